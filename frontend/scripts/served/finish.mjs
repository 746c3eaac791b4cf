const MAX_DRAWING = 2000;

/** What differs between a screen of the app and its served HTML.
 *
 * The search field works without scripts; `{search}` is the searched text of the address. Of the large drawings only
 * the first, which one sees at once, keeps its shapes: the others would be most of the bytes. The marks of networks keep
 * their places.
 */
export function finish(document, html) {
  const root = document.createElement("div");
  root.innerHTML = html;
  for (const form of root.querySelectorAll('form[role="search"]')) {
    form.setAttribute("action", "/recipes");
    const field = form.querySelector("input");
    field.setAttribute("name", "search");
    field.setAttribute("value", "{search}");
  }
  // Other forms need the app: until it comes a press sends nothing, and what was typed stays.
  for (const form of root.querySelectorAll('form:not([role="search"])')) form.setAttribute("method", "dialog");
  for (const mark of root.querySelectorAll("[data-network]")) mark.replaceChildren();
  const drawings = [...root.querySelectorAll('svg[aria-hidden="true"]')];
  const large = drawings.filter((drawing) => drawing.parentNode.closest("svg") === null && drawing.innerHTML.length > MAX_DRAWING);
  for (const drawing of large.slice(1)) drawing.replaceChildren();
  return root.innerHTML;
}
