import { useQueryClient } from "@tanstack/react-query";

/** Returns what makes every screen ask for the recipe again: its page, the lists, the searches, the dashboard. */
export function useForgetRecipe(id: number): () => void {
  const queryClient = useQueryClient();
  return () => {
    queryClient.removeQueries({ queryKey: ["recipes", id], exact: true });
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "recipe-edit" && queryKey[0] !== "lookups" });
  };
}
