/** Takes the focus from everything on the page, as on a page that was just opened.
 *
 * When a focused element is removed, jsdom keeps the document focused: `body` then matches `:focus-visible`.
 * Only an element that loses the focus while it is on the page ends that.
 */
export function loseFocus(): void {
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  button.blur();
  button.remove();
}
