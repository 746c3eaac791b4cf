"""The recipe editor as its members use it."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, Request


def open_tab(page: Page, name: str) -> Locator:
    """Open a tab of the editor and return its panel."""
    page.get_by_role("tab", name=re.compile(f"^{name}")).click()
    return page.get_by_role("tabpanel", name=re.compile(f"^{name}"))


def names(page: Page) -> list[str]:
    """Return what stands in the name fields, in their order."""
    return [field.input_value() for field in page.get_by_role("textbox", name="Name", exact=True).all()]


def checks(page: Page) -> Sequence[list[str]]:
    """Return the lines of each call of the halal guard from now on; the list grows as the page asks."""
    asked: list[list[str]] = []

    def note(request: Request) -> None:
        if request.url.endswith("/recipes/check-ingredients"):
            asked.append(request.post_data_json["Lines"])

    page.on("request", note)
    return asked


def paste(field: Locator, text: str) -> None:
    """Paste a text into a field."""
    field.evaluate(
        """(field, text) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", text);
            field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        }""",
        text,
    )
