import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useRef, useState, type MouseEvent } from "react";

import { ingredientsQuery } from "@/shared/api/lookups";
import { withFoods, withoutFood, type RecipeSearch } from "@/shared/config/recipe-search";
import { IngredientBox } from "@/shared/ingredients/ingredient-box";
import { namesIn } from "@/shared/ingredients/names";

import styles from "./at-hand-panel.module.css";
import { atHandTexts } from "./texts";

const MOST_FOODS = 50;

interface AtHandPanelProps {
  id: string;
  search: RecipeSearch;
  onSearch: (search: RecipeSearch) => void;
  /** True when the visitor has just opened it: the field takes the focus. */
  takesFocus: boolean;
}

/** Where one says what one has. Each food that is added or taken away searches at once. */
export function AtHandPanel({ id, search, onSearch, takesFocus }: AtHandPanelProps) {
  const lookup = useQuery(ingredientsQuery).data?.map(({ Name }) => Name) ?? [];
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const add = (names: readonly string[]) => {
    const next = withFoods(search, names);
    if (next.have.length > MOST_FOODS) {
      setProblem(atHandTexts.tooMany);
      return;
    }
    setTyped("");
    setProblem(undefined);
    if (next.have.length > search.have.length) onSearch(next);
  };
  const remove = (event: MouseEvent<HTMLButtonElement>, food: string) => {
    const chip = event.currentTarget.closest("li");
    const neighbour = (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector("button");
    (neighbour ?? input.current)?.focus();
    onSearch(withoutFood(search, food));
  };

  return (
    <section id={id} className={styles.panel} aria-label={atHandTexts.open}>
      <IngredientBox
        label={atHandTexts.title}
        hint={atHandTexts.hint}
        addLabel={atHandTexts.add}
        error={problem}
        input={input}
        lookup={lookup}
        chosen={search.have}
        typed={typed}
        onType={setTyped}
        onAddTyped={() => add(namesIn(typed))}
        onAdd={add}
      />
      {search.have.length > 0 && (
        <div className={styles.row}>
          <ul className={styles.chips} aria-label={atHandTexts.list}>
            {search.have.map((food) => (
              <li key={food}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={atHandTexts.remove(food)}
                  onClick={(event) => remove(event, food)}
                >
                  <bdi>{food}</bdi>
                  <X size="1rem" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              input.current?.focus();
              onSearch({ ...search, have: [] });
            }}
          >
            {atHandTexts.clear}
          </button>
        </div>
      )}
    </section>
  );
}
