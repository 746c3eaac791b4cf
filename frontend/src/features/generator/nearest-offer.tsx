import type { Category, Cuisine } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";

import styles from "./nearest-offer.module.css";
import { outcomeTexts } from "./texts";

interface NearestOfferProps {
  /** Why the ingredients make no dish of what was asked for. */
  text: string;
  cuisine: Cuisine;
  category: Category;
  /** What they would make there; "" when that was not told. */
  dish: string;
  onTake: (cuisineId: number, categoryId: number) => void;
}

/** The nearest cuisine and category in which the ingredients make a dish. */
export function NearestOffer({ text, cuisine, category, dish, onTake }: NearestOfferProps) {
  return (
    <div className={styles.offer}>
      <p>{text}</p>
      {dish !== "" && <p>{outcomeTexts.nearestDish(dish)}</p>}
      <Button variant="outline" onClick={() => onTake(cuisine.ID, category.ID)}>
        {outcomeTexts.tryNearest(cuisine.Display_Name, category.Short_Name)}
      </Button>
    </div>
  );
}
