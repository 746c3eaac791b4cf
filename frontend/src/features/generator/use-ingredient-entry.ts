import { useState } from "react";

import { namesIn } from "@/shared/ingredients/names";

import { withNames, type Addition } from "./ingredients";
import { ingredientTexts } from "./texts";
import type { ChosenIngredient } from "./values";

const SEPARATOR = /[,،、;]/;

/** The field in which ingredients are typed and pasted, and what it says of them. */
export function useIngredientEntry(
  ingredients: readonly ChosenIngredient[],
  lookup: readonly string[],
  onChange: (ingredients: readonly ChosenIngredient[]) => void,
) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState("");

  const take = (addition: Addition, rest = "") => {
    if (addition.added.length > 0) onChange(addition.ingredients);
    setProblem(addition.problem);
    setSaid(sentenceOf(addition));
    // What was not taken stays where it can be put right.
    setTyped([...addition.refused, rest].filter((text) => text !== "").join(", "));
    return addition;
  };

  return {
    typed,
    problem,
    said,
    say: setSaid,
    /** A separator adds what stands in front of it. */
    type: (text: string) => {
      setProblem(null);
      const parts = text.split(SEPARATOR);
      const rest = parts.pop() ?? "";
      if (parts.length === 0) setTyped(text);
      else take(withNames(ingredients, namesIn(parts.join(",")), lookup), rest.trimStart());
    },
    /** Adds what is typed. Gives the list with it, and what could not be added. */
    addTyped: () => take(withNames(ingredients, namesIn(typed), lookup)),
    /** Adds names that a list or a paste gives; what was typed stays unless it asked for them. */
    add: (names: readonly string[]) => take(withNames(ingredients, names, lookup)),
    addQuick: (name: string) => take(withNames(ingredients, [name], lookup, { isQuick: true }), typed),
  };
}

export type IngredientEntry = ReturnType<typeof useIngredientEntry>;

function sentenceOf({ added, repeated }: Addition): string {
  if (repeated.length > 0) return ingredientTexts.alreadyThere(repeated.join(", "));
  return added.length > 0 ? ingredientTexts.added(added.join(", ")) : "";
}
