import { useQuery } from "@tanstack/react-query";

import { isNotFound } from "@/shared/api/errors";
import { paths } from "@/shared/config/paths";
import { Button, ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

import { recipeQuery } from "./api";
import { RecipeArticle } from "./recipe-article";
import styles from "./recipe-page.module.css";
import { RecipeSkeleton } from "./recipe-skeleton";
import { detailTexts } from "./texts";

/** A recipe's page in all its states. `id` is null for an address that no recipe can have. */
export function RecipePage({ id }: { id: number | null }) {
  if (id === null) return <NotFound />;
  return <KnownRecipe id={id} />;
}

function KnownRecipe({ id }: { id: number }) {
  const { data: recipe, error, refetch, isFetching } = useQuery(recipeQuery(id));

  if (recipe !== undefined) return <RecipeArticle key={id} recipe={recipe} />;
  if (error === null || isFetching) return <RecipeSkeleton />;
  return isNotFound(error) ? <NotFound /> : <Failed onRetry={() => void refetch()} />;
}

function NotFound() {
  return (
    <div className={styles.screen}>
      <EmptyState title={detailTexts.notFoundTitle} text={detailTexts.notFoundText} level={1}>
        <ButtonLink to={paths.home}>{detailTexts.backHome}</ButtonLink>
      </EmptyState>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.screen}>
      <EmptyState title={detailTexts.failedTitle} text={detailTexts.failedText} level={1}>
        <Button onClick={onRetry}>{detailTexts.again}</Button>
        <ButtonLink to={paths.home} variant="outline">
          {detailTexts.backHome}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
