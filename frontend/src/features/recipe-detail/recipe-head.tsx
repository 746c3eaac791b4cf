import { Printer, Share2 } from "lucide-react";
import { use, useState } from "react";

import type { RecipeDetail } from "@/shared/api/types";
import { useRecipeActions } from "@/shared/cards/recipe-actions";
import { recipesPath } from "@/shared/config/paths";
import { useDisclosure } from "@/shared/hooks/use-disclosure";
import { useKeptDialog } from "@/shared/hooks/use-kept-dialog";
import { lazyCode } from "@/shared/lazy/lazy-code";
import { lazyDialog } from "@/shared/lazy/lazy-dialog";
import { loadOrTell } from "@/shared/lazy/unavailable";
import { Button } from "@/shared/ui/button";
import { toast } from "@/shared/ui/toast";

import { BadgeLink } from "./badge-link";
import { DraftLine } from "./draft-line";
import { EditButton } from "./edit-button";
import { HalalLine } from "./labels/halal-line";
import { HalalPanel } from "./labels/halal-panel";
import { PageActions } from "./page-actions";
import styles from "./recipe-head.module.css";
import { detailTexts } from "./texts";

const ShareDialog = lazyDialog(() => import("./share/share-dialog"), "ShareDialog");
const print = lazyCode(() => import("./print/print-recipe"));

/** Badges, titles, the halal line, description, byline, and what can be done with the recipe. */
export function RecipeHead({ recipe }: { recipe: RecipeDetail }) {
  const actions = useRecipeActions(recipe);
  const pageActions = use(PageActions)(recipe);
  const halal = useDisclosure();
  const { Short_Title, Long_Title, Description, Labels } = recipe;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {!recipe.Is_Published && <DraftLine recipe={recipe} />}
        <ul className={styles.badges}>
          {recipe.Cuisine_Display_Name && (
            <BadgeLink to={recipesPath({ cuisine: recipe.Cuisine_Display_Name })}>{recipe.Cuisine_Display_Name}</BadgeLink>
          )}
          {recipe.Category_Name && (
            <BadgeLink to={recipesPath({ category: recipe.Category_Code ?? recipe.Category_Name })}>
              {recipe.Category_Name}
            </BadgeLink>
          )}
        </ul>
        <h1 className={styles.title}>{Short_Title}</h1>
        {Long_Title && Long_Title !== Short_Title && <p className={styles.longTitle}>{Long_Title}</p>}
        {Labels && <HalalLine halal={Labels.Halal} button={halal.button} />}
      </div>
      {Labels && halal.isOpen && <HalalPanel id={halal.panelId} recipe={recipe} labels={Labels} />}
      <div className={styles.aside}>
        {Description && <p className={styles.description}>{Description}</p>}
        <Byline name={recipe.Owner_Name} pictureUrl={recipe.Owner_Pic_URL} />
        <div className={styles.actions}>
          <ShareButton recipe={recipe} />
          <PrintButton />
          <EditButton recipeId={recipe.ID} />
          {pageActions}
          {actions}
        </div>
      </div>
    </div>
  );
}

/** Only with both name and picture. Source: docs/product/recipes.md#recipe-page */
function Byline({ name, pictureUrl }: { name: string | null; pictureUrl: string | null }) {
  const [isBroken, setIsBroken] = useState(false);
  if (!name || !pictureUrl) return null;
  return (
    <p className={styles.byline}>
      {!isBroken && (
        <img src={pictureUrl} alt="" width={44} height={44} decoding="async" onError={() => setIsBroken(true)} />
      )}
      <span>
        {detailTexts.byline} <strong>{name}</strong>
      </span>
    </p>
  );
}

function ShareButton({ recipe }: { recipe: RecipeDetail }) {
  const sharing = useKeptDialog();
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={sharing.open}>
        <Share2 size="1.125rem" aria-hidden="true" />
        {detailTexts.share}
      </Button>
      {sharing.isNeeded && <ShareDialog recipe={recipe} {...sharing.dialog} />}
    </>
  );
}

function PrintButton() {
  const onPrint = async (article: Element) => {
    const module = await loadOrTell(print);
    if (module === undefined || (await module.printArticle(article))) return;
    toast({ variant: "destructive", title: detailTexts.error, description: detailTexts.printBlocked });
  };
  return (
    <Button
      variant="outline"
      onClick={({ currentTarget }) => {
        const article = currentTarget.closest("article");
        if (article !== null) void onPrint(article);
      }}
    >
      <Printer size="1.125rem" aria-hidden="true" />
      {detailTexts.print}
    </Button>
  );
}
