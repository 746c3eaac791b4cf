type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Notes what was typed and chosen in the served fields before the app came; the function gives it to the app's fields. */
export function keepTyped(root: HTMLElement): () => void {
  const served = fieldsOf(root);
  let focused = document.activeElement;
  const noteFocus = () => (focused = document.activeElement);
  root.addEventListener("focusin", noteFocus);
  return () => {
    root.removeEventListener("focusin", noteFocus);
    const fields = fieldsOf(root);
    for (const field of served) {
      const isAlike = (other: FormField) => kindOf(other) === kindOf(field);
      const own = fields.filter(isAlike)[served.filter(isAlike).indexOf(field)];
      if (own === undefined) continue;
      if (field === focused) own.focus();
      giveBack(field, own);
    }
  };
}

function giveBack(field: FormField, own: FormField): void {
  if (field instanceof HTMLSelectElement) {
    if (!field.selectedOptions[0]?.defaultSelected) enter(own, field.value);
    return;
  }
  const { checked, defaultChecked } = field as HTMLInputElement;
  if (checked !== defaultChecked && checked !== (own as HTMLInputElement).checked) own.click();
  if (field.value !== field.defaultValue) enter(own, field.value);
}

function fieldsOf(root: HTMLElement): FormField[] {
  return [...root.querySelectorAll<FormField>("input,select,textarea")];
}

/** Names tell apart what is typed into. The served search field has one, for the form that works without scripts; the
 * app's has none. Those of choices are made anew. */
function kindOf({ type, name }: FormField): string {
  return /search|radio|checkbox/.test(type) ? type : type + name;
}

function enter(field: FormField, value: string): void {
  if (field.value === value) return;
  // React watches the property of an input; only the prototype's setter is seen as typing.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}
