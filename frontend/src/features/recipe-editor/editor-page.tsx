import { useQuery } from "@tanstack/react-query";

import { ApiError } from "@/shared/api/errors";
import { useCategories, useCuisines } from "@/shared/api/lookups";
import { paths } from "@/shared/config/paths";
import { Button, ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

import { editQuery } from "./api";
import { EditorForm } from "./editor-form";
import styles from "./editor-page.module.css";
import { EditorSkeleton } from "./editor-skeleton";
import { editorTexts } from "./texts";

/** A recipe's editor in all its states. `id` is null for an address that no recipe can have. */
export function EditorPage({ id }: { id: number | null }) {
  if (id === null) return <Failed reason={editorTexts.noId} />;
  return <KnownRecipe id={id} />;
}

function KnownRecipe({ id }: { id: number }) {
  const recipe = useQuery(editQuery(id));
  const cuisines = useCuisines();
  const categories = useCategories();
  const all = [recipe, cuisines, categories];

  if (recipe.data && cuisines.data && categories.data) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{editorTexts.title}</h1>
        <EditorForm recipe={recipe.data} cuisines={cuisines.data} categories={categories.data} />
      </div>
    );
  }
  const failed = all.find(({ error, isFetching }) => error !== null && !isFetching);
  if (failed === undefined) return <EditorSkeleton />;
  return <Failed reason={reasonOf(failed.error)} recipeId={id} onRetry={() => retry(all)} />;
}

function retry(queries: { error: Error | null; refetch: () => Promise<unknown> }[]) {
  queries.filter(({ error }) => error !== null).forEach(({ refetch }) => void refetch());
}

interface FailedProps {
  reason: string;
  recipeId?: number;
  onRetry?: () => void;
}

function Failed({ reason, recipeId, onRetry }: FailedProps) {
  // Where the server has spoken, asking again changes nothing.
  const isFinal = reason !== editorTexts.failed;
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        title={reason}
        text={
          <>
            <strong>{editorTexts.comingSoon}</strong>
            <br />
            {editorTexts.beingWorkedOn}
          </>
        }
      >
        {!isFinal && onRetry && <Button onClick={onRetry}>{editorTexts.again}</Button>}
        {reason === editorTexts.forbidden && recipeId !== undefined ? (
          <ButtonLink to={paths.recipe(recipeId)} variant={isFinal ? "primary" : "outline"}>
            {editorTexts.toRecipe}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.recipes} variant={isFinal ? "primary" : "outline"}>
            {editorTexts.toRecipes}
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  );
}

function reasonOf(error: Error | null): string {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return editorTexts.notFound;
  return status === 403 ? editorTexts.forbidden : editorTexts.failed;
}
