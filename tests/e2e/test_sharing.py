"""Sharing and printing a recipe, and the short links. Source: docs/product/recipes.md#sharing-and-printing."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.screens import expect_address, expect_toast
from tests.e2e.site import Site


def share(page: Page) -> Locator:
    """Open the share dialog."""
    page.get_by_role("button", name="Share").click()
    return page.get_by_role("dialog", name="Spread the taste")


def test_the_dialog_offers_whatsapp_twitter_and_the_link(page: Page, site: Site) -> None:
    page.goto(site.recipe("chicken-biryani"))
    dialog = share(page)
    address = site.url + site.recipe("chicken-biryani")
    whatsapp = unquote(dialog.get_by_role("link", name="WhatsApp").get_attribute("href") or "")
    assert whatsapp.startswith("https://wa.me/?text=Chicken Biryani")
    assert address in whatsapp or f"{site.url}/s/chicken-biryani" in whatsapp
    twitter = dialog.get_by_role("link", name="Twitter").get_attribute("href") or ""
    assert re.match(r"https://(twitter|x)\.com/intent/(tweet|post)\?", twitter)
    for parameter in ("text=", "url=", "hashtags="):
        assert parameter in twitter
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Share")).to_be_focused()


def test_copy_link_puts_the_short_link_into_the_clipboard(page: Page, site: Site) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site.url)
    page.goto(site.recipe("chicken-biryani"))
    share(page).get_by_role("button", name="Copy Link").click()
    expect_toast(page, "Link copied!")
    assert page.evaluate("navigator.clipboard.readText()") == f"{site.url}/s/chicken-biryani"


def test_on_a_phone_the_dialog_closes_once_shared(phone: Page, site: Site) -> None:
    phone.context.route("https://wa.me/**", lambda route: route.fulfill(body="WhatsApp"))
    phone.goto(site.recipe("hummus"))
    dialog = share(phone)
    with phone.context.expect_page():
        dialog.get_by_role("link", name="WhatsApp").click()
    expect(dialog).to_have_count(0)


def test_print_opens_a_window_of_its_own_and_prints_it(page: Page, site: Site) -> None:
    page.context.add_init_script("window.print = () => { document.documentElement.dataset.printed = 'yes'; }")
    page.goto(site.recipe("chicken-biryani"))
    with page.expect_popup() as opened:
        page.get_by_role("button", name="Print").click()
    paper = opened.value
    expect(paper.locator("html")).to_have_attribute("data-printed", "yes")
    expect(paper.get_by_role("heading", name="Chicken Biryani", level=1)).to_be_visible()
    expect(paper.get_by_text("1 tbsp garam masala")).to_be_visible()
    expect(paper.get_by_text("Rest off the heat with the lid on.")).to_be_visible()
    expect(paper.get_by_role("button")).to_have_count(0)


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("slug", ["chicken-biryani", "chicken-kabsa", "vegetable-biryani"])
def test_a_recipe_fits_on_one_sheet(page: Page, site: Site, slug: str, paper: str) -> None:
    page.goto(site.recipe(slug))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper))
    assert len(sheets) == 1


def test_a_sheet_is_white_and_leaves_out_what_is_for_the_screen(page: Page, site: Site) -> None:
    page.goto(site.recipe("chicken-biryani"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.get_by_text("/s/chicken-biryani")).to_be_visible()
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    for screen_only in (
        page.get_by_role("banner"),
        page.get_by_role("contentinfo"),
        page.get_by_text("Skip to content"),
    ):
        expect(screen_only).to_be_hidden()


@pytest.mark.parametrize("code", ["slug", "short code"])
def test_a_short_link_leads_to_its_recipe(page: Page, site: Site, code: str) -> None:
    detail = page.request.get(f"/api/v1.0/recipes/{site.recipes['hummus']}").json()
    page.goto(f"/s/{detail['Slug'] if code == 'slug' else detail['Short_Code']}")
    expect_address(page, site.recipe("hummus"))
    expect(page.get_by_role("heading", name="Hummus", level=1)).to_be_visible()
