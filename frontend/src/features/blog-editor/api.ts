import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import { sanitizeBlogHtml } from "@/shared/html/sanitize-blog-html";

import { onOneLine } from "./rules";
import type { BlogTexts } from "./values";

/** A blog as its editor opens it. Asked for at every visit: it may have changed, and its version with it. */
export function editQuery(slug: string) {
  return queryOptions({
    queryKey: ["blog-edit", slug],
    queryFn: ({ signal }) => body(api.GET("/api/v1.0/blogs/edit/{slug}", { params: { path: { slug } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });
}

export interface BlogToSave {
  /** Null for a new blog. */
  id: number | null;
  texts: BlogTexts;
  /** A new featured image. */
  file: File | null;
  /** The version that the texts are based on; null overwrites whatever is stored. */
  version: string | null;
}

/** Stores the blog and returns its slug and version. Raises ApiError: 409 when it has changed since `version`. */
export async function saveBlog({ id, texts, file, version }: BlogToSave) {
  const form = new FormData();
  form.set("Title", onOneLine(texts.title));
  form.set("Excerpt", onOneLine(texts.excerpt));
  form.set("Content", sanitizeBlogHtml(texts.content));
  form.set("Tags", texts.tags.join(", "));
  form.set("Is_Published", "false");
  if (version !== null) form.set("Version", version);
  if (file !== null) form.set("file", file);
  // The types say text for a file's bytes; the form carries the file itself.
  const options = { body: { Title: "", Excerpt: "", Content: "", Tags: "" }, bodySerializer: () => form };
  if (id === null) return await body(api.POST("/api/v1.0/blogs/save", options));
  return await body(api.PUT("/api/v1.0/blogs/save/{blog_id}", { ...options, params: { path: { blog_id: id } } }));
}

/** Publishes the blog, or makes it a draft again. */
export async function setPublication(slug: string, isPublished: boolean): Promise<void> {
  await api.POST("/api/v1.0/blogs/publish", { body: { Publish: isPublished, Slug: slug } });
}
