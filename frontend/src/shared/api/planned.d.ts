/** Calls of the spec that the committed OpenAPI document does not describe yet. An entry leaves when its call stands. */
export interface BlogSummary {
  ID: number;
  Title: string;
  Slug: string;
  Excerpt: string;
  Featured_Image_URL: string | null;
  Author_Name: string;
  Author_Profile_Pic: string | null;
  Created_At: string;
  Tags: string[];
}

export interface ContactMessage {
  Name: string;
  Email: string;
  Subject: string;
  Message: string;
}

interface Answer<T> {
  200: { headers: Record<string, unknown>; content: { "application/json": T } };
}

interface NoParameters {
  query?: never;
  header?: never;
  path?: never;
  cookie?: never;
}

export interface PlannedPaths {
  "/api/v1.0/blogs/recent-3": {
    get: { parameters: NoParameters; requestBody?: never; responses: Answer<BlogSummary[]> };
  };
  "/api/v1.0/utils/contact-us": {
    post: {
      parameters: NoParameters;
      requestBody: { content: { "application/json": ContactMessage } };
      responses: Answer<unknown>;
    };
  };
}
