import DOMPurify from "dompurify";

/** What core/blogs/content.py leaves of a blog's HTML. tests/rules/blog-html.json holds both to the same results. */
const ELEMENTS = ["p", "h2", "h3", "strong", "b", "em", "i", "ul", "ol", "li", "blockquote", "br", "a"];
const LINK = /^(?:https?|mailto):/i;
export const LINK_REL = "nofollow ugc noopener noreferrer";
const DROPPED_WITH_CONTENT = [
  "script", "style", "title", "template", "noscript", "textarea", "select", "iframe", "object",
  // Of another namespace: the server drops them whole.
  "svg", "math",
];

const HEADINGS = /(<\/?)h([1456])\b/gi;
const HEADING_LEVELS: Record<string, string> = { "1": "h2", "4": "h3", "5": "h3", "6": "h3" };

// An instance of its own: its hook concerns nothing else.
const purifier = DOMPurify(window);
purifier.addHook("afterSanitizeAttributes", (element) => {
  if (element.nodeName === "A") element.setAttribute("rel", LINK_REL);
});

/** Whether a link in a blog may lead there. */
export function isLinkAllowed(address: string): boolean {
  return LINK.test(address.trim());
}

/** Returns the allowed part of a blog's HTML. Headings become those of a page below its title.
 *
 * Cleaning what is clean changes nothing. Source: docs/product/blogs.md#blog-html
 */
export function sanitizeBlogHtml(html: string): string {
  const levelled = html
    .replaceAll("\0", "")
    .replaceAll(HEADINGS, (_, tag: string, level: string) => tag + (HEADING_LEVELS[level] ?? ""));
  return purifier
    .sanitize(levelled, {
      ALLOWED_TAGS: ELEMENTS,
      ALLOWED_ATTR: ["href"],
      ALLOWED_URI_REGEXP: LINK,
      FORBID_CONTENTS: DROPPED_WITH_CONTENT,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    })
    .trim();
}

const BLOCK_ENDS = /<\/(?:p|h2|h3|li|blockquote)>|<br>/g;
// eslint-disable-next-line no-control-regex -- as the server has it
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff\s]+/g;

/** Returns the text of sanitised HTML on one line; empty if there is nothing to read. */
export function plainTextOf(html: string): string {
  const page = new DOMParser().parseFromString(html.replaceAll(BLOCK_ENDS, "$& "), "text/html");
  return page.body.textContent.replaceAll(INVISIBLE, " ").trim();
}
