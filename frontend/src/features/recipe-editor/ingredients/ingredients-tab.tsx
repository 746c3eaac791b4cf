import { useFieldArray, useFormState, useWatch } from "react-hook-form";

import type { Verdicts } from "@/shared/halal/use-halal-guard";

import { EditableRows } from "../editable-rows";
import type { EditorControl, IngredientValues } from "../schema";
import { ingredientTexts } from "../texts";
import { newIngredient } from "../values";
import { IngredientRow } from "./ingredient-row";
import { lineOf } from "./line-of";
import { readPastedIngredients } from "./pasted-ingredients";

interface IngredientsTabProps {
  control: EditorControl;
  verdicts: Verdicts;
}

/** The ingredients in their order. */
export function IngredientsTab({ control, verdicts }: IngredientsTabProps) {
  const { fields, append, insert, move, remove, update } = useFieldArray({ control, name: "Ingredients" });
  const lines = useWatch({ control, name: "Ingredients" });
  const error = useFormState({ control, name: "Ingredients" }).errors.Ingredients;
  const hasSections = lines.some(({ Section }) => Section !== "");

  /** Puts a pasted list in the place of an empty row, else behind the row. */
  const paste = (index: number, text: string): number | null => {
    const read = readPastedIngredients(text);
    const line = lines[index];
    if (read === null || line === undefined) return null;
    const rows = read.map((row) => newIngredient({ ...row, Section: line.Section }));
    const [first, ...others] = line.Name.trim() === "" ? rows : [line, ...rows];
    if (first !== line && first !== undefined) update(index, { ...first, ID: line.ID });
    insert(index + 1, others, { shouldFocus: false });
    return index + others.length;
  };

  return (
    <EditableRows
      texts={ingredientTexts}
      items={fields.map(({ id }, index) => ({ id, name: nameOf(lines[index], index) }))}
      error={error}
      onAdd={() => append(newIngredient({ Section: lines.at(-1)?.Section ?? "" }), { shouldFocus: false })}
      onMove={move}
      onRemove={remove}
      onPaste={paste}
    >
      {(row, name) => (
        <IngredientRow
          {...row}
          control={control}
          name={name}
          hasSection={hasSections}
          verdict={verdicts.get(lineOf(lines[row.index] ?? newIngredient()))}
        />
      )}
    </EditableRows>
  );
}

function nameOf(line: IngredientValues | undefined, index: number): string {
  const name = line?.Name.trim() ?? "";
  return name === "" ? ingredientTexts.nameless(index + 1) : name;
}
