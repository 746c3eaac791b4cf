import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import { takeServedAnswer } from "@/shared/api/served-answer";
import type { Blog } from "@/shared/api/types";

export const PAGE_SIZE = 24;

/** All published blogs, page after page, the latest first. */
export const allBlogsQuery = infiniteQueryOptions({
  queryKey: ["blogs", "all"],
  initialPageParam: 0,
  queryFn: ({ pageParam, signal }) =>
    body(api.GET("/api/v1.0/blogs/all", { params: { query: { Limit: PAGE_SIZE, Offset: pageParam } }, signal })),
  getNextPageParam: (latest, _, offset) => (latest.HasMore ? offset + PAGE_SIZE : undefined),
});

export function blogQuery(slug: string) {
  return queryOptions({
    queryKey: ["blogs", "one", slug],
    initialData: () => takeServedAnswer(`/api/v1.0/blogs/${encodeURIComponent(slug)}`) as Blog | undefined,
    queryFn: ({ signal }) => body(api.GET("/api/v1.0/blogs/{slug}", { params: { path: { slug } }, signal })),
  });
}

/** Counts a view of the blog. A failure is never shown. Source: docs/product/blogs.md#blog-page */
export function markBlogViewed(id: number): void {
  api.GET("/api/v1.0/blogs/mark-viewed/{blog_id}", { params: { path: { blog_id: id } } }).catch(() => undefined);
}

/** The approved comments on a blog, the newest first. */
export function commentsQuery(blogId: number) {
  return queryOptions({
    queryKey: ["comments", blogId],
    queryFn: ({ signal }) =>
      body(api.GET("/api/v1.0/blogs/comments/{blog_id}", { params: { path: { blog_id: blogId } }, signal })),
  });
}

/** Sends the member's comment. Raises ApiError when it is refused. */
export async function submitComment(blogId: number, text: string): Promise<void> {
  await api.POST("/api/v1.0/blogs/submit-comment", { body: { Blog_ID: blogId, Comment_Text: text } });
}
