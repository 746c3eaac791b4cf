import { useQuery } from "@tanstack/react-query";

import { ReasonDialog } from "../parts/reason-dialog";
import { useChange } from "../parts/use-change";
import { deleteRecipe, readDependents, type Dependents, type RecipeRow } from "./api";

/** Says what goes with a recipe before it is deleted. */
export function DeleteRecipe({ recipe, onClose }: { recipe: RecipeRow; onClose: () => void }) {
  const { data } = useQuery({
    queryKey: ["staff", "dependents", recipe.ID],
    queryFn: ({ signal }) => readDependents(recipe.ID, signal),
    staleTime: 0,
  });
  const deleting = useChange("recipes", deleteRecipe, () => `“${recipe.Title}” is deleted.`);
  return (
    <ReasonDialog
      title={`Delete “${recipe.Title}”?`}
      description="This can't be undone."
      action="Delete"
      isBusy={deleting.isPending || data === undefined}
      onDone={(reason) => deleting.mutate({ id: recipe.ID, reason }, { onSettled: onClose })}
      onClose={onClose}
    >
      <p aria-live="polite">{data === undefined ? "Looking up what depends on it…" : wordsOf(data)}</p>
    </ReasonDialog>
  );
}

function wordsOf({ Reviews: reviews, Favorites: favorites, Views: views, Generations: generations }: Dependents): string {
  const going = [counted(reviews, "review"), counted(favorites, "favorite"), counted(views, "counted view")];
  const kept = generations === 0 ? "" : ` ${counted(generations, "generation request")} made it and will have no recipe.`;
  return `With it go ${going.slice(0, -1).join(", ")} and ${going.at(-1)}.${kept}`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
