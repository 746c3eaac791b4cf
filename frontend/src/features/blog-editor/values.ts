import type { BlogEdit } from "@/shared/api/types";
import { sanitizeBlogHtml } from "@/shared/html/sanitize-blog-html";

/** What the author types. */
export interface BlogTexts {
  title: string;
  excerpt: string;
  /** HTML. */
  content: string;
  tags: string[];
}

/** The featured image: the one that the site has, or a chosen file that is not sent yet. */
export interface FeaturedImage {
  file: File | null;
  /** Address of what the preview shows. */
  url: string;
}

export const NO_TEXTS: BlogTexts = { title: "", excerpt: "", content: "", tags: [] };

/** What the editor holds of a blog when it is opened. */
export function textsOf(blog: BlogEdit): BlogTexts {
  return { title: blog.Title, excerpt: blog.Excerpt, content: sanitizeBlogHtml(blog.Content), tags: blog.Tags };
}

export function imageOf({ Featured_Image_URL: url }: BlogEdit): FeaturedImage | null {
  return url === null ? null : { file: null, url };
}

export function areSame(one: BlogTexts, other: BlogTexts): boolean {
  const isSame = (key: keyof BlogTexts) => JSON.stringify(one[key]) === JSON.stringify(other[key]);
  return isSame("title") && isSame("excerpt") && isSame("content") && isSame("tags");
}
