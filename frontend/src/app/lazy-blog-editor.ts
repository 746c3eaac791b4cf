import { lazyCode } from "@/shared/lazy/lazy-code";
import { lazyScreen } from "@/shared/lazy/lazy-screen";

/** The screen of both addresses of the blog editor. The files that it is made of are named here, not in the first load,
 * which names those of every screen. */
export const LazyBlogEditor = lazyScreen(lazyCode(() => import("./blog-editor")));
