import { Plus } from "lucide-react";
import { useFieldArray, useFormState, useWatch } from "react-hook-form";

import { Button } from "@/shared/ui/button";
import { SortableList } from "@/shared/ui/sortable-list";

import styles from "../rows.module.css";
import type { EditorControl, IngredientValues } from "../schema";
import { ingredientTexts } from "../texts";
import { useRowFocus } from "../use-row-focus";
import { newIngredient } from "../values";
import { IngredientRow } from "./ingredient-row";
import { readPastedIngredients } from "./pasted-ingredients";
import { lineOf, type Verdicts } from "./use-halal-guard";

interface IngredientsTabProps {
  control: EditorControl;
  verdicts: Verdicts;
}

/** The ingredients in their order. */
export function IngredientsTab({ control, verdicts }: IngredientsTabProps) {
  const { fields, append, insert, move, remove, update } = useFieldArray({ control, name: "Ingredients" });
  const lines = useWatch({ control, name: "Ingredients" });
  const error = useFormState({ control, name: "Ingredients" }).errors.Ingredients;
  const { list, addButton, added, onFocused, focusRow, focusAfterRemoval } = useRowFocus();
  const hasSections = lines.some(({ Section }) => Section !== "");

  const items = fields.map(({ id }, index) => ({
    id,
    name: nameOf(lines[index], index),
  }));

  const add = () => {
    const Section = lines.at(-1)?.Section ?? "";
    append(newIngredient({ Section }), { shouldFocus: false });
    focusRow(fields.length);
  };

  /** Puts a pasted list in the place of an empty row, else behind the row. */
  const paste = (index: number, text: string): boolean => {
    const read = readPastedIngredients(text);
    const line = lines[index];
    if (read === null || line === undefined) return false;
    const rows = read.map((row) => newIngredient({ ...row, Section: line.Section }));
    const [first, ...others] = line.Name.trim() === "" ? rows : [line, ...rows];
    if (first !== line && first !== undefined) update(index, { ...first, ID: line.ID });
    insert(index + 1, others, { shouldFocus: false });
    focusRow(index + others.length);
    return true;
  };

  return (
    <div ref={list}>
      <p className={styles.lead}>{ingredientTexts.lead}</p>
      {error?.message !== undefined && <p className={styles.error}>{error.message}</p>}
      {error?.root?.message !== undefined && <p className={styles.error}>{error.root.message}</p>}
      {items.length === 0 && <p className={styles.empty}>{ingredientTexts.empty}</p>}
      <SortableList label={ingredientTexts.list} items={items} idOf={({ id }) => id} nameOf={({ name }) => name} onMove={move}>
        {({ name }, index) => (
          <IngredientRow
            control={control}
            index={index}
            name={name}
            hasSection={hasSections}
            verdict={verdicts.get(lineOf(lines[index] ?? newIngredient()))}
            takesFocus={index === added}
            onFocused={onFocused}
            onPaste={(text) => paste(index, text)}
            onRemove={() => {
              remove(index);
              focusAfterRemoval(index);
            }}
          />
        )}
      </SortableList>
      <Button ref={addButton} variant="outline" className={styles.add} onClick={add}>
        <Plus size="1.125rem" aria-hidden="true" />
        {ingredientTexts.add}
      </Button>
    </div>
  );
}

function nameOf(line: IngredientValues | undefined, index: number): string {
  const name = line?.Name.trim() ?? "";
  return name === "" ? ingredientTexts.nameless(index + 1) : name;
}
