import DOMPurify from "dompurify";

const BLOCKS = "p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div";
/** How Word writes a counted item: "1.", "a)", "iv."; everything else is a bullet. */
const COUNTED = /^\s*\(?(?:\d{1,3}|[a-z]{1,4})[.)]/i;

/** What the editor looks at while it reads: besides addresses, bold as a style, and its own mark. */
const READ_ATTRIBUTES = ["href", "style", "data-pm-slice"];

/** Returns pasted HTML with what word processors leave in it put into plain elements.
 *
 * The editor itself keeps only the elements that it knows; this is about what would be lost or stay by that: lists that
 * Word writes as paragraphs, its empty lines, and the line breaks that Google Docs puts between blocks.
 */
export function tidyPasted(html: string): string {
  const harmless = withoutDanger(html);
  // Copied inside the editor: nothing to tidy.
  if (harmless.includes("data-pm-slice")) return harmless;
  const { body } = new DOMParser().parseFromString(harmless, "text/html");
  makeLists(body);
  removeBreaksBetweenBlocks(body);
  removeEmptyLines(body);
  return body.innerHTML;
}

/** Nothing that runs or is fetched gets as far as the editor's own parser. */
function withoutDanger(html: string): string {
  return DOMPurify.sanitize(html, {
    FORBID_TAGS: ["img", "picture", "video", "audio", "form", "style", "svg", "math"],
    ALLOWED_ATTR: READ_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
  });
}

/** Word's lists are paragraphs with a marker, which says that it is one in its style. */
function makeLists(body: HTMLElement): void {
  for (const line of body.querySelectorAll<HTMLElement>("p[style*='mso-list']")) {
    const marker = markerOf(line);
    const kind = COUNTED.test(marker?.textContent ?? "") ? "OL" : "UL";
    marker?.remove();
    const before = line.previousElementSibling;
    const list = before?.tagName === kind && before.hasAttribute("data-from-word") ? before : openList(line, kind);
    const item = line.ownerDocument.createElement("li");
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
  }
}

function markerOf(line: HTMLElement): HTMLElement | undefined {
  return [...line.querySelectorAll<HTMLElement>("span[style]")].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
}

function openList(line: HTMLElement, kind: "OL" | "UL"): Element {
  const list = line.ownerDocument.createElement(kind);
  list.setAttribute("data-from-word", "");
  line.before(list);
  return list;
}

function removeBreaksBetweenBlocks(body: HTMLElement): void {
  for (const breaks of body.querySelectorAll("br")) {
    const { previousElementSibling: before, nextElementSibling: after } = breaks;
    if ((before?.matches(BLOCKS) ?? false) || (after?.matches(BLOCKS) ?? false)) breaks.remove();
  }
}

function removeEmptyLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")) {
    if (line.textContent.replaceAll("\u00a0", " ").trim() === "") line.remove();
  }
}
