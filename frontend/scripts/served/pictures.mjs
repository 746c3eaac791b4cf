/** Puts the pictures of the first cards into a list that has no data yet: a template for Jinja.
 *
 * Names of values: api/site/opening.py. The rest of a card comes with the app.
 */
import { FULL } from "./recipe.mjs";
import { parse } from "./template.mjs";

/** Cards of the first row on a wide screen. */
const SEEN_AT_ONCE = 3;
/** What the app shows the pictures of. */
export const CARDS = Array.from({ length: SEEN_AT_ONCE }, (_, place) => ({
  ...FULL,
  ID: place + 1,
  Recipe_ID: place + 1,
  Image_4_3_URL: urlOf(place),
}));

/** Returns the template of the HTML without data and of the HTML with the pictures of CARDS. */
export function withPictures(document, emptyHtml, picturedHtml) {
  const [empty, pictured] = [emptyHtml, picturedHtml].map((html) => parse(document, html));
  const skeletons = [...empty.querySelectorAll('[data-testid="recipe-card-skeleton"]')];
  for (let place = 0; place < SEEN_AT_ONCE; place++) {
    const picture = pictured.querySelector(`article img[src="${urlOf(place)}"]`);
    if (picture === null || skeletons[place] === undefined) throw new Error(`The list has no card ${place}`);
    fill(picture, place);
    // The skeleton's first block stands where the picture will be.
    const block = skeletons[place].firstElementChild.firstElementChild;
    block.before(`{% if pictures[${place}] %}`, picture.parentNode, "{% else %}");
    block.after("{% endif %}");
  }
  showThroughCloth(empty, pictured);
  return empty.innerHTML;
}

/** Home's first picture also shows through the cloth of its opening. */
function showThroughCloth(empty, pictured) {
  const image = pictured.querySelector("main svg > image");
  if (image === null) return;
  const cloth = [...empty.querySelectorAll("main svg")].find((svg) => svg.getAttribute("class") === image.parentNode.getAttribute("class"));
  image.setAttribute("href", "{{ pictures[0].url }}");
  const [clip, frame] = [image.previousElementSibling.previousElementSibling, image.previousElementSibling];
  cloth.append("{% if pictures[0] %}", clip, frame, image, "{% endif %}");
}

function fill(picture, place) {
  picture.setAttribute("src", `{{ pictures[${place}].url }}`);
  picture.setAttribute("srcset", `{{ pictures[${place}].srcset }}`);
  picture.setAttribute("sizes", "{{ sizes }}");
  picture.setAttribute("data-card-picture", `{{ pictures[${place}].url }}`);
  if (place > 0) {
    picture.setAttribute("fetchpriority", "low");
    picture.setAttribute("loading", "lazy");
  }
  picture.closest("div").querySelector("canvas")?.remove();
}

function urlOf(place) {
  return `/card-${place}-800.webp`;
}
