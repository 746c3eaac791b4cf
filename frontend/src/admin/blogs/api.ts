import { api, body } from "@/shared/api/client";
import type { paths } from "@/shared/api/schema";

type Query = NonNullable<paths["/api/v1.0/staff/blogs"]["get"]["parameters"]["query"]>;

export function listBlogs({ search, published }: Record<string, string | undefined>, page: number, signal: AbortSignal) {
  const query = { Search: search, Published: published, Page: page };
  return body(api.GET("/api/v1.0/staff/blogs", { params: { query: query as Query }, signal }));
}

export function publishBlog({ id, publish }: { id: number; publish: boolean }) {
  const path = { blog_id: id };
  return body(api.POST("/api/v1.0/staff/blogs/{blog_id}/publish", { params: { path }, body: { Publish: publish, Reason: "" } }));
}
