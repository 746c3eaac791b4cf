"""What makes a screen comfortable for everybody."""

from collections.abc import Iterator

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.keyboard import faults_of_the_walk

ZOOMED = {"width": DESKTOP["width"] // 2, "height": DESKTOP["height"] // 2}
"""What a desktop's window holds at 200 %."""
LARGE_LETTERS = """() => {
  document.documentElement.style.fontSize = "200%";
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def violations(page: Page, **options: object) -> Iterator[str]:
    """Yield the violations of accessibility on what shows."""
    response = Axe().run(page, options={"resultTypes": ["violations"], **options}).response
    for violation in response["violations"]:
        for node in violation["nodes"]:
            yield f"{violation['id']}: {node['html'][:200]} {node['failureSummary']}"


def width(page: Page) -> int:
    """Return how wide the page is, in pixels; more than its window when it can be scrolled sideways."""
    px: int = page.evaluate("document.documentElement.scrollWidth")
    return px


def expect_comfort(page: Page) -> None:
    """See that a screen is good by keyboard, by day and night, on a desktop and a small phone, with large letters."""
    expect_none(violations(page))
    expect_none(faults_of_the_walk(page))
    page.set_viewport_size(PHONE)
    assert width(page) == PHONE["width"]
    # Colours are all that differs by night; they change with the next frame.
    day = page.locator("body").evaluate("body => getComputedStyle(body).color")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("body")).not_to_have_css("color", day)
    expect_none(violations(page))
    page.set_viewport_size(DESKTOP)
    expect_none(violations(page, runOnly=["color-contrast"]))
    page.set_viewport_size(ZOOMED)
    page.evaluate(LARGE_LETTERS)
    assert width(page) == ZOOMED["width"]
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.set_viewport_size(DESKTOP)


def expect_none(faults: Iterator[str]) -> None:
    """Fail with all of the faults."""
    found = list(faults)
    assert found == [], "\n".join(found)
