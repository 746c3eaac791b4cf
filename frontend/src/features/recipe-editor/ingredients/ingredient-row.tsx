import rules from "@config/fields.json";
import { Trash2 } from "lucide-react";
import { useRef, type ClipboardEvent } from "react";

import type { CheckedLine } from "@/shared/api/types";
import { FormField } from "@/shared/forms/form-field";
import { isHaram } from "@/shared/halal/use-halal-guard";
import { Button, IconButton } from "@/shared/ui/button";
import { CheckField } from "@/shared/ui/check-field";
import { TextField } from "@/shared/ui/field";
import { NumberField } from "@/shared/ui/number-field";

import type { RowProps } from "../editable-rows";
import rowStyles from "../rows.module.css";
import type { EditorControl } from "../schema";
import { ingredientTexts } from "../texts";
import { useTakeFocus } from "../use-row-focus";
import styles from "./ingredient-row.module.css";

const { max, step } = rules.recipe.quantity;

interface IngredientRowProps extends RowProps {
  control: EditorControl;
  /** What the row is called by buttons and screen readers. */
  name: string;
  hasSection: boolean;
  /** What the halal guard says of the line, once it has. */
  verdict: CheckedLine | undefined;
}

export function IngredientRow(props: IngredientRowProps) {
  const { control, index, name, hasSection, verdict, takesFocus, onFocused, onPaste, onRemove } = props;
  const row = useRef<HTMLDivElement>(null);
  useTakeFocus(row, takesFocus, onFocused);

  const pasteList = (event: ClipboardEvent) => {
    if (onPaste(event.clipboardData.getData("text/plain"))) event.preventDefault();
  };
  return (
    <div ref={row} className={styles.row} data-has-section={hasSection}>
      <div className={styles.name}>
        <FormField control={control} name={`Ingredients.${index}.Name`}>
          {(field) => (
            <>
              <TextField
                {...field}
                required
                data-main-field
                autoComplete="off"
                label={ingredientTexts.name}
                error={isHaram(verdict) ? ingredientTexts.notHalal(verdict.Reason) : field.error}
                hint={verdict?.Status === "doubtful" ? ingredientTexts.doubtful(verdict.Reason) : undefined}
                onPaste={pasteList}
              />
              {isHaram(verdict) && verdict.Substitute !== null && (
                <Button
                  variant="outline"
                  className={styles.substitute}
                  aria-label={ingredientTexts.replaceByFor(verdict.Substitute, name)}
                  onClick={() => field.onValueChange(verdict.Substitute ?? "")}
                >
                  {ingredientTexts.replaceBy(verdict.Substitute)}
                </Button>
              )}
            </>
          )}
        </FormField>
      </div>
      <div className={styles.quantity}>
        <FormField control={control} name={`Ingredients.${index}.Quantity`}>
          {(field) => (
            <NumberField {...field} label={ingredientTexts.quantity} min={0} max={max} step={step} hasButtons={false} />
          )}
        </FormField>
      </div>
      <div className={styles.quantityMax}>
        <FormField control={control} name={`Ingredients.${index}.Quantity_Max`}>
          {(field) => (
            <NumberField {...field} label={ingredientTexts.quantityMax} min={0} max={max} step={step} hasButtons={false} />
          )}
        </FormField>
      </div>
      <div className={styles.unit}>
        <FormField control={control} name={`Ingredients.${index}.Unit`}>
          {(field) => <TextField {...field} label={ingredientTexts.unit} autoComplete="off" autoCapitalize="off" />}
        </FormField>
      </div>
      <div className={styles.notes}>
        <FormField control={control} name={`Ingredients.${index}.Notes`}>
          {(field) => <TextField {...field} label={ingredientTexts.notes} autoComplete="off" />}
        </FormField>
      </div>
      {hasSection && (
        <div className={styles.section}>
          <FormField control={control} name={`Ingredients.${index}.Section`}>
            {(field) => <TextField {...field} label={ingredientTexts.section} autoComplete="off" />}
          </FormField>
        </div>
      )}
      <div className={styles.optional}>
        <FormField control={control} name={`Ingredients.${index}.Is_Optional`}>
          {(field) => <CheckField {...field} label={ingredientTexts.optional} />}
        </FormField>
      </div>
      <IconButton
        className={rowStyles.remove}
        data-removes-row
        aria-label={ingredientTexts.remove(name)}
        onClick={onRemove}
      >
        <Trash2 size="1.125rem" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
