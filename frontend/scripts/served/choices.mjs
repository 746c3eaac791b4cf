/** The generator's cuisines and categories, which the server puts into its page: a template for Jinja.
 *
 * Names of values: api/site/opening.py. The drawings on the choices come with the app.
 */

import { between, parse } from "./template.mjs";

/** One of each, by its call and in the order of the server's answers. */
export const CHOICES = {
  "/api/v1.0/lookups/cuisines": [{ ID: 1, Code: "TR", Name: "", Display_Name: "{{ choice.Display_Name }}" }],
  "/api/v1.0/lookups/categories": [{ ID: 1, Code: "", Name: "", Short_Name: "{{ choice.Short_Name }}", Icon_URL: "" }],
};

/** Returns the template of the HTML with these choices. */
export function withChoices(document, html) {
  const root = parse(document, html);
  root.querySelectorAll("main fieldset").forEach((group, place) => {
    const chip = group.querySelector("label");
    chip.querySelector("svg").replaceChildren();
    between(chip, `{% for choice in answers[${place}] %}`, "{% endfor %}");
  });
  return root.innerHTML;
}
