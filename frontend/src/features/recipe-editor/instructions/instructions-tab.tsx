import { Plus } from "lucide-react";
import { useFieldArray, useFormState, useWatch } from "react-hook-form";

import { Button } from "@/shared/ui/button";
import { SortableList } from "@/shared/ui/sortable-list";

import styles from "../rows.module.css";
import type { EditorControl } from "../schema";
import { stepTexts } from "../texts";
import { useRowFocus } from "../use-row-focus";
import { newStep } from "../values";
import { readPastedSteps } from "./pasted-steps";
import { StepRow } from "./step-row";

/** The steps in their order. */
export function InstructionsTab({ control }: { control: EditorControl }) {
  const { fields, append, insert, move, remove, update } = useFieldArray({ control, name: "Instructions" });
  const steps = useWatch({ control, name: "Instructions" });
  const error = useFormState({ control, name: "Instructions" }).errors.Instructions;
  const { list, addButton, added, onFocused, focusRow, focusAfterRemoval } = useRowFocus();
  const hasSections = steps.some(({ Section }) => Section !== "");

  const items = fields.map(({ id }, index) => ({ id, name: stepTexts.nameOf(index + 1) }));

  const add = () => {
    const Section = steps.at(-1)?.Section ?? "";
    append(newStep({ Section }), { shouldFocus: false });
    focusRow(fields.length);
  };

  /** Puts a pasted list in the place of an empty step, else behind the step. */
  const paste = (index: number, text: string): boolean => {
    const read = readPastedSteps(text);
    const step = steps[index];
    if (read === null || step === undefined) return false;
    const rows = read.map((words) => newStep({ Instruction_Text: words, Section: step.Section }));
    const [first, ...others] = step.Instruction_Text.trim() === "" ? rows : [step, ...rows];
    if (first !== step && first !== undefined) update(index, { ...step, Instruction_Text: first.Instruction_Text });
    insert(index + 1, others, { shouldFocus: false });
    focusRow(index + others.length);
    return true;
  };

  return (
    <div ref={list}>
      <p className={styles.lead}>{stepTexts.lead}</p>
      {error?.message !== undefined && <p className={styles.error}>{error.message}</p>}
      {error?.root?.message !== undefined && <p className={styles.error}>{error.root.message}</p>}
      {items.length === 0 && <p className={styles.empty}>{stepTexts.empty}</p>}
      <SortableList label={stepTexts.list} items={items} idOf={({ id }) => id} nameOf={({ name }) => name} onMove={move}>
        {(_item, index) => (
          <StepRow
            control={control}
            index={index}
            hasSection={hasSections}
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
        {stepTexts.add}
      </Button>
    </div>
  );
}
