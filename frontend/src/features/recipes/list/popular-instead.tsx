import { useQuery } from "@tanstack/react-query";
import { useId } from "react";

import { RecipeCard } from "@/shared/cards/recipe-card";
import { RecipeGrid } from "@/shared/cards/recipe-grid";

import { popularRecipesQuery } from "../api";
import styles from "./popular-instead.module.css";
import { listTexts } from "./texts";

const COUNT = 6;

/** A few popular recipes below an empty result. Nothing while they load and when they can't be fetched. */
export function PopularInstead() {
  const { data: recipes = [] } = useQuery(popularRecipesQuery);
  const titleId = useId();
  if (recipes.length === 0) return null;
  return (
    <section className={styles.popular} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {listTexts.popular}
      </h2>
      <RecipeGrid>
        {recipes.slice(0, COUNT).map((recipe) => (
          <li key={recipe.ID}>
            <RecipeCard recipe={recipe} />
          </li>
        ))}
      </RecipeGrid>
    </section>
  );
}
