import rules from "@config/fields.json";
import { Trash2 } from "lucide-react";
import { useRef, type ClipboardEvent } from "react";

import { FormField } from "@/shared/forms/form-field";
import { IconButton } from "@/shared/ui/button";
import { TextArea, TextField } from "@/shared/ui/field";
import { NumberField } from "@/shared/ui/number-field";

import type { RowProps } from "../editable-rows";
import rowStyles from "../rows.module.css";
import type { EditorControl } from "../schema";
import { stepTexts } from "../texts";
import { useTakeFocus } from "../use-row-focus";
import styles from "./step-row.module.css";

interface StepRowProps extends RowProps {
  control: EditorControl;
  hasSection: boolean;
}

export function StepRow(props: StepRowProps) {
  const { control, index, hasSection, takesFocus, onFocused, onPaste, onRemove } = props;
  const row = useRef<HTMLDivElement>(null);
  useTakeFocus(row, takesFocus, onFocused);

  const pasteList = (event: ClipboardEvent) => {
    if (onPaste(event.clipboardData.getData("text/plain"))) event.preventDefault();
  };
  return (
    <div ref={row} className={styles.row}>
      <div className={styles.text}>
        <FormField control={control} name={`Instructions.${index}.Instruction_Text`}>
          {(field) => (
            <TextArea {...field} required data-main-field rows={3} label={stepTexts.text(index + 1)} onPaste={pasteList} />
          )}
        </FormField>
      </div>
      <div>
        <FormField control={control} name={`Instructions.${index}.Temperature`}>
          {(field) => <TextField {...field} label={stepTexts.temperature} autoComplete="off" />}
        </FormField>
      </div>
      <div>
        <FormField control={control} name={`Instructions.${index}.Time_Needed`}>
          {(field) => (
            <NumberField
              {...field}
              label={stepTexts.timeNeeded}
              min={0}
              max={rules.recipe.minutes.max}
              hasButtons={false}
            />
          )}
        </FormField>
      </div>
      {hasSection && (
        <div>
          <FormField control={control} name={`Instructions.${index}.Section`}>
            {(field) => <TextField {...field} label={stepTexts.section} autoComplete="off" />}
          </FormField>
        </div>
      )}
      <IconButton
        className={rowStyles.remove}
        data-removes-row
        aria-label={stepTexts.remove(index + 1)}
        onClick={onRemove}
      >
        <Trash2 size="1.125rem" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
