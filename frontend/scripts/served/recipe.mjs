/** The template of a recipe's page for Jinja, made of the page that the app draws for a recipe of placeholders.
 *
 * Names of values: api/site/recipe_screen.py. Facts, culture, steps and what follows have no values here: they come
 * with the app. Drawings of tiles stay empty, since they differ from cuisine to cuisine.
 */

import { between, parse } from "./template.mjs";

const LINE = {
  ID: 2,
  Name: "{{ line.name }}",
  Quantity: null,
  Quantity_Max: null,
  Unit: "{{ line.amount }}",
  Notes: "{{ line.notes }}",
  Is_Optional: true,
  Sort_Order: 1,
  Section: "{{ part.title }}",
  Halal_Status: "doubtful",
  Halal_Note: "{{ line.caution }}",
};

/** A line without caution, which would stand for its note. */
const NOTED_LINE = { ...LINE, ID: 3, Section: "other", Halal_Status: "halal" };

/** One row and no line that was not understood: sentence and rows get their values in the template. */
const LABELS = {
  Halal: { Status: "halal", Says: "{{ recipe.labels.halal.says }}" },
  Ingredient_Count: 1,
  Looked_At: [],
  Diets: [{ Diet: "{{ diet }}", Verdict: "suitable", Reasons: [] }],
  Allergens: [
    { Allergen: "{{ row.text }}", Verdict: "contains", Reasons: [] },
    { Allergen: "", Verdict: "not claimed", Reasons: [] },
  ],
  Notes: [{ Index: 1, Line: "", Food: "", Says: "{{ line.note }}" }],
  Not_Understood: [],
};

const BAND = "[band]";

/** A recipe that has everything. */
export const FULL = {
  ID: 1,
  Recipe_ID: 1,
  Slug: "",
  Short_Code: "",
  Short_Title: "{{ recipe.short_title }}",
  Long_Title: "{{ recipe.long_title }}",
  Description: "{{ recipe.description }}",
  Image_4_3_URL: "/narrow-800.webp",
  Image_4_3_BlurHash: null,
  Image_20_9_URL: "/wide-1600.webp",
  Image_20_9_BlurHash: null,
  Cuisine_Name: "",
  Cuisine_Display_Name: "{{ recipe.cuisine_display_name }}",
  Cuisine_Code: null,
  Category_Name: "{{ recipe.category_name }}",
  Category_Code: "",
  Difficulty_Level: null,
  Total_Time: null,
  Prep_Time_Minutes: null,
  Cook_Time_Minutes: null,
  Serving_Size: null,
  Average_Rating: 0,
  Review_Count: 0,
  Is_Published: true,
  Owner_Name: "{{ recipe.owner_name }}",
  Owner_Pic_URL: "{{ recipe.owner_pic_url }}",
  Cultural_Notes: "{{ recipe.cultural_notes }}",
  Calories_Per_Serving: null,
  Protein_Grams: null,
  Carbs_Grams: null,
  Fat_Grams: null,
  Fiber_Grams: null,
  Tags: [],
  Ingredients: [LINE, NOTED_LINE],
  Instructions: [],
  Published_At: null,
  Source_URL: null,
  Source_Author: null,
  Source_License: null,
  Labels: LABELS,
};

/** The same without a picture and with one ingredient: it gives the band of tiles and the singular of "items". */
export const PLAIN = { ...FULL, ID: 2, Image_4_3_URL: null, Image_20_9_URL: null, Ingredients: [LINE] };

/** Where an element stands only if the recipe has the value. */
const OPTIONAL = [
  ["recipe.cuisine_display_name", "li", "recipe.cuisine_display_name"],
  ["recipe.category_name", "li", "recipe.category_name"],
  ["recipe.long_title", "p", "recipe.long_title and recipe.long_title != recipe.short_title"],
  ["recipe.description", "p", "recipe.description"],
  ["recipe.owner_name", "p", "recipe.owner_name and recipe.owner_pic_url"],
  ["recipe.cultural_notes", "section", "recipe.cultural_notes"],
  ["part.title", "h3", "part.title"],
  ["line.amount", "span", "line.amount"],
  ["line.notes", "span", "line.notes"],
  ["line.caution", "p", "line.caution is not none"],
  ["line.note", "p", "line.note"],
];

/** Returns the template, of the HTML of both recipes. */
export function recipeTemplate(document, fullHtml, plainHtml) {
  const [full, plain] = [fullHtml, plainHtml].map((html) => parse(document, html));
  // The line that only paper shows comes with the app.
  for (const root of [full, plain]) root.querySelector(`${below(root)} > p`).remove();

  for (const badge of full.querySelectorAll("li > a[href^='/recipes']")) {
    badge.setAttribute("href", badge.textContent.includes("cuisine") ? "{{ cuisine_path }}" : "{{ category_path }}");
  }
  // Unseen, they hold the place of the values.
  for (const fact of full.querySelectorAll("dd")) fact.style.visibility = "hidden";
  for (const drawing of [full, plain].flatMap((root) => [...root.querySelectorAll("svg:has(pattern)")])) drawing.replaceChildren();

  const picture = full.querySelector("picture").parentNode.parentNode;
  const band = plain.querySelector(`${below(plain)} > :nth-child(2)`);
  between(picture, "{% if picture %}", `{% else %}${BAND}{% endif %}`);

  const ingredients = full.querySelector('[aria-labelledby="ingredients"]');
  ingredients.parentNode.setAttribute("data-steps", "{{ steps }}");
  ingredients.parentNode.nextElementSibling.remove();
  ingredients.nextElementSibling.remove();
  // Every recipe without servings is one for four, as in shared/config/product.ts.
  ingredients.querySelector("[data-servings]").textContent = "{{ recipe.serving_size or 4 }}";
  const count = ingredients.querySelector("p");
  const one = plain.querySelector('[aria-labelledby="ingredients"] p').textContent;
  count.textContent = `{% if count == 1 %}${one}{% else %}${count.textContent.replace("2", "{{ count }}")}{% endif %}`;
  const [part, ...others] = [...ingredients.children].slice(1);
  part.querySelector("li").append(holding(ingredients, "{{ line.note }}").closest("p"));
  others.forEach((other) => other.remove());
  between(part, "{% for part in parts %}", "{% endfor %}");
  const item = part.querySelector("li");
  between(item, "{% for line in part.lines %}", "{% endfor %}");
  between(item.querySelector("label > span > span:last-of-type"), "{% if line.is_optional %}", "{% endif %}");
  const reason = [...item.querySelectorAll("p span")].find((span) => span.textContent.includes("{{ line.caution }}"));
  between(reason.lastChild, "{% if line.caution %}", "{% endif %}");

  placeLabels(full);

  for (const [name, tag, condition] of OPTIONAL) {
    const element = holding(full, `{{ ${name} }}`).closest(tag);
    between(element, `{% if ${condition} %}`, "{% endif %}");
  }
  return withPictures(full.innerHTML).replace(BAND, band.outerHTML);
}

/** The halal line, and diets and allergens, each only where the recipe has labels. */
function placeLabels(root) {
  const line = root.querySelector("[data-status]");
  line.setAttribute("data-status", "{{ recipe.labels.halal.status }}");
  // The icon differs with the status. Another than this one comes with the app; until then it keeps its place.
  const icon = line.querySelector("svg");
  icon.prepend('{% if recipe.labels.halal.status == "halal" %}');
  icon.append("{% endif %}");
  between(line, "{% if recipe.labels %}", "{% endif %}");

  const section = root.querySelector('[aria-labelledby="labels"]');
  between(section, "{% if recipe.labels %}", "{% endif %}");
  const diets = section.querySelector("ul");
  between(diets, "{% if labels.diets %}", "{% endif %}");
  between(diets.querySelector("li"), "{% for diet in labels.diets %}", "{% endfor %}");
  const [row, unclaimed] = section.querySelectorAll("p");
  row.querySelector("strong").textContent = "{{ row.title }}:";
  between(row, "{% for row in labels.rows %}", "{% endfor %}");
  unclaimed.textContent = "{{ labels.unclaimed }}";
  between(unclaimed, "{% if labels.unclaimed %}", "{% endif %}");
}

function below(root) {
  const { className } = root.querySelector("article");
  return `article[class="${className}"]`;
}

/** The innermost element that holds the text. */
function holding(root, text) {
  const found = [...root.querySelectorAll("*")].filter((element) => element.textContent.includes(text)).at(-1);
  if (found === undefined) throw new Error(`The recipe's page does not show ${text}`);
  return found;
}

function withPictures(html) {
  return html
    .replaceAll(/srcset="\/wide-[^"]*"/g, 'srcset="{{ picture.wide.srcset }}"')
    .replaceAll(/srcset="\/narrow-[^"]*"/g, 'srcset="{{ picture.narrow.srcset }}"')
    .replaceAll('src="/narrow-800.webp"', 'src="{{ picture.narrow.url }}"');
}
