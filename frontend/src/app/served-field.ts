/** Notes what was typed into the served search field before the app came; the function gives it to the app's field. */
export function keepTyped(root: HTMLElement): () => void {
  const findField = () => root.querySelector<HTMLInputElement>('input[type="search"]');
  const served = findField();
  let hasFocus = served !== null && served === document.activeElement;
  served?.addEventListener("focus", () => (hasFocus = true));
  // A field that is taken out of the page loses its focus first: that doesn't count.
  served?.addEventListener("blur", () => queueMicrotask(() => (hasFocus = !served.isConnected)));
  return () => {
    const field = findField();
    if (served === null || field === null) return;
    if (hasFocus) field.focus();
    if (field.value === served.value) return;
    // React watches the property of the element; only the prototype's setter is seen as typing.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, served.value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
}
