"""Code that can't be fetched: the page keeps its header, its footer and what was typed, and recovers by itself."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.console import Console
from tests.e2e.screens import card, expect_found, expect_toast, search_box


def expect_the_shell(page: Page) -> None:
    for role in ("banner", "contentinfo"):
        expect(page.get_by_role(role)).to_be_visible()
    expect(page.get_by_text("Something went wrong")).to_have_count(0)


def test_a_search_without_network_keeps_the_page_and_works_again_with_it(page: Page, console: Console) -> None:
    console.expect("net::ERR_INTERNET_DISCONNECTED")
    # The search client prints its failures itself.
    console.expect("MeilisearchRequestError")
    with page.expect_response(re.compile(r"/assets/toaster-.*\.js")):
        page.goto("/recipes")
    expect(page.get_by_role("article").first).to_be_visible()

    page.context.set_offline(True)
    search_box(page).press_sequentially("harira")
    page.get_by_role("heading", level=3).first.hover()
    search_box(page).press("Enter")
    expect_toast(page, "Error", "Failed to load recipes. Please try again.")
    expect_the_shell(page)
    expect(search_box(page)).to_have_value("harira")

    page.context.set_offline(False)
    search_box(page).press("Enter")
    expect(card(page, "Harira")).to_be_visible()
    expect_found(page, 1)


def test_a_dialog_that_fails_once_says_so_and_opens_the_next_time(page: Page, console: Console) -> None:
    console.expect("net::ERR_FAILED")
    page.route(re.compile(r"/assets/(contact-dialog|dialog)-"), lambda route: route.abort())
    page.goto("/")
    # The footer keeps its place once all rows are filled: a click on a moving button is lost.
    page.wait_for_load_state("networkidle")
    contact = page.get_by_role("button", name="Contact Us")
    contact.click()
    expect_toast(page, "Error", "This could not be loaded. Check your connection and try again.")
    expect_the_shell(page)

    page.unroute_all()
    contact.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    # Its style sheet had failed as well.
    expect(dialog).to_have_css("position", "fixed")
