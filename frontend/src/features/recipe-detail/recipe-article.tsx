import { useEffect } from "react";

import type { RecipeDetail } from "@/shared/api/types";
import { PRODUCT_NAME } from "@/shared/config/product";
import { useDocumentTitle } from "@/shared/hooks/use-document-title";

import { markViewed } from "./api";
import { attributionOf } from "./attribution";
import { HeroPicture } from "./hero-picture";
import { IngredientsSection } from "./ingredients-section";
import { useKitchen } from "./kitchen/use-kitchen";
import { DietsAndAllergens } from "./labels/diets-and-allergens";
import { notesByIngredient } from "./labels/notes";
import { NutritionSection } from "./nutrition-section";
import styles from "./recipe-article.module.css";
import { RecipeHead } from "./recipe-head";
import { shortLink } from "./share/share-links";
import { SimilarWhenNear } from "./similar/when-near";
import { SourceNote } from "./source-note";
import { StatCards } from "./stat-cards";
import { StepsSection } from "./steps-section";
import { TagList } from "./tag-list";
import { detailTexts } from "./texts";

/** A recipe as a page of a cookbook: picture and story, then ingredients beside the steps. */
export function RecipeArticle({ recipe }: { recipe: RecipeDetail }) {
  useDocumentTitle(recipe.Short_Title);
  useViewMark(recipe);
  const kitchen = useKitchen(recipe);

  return (
    <article className={styles.page}>
      <p className={styles.paper}>
        <span className={styles.product}>{PRODUCT_NAME}</span>
        {shortLink(recipe, location.host)}
      </p>
      <RecipeHead recipe={recipe} />
      <HeroPicture recipe={recipe} />
      <StatCards recipe={recipe} servings={kitchen.servings} />
      {recipe.Labels && <DietsAndAllergens labels={recipe.Labels} />}
      {recipe.Cultural_Notes && (
        <section className={styles.culture} aria-labelledby="culture">
          <h2 id="culture">{detailTexts.culture}</h2>
          <p>{recipe.Cultural_Notes}</p>
        </section>
      )}
      <div className={styles.cooking} data-steps={recipe.Instructions.length}>
        <IngredientsSection kitchen={kitchen} notes={notesByIngredient(recipe)} />
        <StepsSection recipe={recipe} kitchen={kitchen} source={attributionOf(recipe)} />
      </div>
      <div className={styles.after}>
        <NutritionSection recipe={recipe} />
        <TagList tags={recipe.Tags} />
        <SourceNote recipe={recipe} />
      </div>
      {recipe.Is_Published && <SimilarWhenNear id={recipe.ID} />}
    </article>
  );
}

/** Counts a view of what everybody can see; of drafts, which only their owner and staff read, the server keeps none. */
function useViewMark({ ID: id, Is_Published: isPublished }: RecipeDetail): void {
  useEffect(() => {
    if (isPublished) markViewed(id);
  }, [id, isPublished]);
}
