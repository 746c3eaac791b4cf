import { FormField } from "@/shared/forms/form-field";
import { TagInput } from "@/shared/ui/tag-input";

import type { EditorControl } from "./schema";
import { tagTexts } from "./texts";

export function TagsTab({ control }: { control: EditorControl }) {
  return (
    <FormField control={control} name="Tags">
      {(field) => <TagInput {...field} label={tagTexts.tags} hint={tagTexts.hint} addLabel={tagTexts.add} />}
    </FormField>
  );
}
