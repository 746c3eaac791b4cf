import { useParams } from "react-router-dom";

import { BlogPage } from "@/features/blogs/blog-page";

/** /blogs/{slug}. */
export function Screen() {
  const { slug = "" } = useParams();
  return <BlogPage key={slug} slug={slug} />;
}
