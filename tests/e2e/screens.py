"""What visitors look for on the screens, found as they find it: by role and label."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, Request, expect

DESKTOP_PLACEHOLDER = "Search for flavors of the world..."
MOBILE_PLACEHOLDER = "Search recipes..."


def search_box(page: Page) -> Locator:
    """The search field of Home or of the list."""
    return page.get_by_role("combobox", name="Search recipes")


def expect_address(page: Page, address: str) -> None:
    """Wait until the page is at `address`: a path with its query."""
    expect(page).to_have_url(re.compile(rf"^https?://[^/]+{re.escape(address)}$"))


def expect_found(page: Page, count: int) -> None:
    """Wait until the list says that it has found `count` recipes."""
    expect(page.get_by_role("heading", name=f"{count} Recipe(s) Found", exact=True)).to_be_visible()


def found(page: Page, *, unlike: int | None = None) -> int:
    """Wait for the list's answer, other than the old one of `unlike` recipes; return how many it has found."""
    heading = page.get_by_role("heading", name=re.compile(rf"^(?!{unlike} )\d+ Recipe\(s\) Found$"))
    return int(heading.inner_text().split()[0])


def cards(page: Page) -> Locator:
    """The recipe cards."""
    return page.get_by_role("main").get_by_role("article")


def card(page: Page, title: str) -> Locator:
    """The card of one recipe."""
    return cards(page).filter(has=page.get_by_role("link", name=title, exact=True))


def toast(page: Page) -> Locator:
    """The notification that shows. It stands outside an open dialog, which hides the rest of the page from roles."""
    region = page.get_by_role("region", name="Notifications", include_hidden=True)
    return region.get_by_role("listitem", include_hidden=True)


def expect_toast(page: Page, title: str, text: str = "") -> None:
    """Wait for a notification with `title` and `text`."""
    expect(toast(page)).to_have_text(re.compile(rf"^{re.escape(title)}\s*{re.escape(text)}"))


def open_filters(page: Page) -> Locator:
    """Open the filter panel and return it, its lookups and live counts there and all of its values shown."""
    page.get_by_role("button", name="Show Filters").click()
    panel = page.get_by_role("form", name="Filters")
    expect(filter_box(panel, "Easy")).to_have_accessible_description(re.compile(r"^\d+"))
    more = panel.get_by_role("button", name="Show all")
    expect(more).not_to_have_count(0)
    while more.count():
        more.first.click()
    expect(filter_box(panel, "Turkish")).to_be_visible()
    expect(filter_box(panel, "Desserts")).to_be_visible()
    return panel


def filter_box(panel: Locator, name: str) -> Locator:
    """The checkbox of one filter value."""
    return panel.get_by_role("checkbox", name=name, exact=True)


def apply_filters(page: Page) -> None:
    """Press Apply Filters."""
    page.get_by_role("button", name="Apply Filters").click()


def active_filters(page: Page) -> Locator:
    """The chips of the filters that the results obey."""
    return page.get_by_role("list", name="Active filters").get_by_role("button")


def chip(page: Page, name: str) -> Locator:
    """The chip that removes one filter."""
    return active_filters(page).and_(page.get_by_role("button", name=f"Remove filter {name} ("))


def searches(page: Page) -> Sequence[str]:
    """Return the addresses of the list's calls from now on; the list grows as the page asks."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/api/v1.0/recipes/search?" in request.url:
            asked.append(request.url)

    page.on("request", note)
    return asked


def expect_each_card(page: Page, text: str) -> None:
    """Wait until there are cards and each of them says `text`."""
    expect(cards(page).filter(has_text=text)).not_to_have_count(0)
    expect(cards(page).filter(has_not_text=text)).to_have_count(0)


def scroll_to(page: Page, top: int) -> None:
    """Scroll to `top` px below the start of the page."""
    page.evaluate("top => window.scrollTo(0, top)", top)
    expect_scrolled(page, top)


def expect_scrolled(page: Page, top: int) -> None:
    """Wait until the page is scrolled to `top` px."""
    expect(page.locator("html")).to_have_js_property("scrollTop", top)
