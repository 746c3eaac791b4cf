import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router-dom";

import type { RecipeEdit } from "@/shared/api/types";
import { paths } from "@/shared/config/paths";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";
import { Dialog, DialogActions } from "@/shared/ui/dialog";

import { editQuery } from "./api";
import { conflictTexts } from "./texts";

interface ConflictDialogProps {
  recipeId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLoaded: (theirs: RecipeEdit) => void;
}

/** Asks whether to keep an edit in view or to load the version that was saved meanwhile. */
export function ConflictDialog({ recipeId, open, onOpenChange, onLoaded }: ConflictDialogProps) {
  const queryClient = useQueryClient();
  const theirs = useMutation({
    mutationFn: () => queryClient.query(editQuery(recipeId)),
    onSuccess: (recipe) => {
      onLoaded(recipe);
      onOpenChange(false);
    },
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={conflictTexts.title} description={conflictTexts.text}>
      {theirs.isError && <Alert text={conflictTexts.failed} />}
      <p>
        <Link to={paths.recipe(recipeId)} target="_blank">
          {conflictTexts.look}
        </Link>
      </p>
      <p>{conflictTexts.loadNote}</p>
      <DialogActions>
        <Button variant="outline" onClick={() => onOpenChange(false)}>
          {conflictTexts.keep}
        </Button>
        <Button disabled={theirs.isPending} onClick={() => theirs.mutate()}>
          {theirs.isPending ? conflictTexts.loading : conflictTexts.load}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
