import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** The tags of api/site/shell.py that differ from page to page, without the title. */
const PAGE_TAGS = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'link[rel="canonical"]',
  'script[type="application/ld+json"]',
].join(",");

/** Keeps the tags that describe the page to others as the server writes them, also after a navigation in the app.
 *
 * The server is their only author: the page of the new address is fetched, and its tags take the place of the old
 * ones. Until then, and when it can't be fetched, no tags stand there rather than those of another page.
 */
export function useServedHead(): void {
  const { pathname, search } = useLocation();
  // Of a list's filters, too: each cuisine's list is a page of its own.
  const path = pathname + search;
  const shownPath = useRef(path);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    const controller = new AbortController();
    replacePageTags([]);
    fetchPageTags(path, controller.signal).then(replacePageTags, () => undefined);
    return () => controller.abort();
  }, [path]);
}

async function fetchPageTags(path: string, signal: AbortSignal): Promise<Iterable<Element>> {
  // A 404 page has tags as well.
  const response = await fetch(path, { headers: { Accept: "text/html" }, signal });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return page.head.querySelectorAll(PAGE_TAGS);
}

function replacePageTags(tags: Iterable<Element>): void {
  document.head.querySelectorAll(PAGE_TAGS).forEach((tag) => tag.remove());
  document.head.append(...tags);
}
