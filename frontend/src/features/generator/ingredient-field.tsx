import { Plus } from "lucide-react";
import type { ClipboardEvent, KeyboardEvent, RefObject } from "react";

import { Button } from "@/shared/ui/button";
import { ComboBox } from "@/shared/ui/combo-box";

import { namesIn, offersFor } from "./ingredients";
import { ingredientTexts } from "./texts";
import type { IngredientEntry } from "./use-ingredient-entry";
import type { ChosenIngredient } from "./values";

interface IngredientFieldProps {
  entry: IngredientEntry;
  input: RefObject<HTMLInputElement | null>;
  lookup: readonly string[];
  ingredients: readonly ChosenIngredient[];
}

/** Offers ingredients for what is typed. Enter, a comma and the button add any other; a pasted list is taken apart. */
export function IngredientField({ entry, input, lookup, ingredients }: IngredientFieldProps) {
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || event.target !== input.current) return;
    // A highlighted option is the list's to take.
    if (input.current.hasAttribute("aria-activedescendant")) return;
    event.preventDefault();
    event.stopPropagation();
    entry.addTyped();
  };

  const addPasted = (event: ClipboardEvent) => {
    const names = namesIn(event.clipboardData.getData("text/plain"));
    if (names.length < 2) return;
    event.preventDefault();
    entry.add(names);
  };

  return (
    <div onKeyDownCapture={addOnEnter} onPasteCapture={addPasted}>
      <ComboBox
        ref={input}
        label={ingredientTexts.label}
        hint={ingredientTexts.hint}
        error={entry.problem ?? undefined}
        options={offersFor(lookup, entry.typed)}
        chosen={ingredients.map(({ name }) => name)}
        value={entry.typed}
        onValueChange={entry.type}
        onPick={(name) => entry.add([name])}
        action={
          <Button variant="outline" onClick={entry.addTyped}>
            <Plus size="1.125rem" aria-hidden="true" />
            {ingredientTexts.add}
          </Button>
        }
      />
    </div>
  );
}
