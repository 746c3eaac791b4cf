import type { Ref } from "react";

import type { Category, Cuisine } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";

import { CreditsLine } from "./credits-line";
import type { Failure } from "./failure";
import { NearestOffer } from "./nearest-offer";
import styles from "./order-card.module.css";
import { SummaryCard } from "./summary-card";
import { generatorTexts } from "./texts";
import { isEmpty, type GeneratorValues } from "./values";

interface OrderCardProps {
  memberId: number | undefined;
  cuisines: readonly Cuisine[];
  categories: readonly Category[];
  values: GeneratorValues;
  isRunning: boolean;
  failure: Failure | null;
  onTake: (cuisineId: number, categoryId: number) => void;
  onClear: () => void;
  button: Ref<HTMLButtonElement>;
}

/** What is about to be generated, what it costs, and the button. */
export function OrderCard(props: OrderCardProps) {
  const { memberId, cuisines, categories, values, isRunning, failure, onTake, onClear, button } = props;
  const { cuisineId, categoryId, ingredients } = values;
  const cuisineOf = (id: number | null | undefined) => cuisines.find(({ ID }) => ID === id);
  const categoryOf = (id: number | null | undefined) => categories.find(({ ID }) => ID === id);
  const other = { cuisine: cuisineOf(failure?.nearest?.Cuisine_ID), category: categoryOf(failure?.nearest?.Category_ID) };

  return (
    <div className={styles.card}>
      <SummaryCard cuisine={cuisineOf(cuisineId)} category={categoryOf(categoryId)} ingredients={ingredients} />
      <div className={styles.below}>
        <CreditsLine memberId={memberId} />
        {failure && other.cuisine && other.category && (
          <NearestOffer
            text={failure.text}
            cuisine={other.cuisine}
            category={other.category}
            dish={failure.nearest?.Title ?? ""}
            onTake={onTake}
          />
        )}
        <Button ref={button} type="submit" aria-busy={isRunning}>
          {isRunning ? generatorTexts.generating : generatorTexts.generate}
        </Button>
        {!isEmpty(values) && (
          <Button variant="quiet" onClick={onClear}>
            {generatorTexts.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
