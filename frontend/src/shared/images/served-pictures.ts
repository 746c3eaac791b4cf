const shown = new Map<string, string>();

/** Notes the pictures of the served screen under the addresses of their cards, so that the app shows the same at once. */
export function noteServedPictures(root: ParentNode): void {
  for (const picture of root.querySelectorAll<HTMLImageElement>("img[data-card-picture]")) {
    if (picture.complete && picture.naturalWidth > 0) shown.set(picture.dataset.cardPicture ?? "", picture.currentSrc);
  }
}

/** What the served screen showed for a card's picture, if it did. */
export function servedPicture(url: string): string | undefined {
  return shown.get(url);
}
