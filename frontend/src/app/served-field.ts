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
      const isAlike = (other: HTMLInputElement) => kindOf(other) === kindOf(field);
      const own = fields.filter(isAlike)[served.filter(isAlike).indexOf(field)];
      if (own === undefined) continue;
      if (field === focused) own.focus();
      if (field.checked !== field.defaultChecked && field.checked !== own.checked) own.click();
      if (field.value !== field.defaultValue) type(own, field.value);
    }
  };
}

function fieldsOf(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll("input")];
}

/** Names tell apart what is typed into. The served search field has one, for the form that works without scripts; the
 * app's has none. Those of choices are made anew. */
function kindOf({ type, name }: HTMLInputElement): string {
  return /search|radio|checkbox/.test(type) ? type : type + name;
}

function type(field: HTMLInputElement, text: string): void {
  if (field.value === text) return;
  // React watches the property of the element; only the prototype's setter is seen as typing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
