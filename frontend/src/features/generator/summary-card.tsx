import { Fragment } from "react";

import type { Category, Cuisine } from "@/shared/api/types";
import { EmptyPlate } from "@/shared/motif/empty-plate";

import { inSentence } from "./in-sentence";
import styles from "./summary-card.module.css";
import { summaryTexts } from "./texts";
import type { ChosenIngredient } from "./values";

/** How many ingredients are named; the others are counted. */
const NAMED = 6;

interface SummaryCardProps {
  cuisine: Cuisine | undefined;
  category: Category | undefined;
  ingredients: readonly ChosenIngredient[];
}

/** The table as it is set so far: the cuisine's cloth, what the dish is served on, and what goes into it. */
export function SummaryCard({ cuisine, category, ingredients }: SummaryCardProps) {
  const kind = [cuisine?.Display_Name, category?.Short_Name].filter((name) => name !== undefined).join(" · ");
  return (
    <div>
      <EmptyPlate key={cuisine?.Code} className={styles.plate} code={cuisine?.Code} category={category?.Code} />
      <div className={styles.words}>
        <h2 className={styles.kind}>{kind === "" ? summaryTexts.title : kind}</h2>
        <p className={styles.menu}>{ingredients.length === 0 ? summaryTexts.empty : <Menu ingredients={ingredients} />}</p>
      </div>
    </div>
  );
}

/** "with rice, lamb and 4 more". Each name keeps its own direction of writing. */
function Menu({ ingredients }: { ingredients: readonly ChosenIngredient[] }) {
  const names = ingredients.slice(0, NAMED).map(({ name }) => inSentence(name));
  const others = ingredients.length - names.length;
  const items = others === 0 ? names : [...names, summaryTexts.others(others)];
  const parts = new Intl.ListFormat("en", { type: "conjunction" }).formatToParts(items);
  return (
    <>
      {summaryTexts.made}{" "}
      {parts.map(({ type, value }, index) => (
        <Fragment key={index}>{type === "element" ? <bdi>{value}</bdi> : value}</Fragment>
      ))}
    </>
  );
}
