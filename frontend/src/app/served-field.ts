/** Notes what was typed into the served fields before the app came; the function gives it to the app's fields. */
export function keepTyped(root: HTMLElement): () => void {
  const served = fieldsOf(root);
  let focused = document.activeElement;
  const noteFocus = () => (focused = document.activeElement);
  root.addEventListener("focusin", noteFocus);
  return () => {
    root.removeEventListener("focusin", noteFocus);
    for (const field of served) {
      const own = fieldsOf(root).find((other) => isSame(field, other));
      if (own === undefined) continue;
      if (field === focused) own.focus();
      if (field.value !== field.defaultValue) type(own, field.value);
    }
  };
}

function fieldsOf(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll("input")];
}

/** The served search field has a name, for the form that works without scripts; the app's has none. */
function isSame(served: HTMLInputElement, own: HTMLInputElement): boolean {
  return served.type === own.type && (served.type === "search" || served.name === own.name);
}

function type(field: HTMLInputElement, text: string): void {
  if (field.value === text) return;
  // React watches the property of the element; only the prototype's setter is seen as typing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
