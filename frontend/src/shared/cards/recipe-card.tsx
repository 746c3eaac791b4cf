import { Clock, Star, Users } from "lucide-react";
import { memo, useId } from "react";

import type { RecipeCard as Recipe } from "@/shared/api/types";
import { paths } from "@/shared/config/paths";
import { DEFAULT_SERVING_SIZE } from "@/shared/config/product";
import { minutesAndHours } from "@/shared/dates/durations";
import { CardImage } from "@/shared/images/card-image";
import { Badge, difficultyTone } from "@/shared/ui/badge";
import { cx } from "@/shared/ui/cx";
import { Hint } from "@/shared/ui/hint";
import { VisuallyHidden } from "@/shared/ui/visually-hidden";

import cardLink from "./card-link.module.css";
import { useRecipeActions } from "./recipe-actions";
import styles from "./recipe-card.module.css";
import { cardTexts } from "./texts";

interface RecipeCardProps {
  recipe: Recipe;
  /** "generated" shows a Published or Draft badge, "saved" a heart that is full from the start. */
  kind?: "browse" | "generated" | "saved";
  /** Loads the picture at once, for the first cards of a screen. */
  priority?: boolean;
  /** Why a search found it, where its title doesn't show it: "with tahini". */
  foundBy?: string | null;
}

/** One recipe as a card: a link that opens the recipe in a new tab, and over its picture the recipe's actions.
 *
 * A generated recipe is the member's own and has no actions. Lists draw it anew only when its recipe changes: each
 * letter in the search box draws the list's screen.
 */
export const RecipeCard = memo(function RecipeCard({ recipe, kind = "browse", priority = false, foundBy }: RecipeCardProps) {
  const recipeActions = useRecipeActions(recipe, kind === "saved");
  const actions = kind === "generated" ? null : recipeActions;
  const titleId = useId();

  return (
    <article className={styles.card}>
      <a
        className={cx(cardLink.card, styles.link)}
        href={paths.recipe(recipe.ID)}
        target="_blank"
        rel="noopener"
        aria-labelledby={titleId}
      >
        <div className={styles.picture}>
          <CardImage
            url={recipe.Image_4_3_URL}
            blurHash={recipe.Image_4_3_BlurHash}
            alt=""
            priority={priority}
            plate={{ code: recipe.Cuisine_Code, category: recipe.Category_Code, dish: recipe.ID }}
          />
          <div className={styles.onPicture}>
            {recipe.Cuisine_Display_Name && <Badge tone="picture">{recipe.Cuisine_Display_Name}</Badge>}
            {kind === "generated" && (
              <Badge tone={recipe.Is_Published ? "green" : "yellow"}>
                {recipe.Is_Published ? cardTexts.published : cardTexts.draft}
              </Badge>
            )}
          </div>
        </div>
        <div className={styles.body}>
          <div className={styles.badges}>
            {recipe.Category_Name && <Badge>{recipe.Category_Name}</Badge>}
            {recipe.Difficulty_Level && (
              <Badge tone={difficultyTone(recipe.Difficulty_Level)}>{recipe.Difficulty_Level}</Badge>
            )}
          </div>
          <Hint text={recipe.Long_Title}>
            <h3 id={titleId} className={styles.title}>
              {recipe.Short_Title}
            </h3>
          </Hint>
          {foundBy && <p className={styles.foundBy}>{foundBy}</p>}
          {recipe.Description && (
            <Hint text={recipe.Description}>
              <p className={styles.description}>{recipe.Description}</p>
            </Hint>
          )}
          <Facts recipe={recipe} />
        </div>
      </a>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
});

function Facts({ recipe }: { recipe: Recipe }) {
  const servings = recipe.Serving_Size ?? DEFAULT_SERVING_SIZE;
  const isRated = recipe.Review_Count > 0;
  return (
    <ul className={styles.facts}>
      {recipe.Total_Time !== null && (
        <li>
          <Clock size="1rem" aria-hidden="true" />
          {minutesAndHours(recipe.Total_Time)}
        </li>
      )}
      <li>
        <Users size="1rem" aria-hidden="true" />
        {servings}
        <VisuallyHidden>{cardTexts.servings}</VisuallyHidden>
      </li>
      <li className={cx(styles.rating, !isRated && styles.unrated)}>
        <Star size="1rem" aria-hidden="true" />
        {isRated ? (
          <>
            <VisuallyHidden>{cardTexts.rating}</VisuallyHidden>
            {recipe.Average_Rating.toFixed(1)}
            <span className={styles.count}>
              ({recipe.Review_Count}
              <VisuallyHidden>{cardTexts.reviews}</VisuallyHidden>)
            </span>
          </>
        ) : (
          cardTexts.unrated
        )}
      </li>
    </ul>
  );
}
