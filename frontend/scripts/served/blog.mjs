/** The template of a blog's page for Jinja, made of the page that the app draws for a blog of placeholders.
 *
 * Names of values: api/site/blog_screen.py. The author's picture comes with the app.
 */

import { between, parse } from "./template.mjs";

const DAY = "2001-02-03T00:00:00+00:00";
const DAY_SHOWN = "February 3, 2001";

/** A blog that has everything. */
export const BLOG = {
  ID: 1,
  Title: "{{ blog.title }}",
  Slug: "drawn",
  Excerpt: "{{ blog.excerpt }}",
  Featured_Image_URL: "/picture-1200.webp",
  Author_ID: 1,
  Author_Name: "{{ blog.author_name }}",
  Author_Profile_Pic: null,
  Created_At: DAY,
  Tags: ["tag"],
  Content: "<p>content</p>",
  View_Count: 0,
  Is_Published: true,
};

/** Returns the template of the HTML of BLOG. */
export function blogTemplate(document, html) {
  const root = parse(document, html);
  const article = root.querySelector("article");

  const picture = article.querySelector("img");
  picture.setAttribute("src", "{{ picture.url }}");
  picture.setAttribute("srcset", "{{ picture.srcset }}");
  between(picture, "{% if picture %}", "{% endif %}");

  // The initials are those of the placeholder.
  article.querySelector("header span[aria-hidden]").replaceChildren();
  const day = article.querySelector("time");
  if (day.textContent !== DAY_SHOWN) throw new Error(`The blog's page shows ${day.textContent} for ${DAY}`);
  day.textContent = "{{ day }}";
  day.setAttribute("datetime", "{{ blog.created_at }}");

  [...article.querySelectorAll("p")].find((one) => one.textContent === "content").replaceWith("{{ content }}");

  const tags = article.querySelector("ul");
  const tag = tags.querySelector("li");
  tag.textContent = "#{{ tag }}";
  between(tag, "{% for tag in tags %}", "{% endfor %}");
  between(tags, "{% if tags %}", "{% endif %}");
  return root.innerHTML;
}
