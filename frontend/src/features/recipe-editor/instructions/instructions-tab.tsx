import { useFieldArray, useFormState, useWatch } from "react-hook-form";

import { EditableRows } from "../editable-rows";
import type { EditorControl } from "../schema";
import { stepTexts } from "../texts";
import { newStep } from "../values";
import { readPastedSteps } from "./pasted-steps";
import { StepRow } from "./step-row";

/** The steps in their order. */
export function InstructionsTab({ control }: { control: EditorControl }) {
  const { fields, append, insert, move, remove, update } = useFieldArray({ control, name: "Instructions" });
  const steps = useWatch({ control, name: "Instructions" });
  const error = useFormState({ control, name: "Instructions" }).errors.Instructions;
  const hasSections = steps.some(({ Section }) => Section !== "");

  /** Puts a pasted list in the place of an empty step, else behind the step. */
  const paste = (index: number, text: string): number | null => {
    const read = readPastedSteps(text);
    const step = steps[index];
    if (read === null || step === undefined) return null;
    const rows = read.map((words) => newStep({ Instruction_Text: words, Section: step.Section }));
    const [first, ...others] = step.Instruction_Text.trim() === "" ? rows : [step, ...rows];
    if (first !== step && first !== undefined) update(index, { ...step, Instruction_Text: first.Instruction_Text });
    insert(index + 1, others, { shouldFocus: false });
    return index + others.length;
  };

  return (
    <EditableRows
      texts={stepTexts}
      items={fields.map(({ id }, index) => ({ id, name: stepTexts.nameOf(index + 1) }))}
      error={error}
      onAdd={() => append(newStep({ Section: steps.at(-1)?.Section ?? "" }), { shouldFocus: false })}
      onMove={move}
      onRemove={remove}
      onPaste={paste}
    >
      {(row) => <StepRow {...row} control={control} hasSection={hasSections} />}
    </EditableRows>
  );
}
