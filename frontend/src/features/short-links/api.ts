import { api, body } from "@/shared/api/client";

/** The full address behind a short code. Raises ApiError when there is none. */
export async function fetchFullUrl(shortCode: string): Promise<string> {
  const call = api.GET("/api/v1.0/recipes/full-url/{short_code}", { params: { path: { short_code: shortCode } } });
  return (await body(call)).Full_URL;
}
