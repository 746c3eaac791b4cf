import { queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";

import type { EditValues } from "./schema";
import { wireOf } from "./values";

/** A recipe as its editor opens it. Asked for at every visit: it may have changed, and its version with it. */
export function editQuery(id: number) {
  return queryOptions({
    queryKey: ["recipe-edit", id],
    queryFn: ({ signal }) =>
      body(api.GET("/api/v1.0/recipes/edit/{recipe_id}", { params: { path: { recipe_id: id } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Saves the whole recipe. Raises ApiError: 409 when it has changed since the version that the values name. */
export async function saveRecipe(id: number, values: EditValues): Promise<void> {
  const form = new FormData();
  form.set("recipe", JSON.stringify(wireOf(values)));
  if (values.preview_image !== null) form.set("preview_image", values.preview_image);
  if (values.banner_image !== null) form.set("banner_image", values.banner_image);
  await api.PUT("/api/v1.0/recipes/{recipe_id}", {
    params: { path: { recipe_id: id } },
    // The type says text for a file's bytes; the form carries the files themselves.
    body: { recipe: "" },
    bodySerializer: () => form,
  });
}
