const PRINT_AFTER_MS = 250;
/** On the screen the window has the margins that the sheet has in the printer. */
const SCREEN_STYLES = "@media screen { body { padding: 10mm 14mm; } }";

/** Opens a window with the article as it looks on paper and prints it after 250 ms. False when the browser blocks the window.
 *
 * Paper has one layout, the print rules of the page's own style sheets. The window applies them on the screen too.
 */
export async function printArticle(article: Element): Promise<boolean> {
  const opened = window.open("", "_blank", "width=840,height=900");
  if (opened === null) return false;
  await layOnPaper(opened.document, article);
  opened.setTimeout(() => {
    opened.focus();
    opened.print();
  }, PRINT_AFTER_MS);
  return true;
}

/** Fills an empty document with a copy of the article. Scripts and listeners do not come along. */
export async function layOnPaper(page: Document, article: Element): Promise<void> {
  const style = page.createElement("style");
  style.textContent = await paperStyles(article.ownerDocument);
  page.title = article.ownerDocument.title;
  page.documentElement.lang = "en";
  page.head.append(style);
  page.body.replaceChildren(page.importNode(article, true));
}

/** All rules of the document, those for print turned into rules for every medium. */
async function paperStyles({ styleSheets }: Document): Promise<string> {
  const sheets = await Promise.all([...styleSheets].map(textOf));
  return [...sheets, SCREEN_STYLES].join("\n").replaceAll("@media print", "@media all");
}

/** The text of a style sheet, from the browser's cache if it is there.
 *
 * Its parsed rules are the second choice: Chromium drops a shorthand with var() from their text when a longhand follows.
 */
async function textOf({ href, cssRules }: CSSStyleSheet): Promise<string> {
  try {
    if (href !== null) return await (await fetch(href, { cache: "force-cache" })).text();
  } catch {
    // Offline, and not in the cache.
  }
  return [...cssRules].map(({ cssText }) => cssText).join("\n");
}
