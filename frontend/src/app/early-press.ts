/** Presses the app's button that stands for one of the served screen, which was pressed before the app came.
 *
 * The served button is no longer in the page; header, content and footer keep what they hold. The app may show its own
 * a little later, with data: until `patience` ends it is waited for.
 */
export function pressAgain(root: HTMLElement, served: HTMLButtonElement, patience = AbortSignal.timeout(5000)): void {
  const press = () => {
    const own = sameButton(root, served);
    if (own === undefined) return;
    waiting.disconnect();
    own.focus();
    own.click();
  };
  const waiting = new MutationObserver(press);
  waiting.observe(root, { childList: true, subtree: true });
  patience.addEventListener("abort", () => waiting.disconnect());
  press();
}

/** The button of the same name in the same part of the page; of several, the one in the same place. */
function sameButton(root: HTMLElement, served: HTMLButtonElement): HTMLButtonElement | undefined {
  const part = served.getRootNode() as HTMLElement;
  const place = buttonsNamed(served, part).indexOf(served);
  const own = [...root.children].find((other) => other.tagName === part.tagName);
  return own && buttonsNamed(served, own)[place];
}

function buttonsNamed(served: HTMLButtonElement, part: Element): HTMLButtonElement[] {
  return [...part.querySelectorAll("button")].filter((button) => nameOf(button) === nameOf(served));
}

function nameOf(button: HTMLButtonElement): string {
  return button.ariaLabel ?? button.textContent;
}
