import type { ReactNode } from "react";

import type { RecipeDetail, RecipeLabels } from "@/shared/api/types";

import { ingredientLine } from "../ingredient-line";
import styles from "./halal-panel.module.css";
import { linesOf } from "./summary";
import { labelTexts } from "./texts";

interface HalalPanelProps {
  id: string;
  recipe: RecipeDetail;
  labels: RecipeLabels;
}

/** How the halal line came about: what was read, what deserves a look, what was not understood, and who judges. */
export function HalalPanel({ id, recipe, labels }: HalalPanelProps) {
  return (
    <div id={id} className={styles.panel} data-status={labels.Halal.Status}>
      <ToLookAt recipe={recipe} status={labels.Halal.Status} />
      <Part title={labelTexts.read}>
        <p>{labelTexts.readParts(enumerated(partsRead(recipe, labels)))}</p>
      </Part>
      {labels.Not_Understood.length > 0 && (
        <Part title={labelTexts.notUnderstood}>
          <p>{labelTexts.notInLexicon}</p>
          <ul className={styles.lines}>
            {linesOf(labels.Not_Understood).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={labelTexts.judge}>
        <p>{labelTexts.guard}</p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

function ToLookAt({ recipe, status }: { recipe: RecipeDetail; status: RecipeLabels["Halal"]["Status"] }) {
  if (status === "halal") return null;
  const lines = recipe.Ingredients.filter(({ Halal_Status }) => Halal_Status !== "halal");
  return (
    <Part title={labelTexts.toLookAt}>
      {lines.length === 0 && <p>{labelTexts.notAnIngredient}</p>}
      <ul className={styles.lines}>
        {lines.map((ingredient) => (
          <li key={ingredient.ID}>
            <strong>{[ingredientLine(ingredient).amount, ingredient.Name].filter(Boolean).join(" ")}</strong>
            {ingredient.Halal_Note && <span> {ingredient.Halal_Note}</span>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function partsRead({ Instructions }: RecipeDetail, { Looked_At, Ingredient_Count }: RecipeLabels): string[] {
  const names = {
    title: labelTexts.readTitle,
    ingredients: labelTexts.readIngredients(Ingredient_Count),
    texts: labelTexts.readSteps(Instructions.length),
  };
  return (["title", "ingredients", "texts"] as const).filter((part) => Looked_At.includes(part)).map((part) => names[part]);
}

/** "a, b and c". */
function enumerated(parts: string[]): string {
  return new Intl.ListFormat("en-GB").format(parts);
}
