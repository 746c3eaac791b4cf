import type { Category, Cuisine } from "@/shared/api/types";
import { FormField } from "@/shared/forms/form-field";
import { TextArea, TextField } from "@/shared/ui/field";
import { SelectField } from "@/shared/ui/select-field";

import styles from "./fields.module.css";
import { DIFFICULTIES, type EditorControl } from "./schema";
import { basicTexts } from "./texts";

interface BasicTabProps {
  control: EditorControl;
  cuisines: readonly Cuisine[];
  categories: readonly Category[];
}

export function BasicTab({ control, cuisines, categories }: BasicTabProps) {
  return (
    <>
      <FormField control={control} name="Short_Title">
        {(field) => <TextField {...field} required label={basicTexts.shortTitle} hint={basicTexts.shortTitleHint} />}
      </FormField>
      <FormField control={control} name="Long_Title">
        {(field) => <TextField {...field} required label={basicTexts.longTitle} />}
      </FormField>
      <FormField control={control} name="Description">
        {(field) => <TextArea {...field} required rows={4} label={basicTexts.description} />}
      </FormField>
      <FormField control={control} name="Cultural_Notes">
        {(field) => (
          <TextArea {...field} rows={4} label={basicTexts.culturalNotes} hint={basicTexts.culturalNotesHint} />
        )}
      </FormField>
      <div className={styles.three}>
        <LookupField
          control={control}
          name="Cuisine_ID"
          label={basicTexts.cuisine}
          options={cuisines.map(({ ID, Display_Name }) => ({ value: String(ID), label: Display_Name }))}
        />
        <LookupField
          control={control}
          name="Category_ID"
          label={basicTexts.category}
          options={categories.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
        />
        <FormField control={control} name="Difficulty_Level">
          {(field) => (
            <SelectField
              {...field}
              required
              label={basicTexts.difficulty}
              placeholder={basicTexts.choose}
              options={DIFFICULTIES.map((level) => ({ value: level, label: level }))}
            />
          )}
        </FormField>
      </div>
    </>
  );
}

interface LookupFieldProps {
  control: EditorControl;
  name: "Cuisine_ID" | "Category_ID";
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Chooses an entry of a lookup; the form keeps its id. */
function LookupField({ control, name, label, options }: LookupFieldProps) {
  return (
    <FormField control={control} name={name}>
      {({ value, onValueChange, ...field }) => (
        <SelectField
          {...field}
          required
          label={label}
          placeholder={basicTexts.choose}
          options={options}
          value={value === null ? "" : String(value)}
          onValueChange={(id) => onValueChange(id === "" ? null : Number(id))}
        />
      )}
    </FormField>
  );
}
