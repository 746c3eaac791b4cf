import DOMPurify from "dompurify";

/** What core/blogs/content.py leaves of a blog's HTML. */
const ALLOWED_TAGS = ["p", "h2", "h3", "strong", "b", "em", "i", "ul", "ol", "li", "blockquote", "br", "a"];
const ALLOWED_ATTR = ["href", "rel"];
const ALLOWED_URI_REGEXP = /^(?:https?|mailto):/i;

/** Returns the part of a blog's HTML that may be shown. The server has cleaned it already. */
export function sanitizeBlogHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOWED_URI_REGEXP,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
