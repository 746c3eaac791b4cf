"""A screen by keyboard: where Tab goes, in which order, and whether it is seen."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

MOST_STOPS = 250
"""No screen has so many stops: a walk that comes so far goes in a circle."""

# Before the walk: notes what Tab has to reach. Unless a dialog holds the focus, the next Tab begins at the page's top.
BEGIN = """() => {
  window.stopBefore = null;
  const dialog = document.querySelector("[role=dialog]");
  const selector = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]";
  // A row of tabs hands the focus on to the chosen one, a list to its row, the guards around notifications to those.
  const handsOn = (control) => ["tablist", "grid"].includes(control.role)
    || (control.tagName === "SPAN" && control.textContent === "");
  window.controls = [...(dialog ?? document).querySelectorAll(selector)].filter((control) => control.tabIndex >= 0
    && !control.disabled && !handsOn(control) && control.getClientRects().length > 0
    && control.checkVisibility({ visibilityProperty: true })
    && control.closest("[inert], [aria-hidden=true]") === null);
  window.look = (stop) => {
    const looks = [getComputedStyle(stop, "::after")];
    // The ring may be that of the label or the frame around a field.
    for (let element = stop, level = 0; element && level < 4; element = element.parentElement, level++)
      looks.push(getComputedStyle(element));
    return looks.map((look) => [look.outlineStyle, look.outlineWidth, look.boxShadow]).join();
  };
  window.nameOf = (stop) => (stop.getAttribute("aria-label") || stop.textContent || stop.outerHTML).trim().slice(0, 80);
  if (dialog) return;
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute("tabindex");
}"""

# What has the focus; nothing at the end of the page, or of a dialog's round. It goes back when it lies above the stop
# before it in its column, or left of that in its row: both as they lie now, since a part may be scrolled or sticky.
STOP = """async () => {
  const stop = document.activeElement;
  // A date has several stops of its own.
  const isPartOfTheLast = stop === window.stopBefore && stop.type === "date";
  if (stop === null || stop === document.body || (stop.focusedLook && !isPartOfTheLast)) return null;
  stop.focusedLook = look(stop);
  // What comes late may have moved it: the browser scrolls after it with the next frame.
  const isInWindow = ({ width, bottom, top }) => width > 0 && bottom > 0 && top < innerHeight;
  if (!isInWindow(stop.getBoundingClientRect()))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = stop.getBoundingClientRect();
  const header = document.querySelector("header").getBoundingClientRect().bottom;
  const partOf = (element) => element.closest("[role=dialog], header, footer, main");
  const isBelowHeader = !partOf(stop)?.matches("main") || box.bottom > header;
  const last = window.stopBefore;
  window.stopBefore = stop;
  const before = last?.isConnected && partOf(last) === partOf(stop) ? last.getBoundingClientRect() : box;
  return {
    name: nameOf(stop),
    before: last && nameOf(last),
    // The skip link is on its way in.
    isSeen: stop.getAttribute("href") === "#content" || (isInWindow(box) && isBelowHeader),
    isInDialog: stop.closest("[role=dialog]") !== null,
    goesBack: (box.bottom <= before.top && box.left < before.right)
      || (box.top < before.bottom && box.bottom > before.top && box.right <= before.left),
  };
}"""

# After the walk: what it has not come by (of a group of radio buttons one is enough), and what looked the same with the
# focus. A date's mark is on its calendar's button.
END = """() => {
  document.activeElement.blur();
  const there = controls.filter((control) => control.isConnected);
  const isOnTheWay = (control) => control.focusedLook
    || (control.type === "radio" && there.some((other) => other.name === control.name && other.focusedLook));
  const looksTheSame = (control) => control.type !== "date" && control.focusedLook === look(control);
  return [
    ...there.filter((control) => !isOnTheWay(control)).map((control) => `Tab does not reach ${nameOf(control)}`),
    ...there.filter(looksTheSame).map((control) => `the focus does not show on ${nameOf(control)}`),
  ];
}"""


def faults_of_the_walk(page: Page) -> Iterator[str]:
    """Press Tab from the start of a screen to its end, or once round its dialog; yield what is wrong with the way."""
    page.evaluate(BEGIN)
    turns = 0
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        stop: dict[str, Any] | None = page.evaluate(STOP)
        if stop is None:
            break
        if not stop["isSeen"]:
            yield f"out of sight: {stop['name']}"
        turns += stop["goesBack"]
        # A dialog may begin with the control that matters, and comes round to its start once.
        if stop["goesBack"] and (turns > 1 or not stop["isInDialog"]):
            yield f"against the reading order: from {stop['before']} to {stop['name']}"
    yield from page.evaluate(END)
