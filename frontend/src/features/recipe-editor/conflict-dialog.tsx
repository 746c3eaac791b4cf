import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";

import { paths } from "@/shared/config/paths";
import { formatMoment } from "@/shared/dates/moment";
import { Alert } from "@/shared/ui/alert";
import { Button } from "@/shared/ui/button";
import { Dialog, DialogActions } from "@/shared/ui/dialog";

import { editQuery } from "./api";
import styles from "./conflict-dialog.module.css";
import { conflictTexts } from "./texts";

interface ConflictDialogProps {
  recipeId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Saves the edit in the place of this version. */
  onOverwrite: (version: string) => void;
}

/** Tells that another version was saved meanwhile: the edit can go on, or take that version's place. */
export function ConflictDialog({ recipeId, open, onOpenChange, onOverwrite }: ConflictDialogProps) {
  // What the editor opened with is out of date.
  const { data, isFetching, isError, refetch } = useQuery({ ...editQuery(recipeId), refetchOnMount: "always" });
  const theirs = isFetching || isError ? undefined : data;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={conflictTexts.title} description={conflictTexts.text}>
      {isError && !isFetching ? (
        <Alert text={conflictTexts.failed} />
      ) : (
        <p role="status" className={styles.when}>
          {theirs ? conflictTexts.savedAt(formatMoment(theirs.Updated_At)) : conflictTexts.loading}{" "}
          <Link to={paths.recipe(recipeId)} target="_blank">
            {conflictTexts.look}
          </Link>
        </p>
      )}
      <p className={styles.choice}>{conflictTexts.choice}</p>
      <DialogActions>
        <Button variant="outline" onClick={() => onOpenChange(false)}>
          {conflictTexts.keep}
        </Button>
        {isError && !isFetching ? (
          <Button onClick={() => void refetch()}>{conflictTexts.again}</Button>
        ) : (
          <Button disabled={theirs === undefined} onClick={() => theirs && onOverwrite(theirs.Version)}>
            {conflictTexts.overwrite}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
