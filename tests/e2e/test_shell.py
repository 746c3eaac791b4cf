"""What every screen stands in: header, menu, footer, theme, sign-in prompt, not-found.

Source: docs/product/shell.md#shell.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.console import Console
from tests.e2e.screens import card, expect_address, expect_each_card
from tests.e2e.site import Site
from tests.e2e.test_home import CATEGORIES

MAIN_LINKS = {
    "Home": "/",
    "All Recipes": "/recipes",
    "Generate Recipe": "/generate-recipe",
    "Blogs": "/blogs",
    "My Profile": "/my-profile",
}


def test_the_header_marks_where_one_is(page: Page) -> None:
    page.goto("/")
    links = page.get_by_role("navigation", name="Main").get_by_role("link")
    expect(links).to_have_text(list(MAIN_LINKS))
    for link, path in zip(links.all(), MAIN_LINKS.values(), strict=True):
        expect(link).to_have_attribute("href", path)
    current = page.get_by_role("banner").locator("[aria-current=page]")
    expect(current).to_have_text(["Home"])
    links.get_by_text("All Recipes").click()
    expect_address(page, "/recipes")
    expect(current).to_have_text(["All Recipes"])


def test_the_first_tab_stop_skips_to_the_content(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


def test_the_theme_goes_round_and_is_remembered(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    page.goto("/")
    body = page.locator("body")
    light = body.evaluate("body => getComputedStyle(body).backgroundColor")
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Theme")).click()
    expect(page.get_by_role("button", name="Theme: Dark")).to_be_visible()
    expect(body).not_to_have_css("background-color", light)
    page.reload()
    expect(page.get_by_role("button", name="Theme: Dark")).to_be_visible()
    expect(body).not_to_have_css("background-color", light)


def test_the_mobile_menu_has_the_links_and_quick_categories(phone: Page) -> None:
    phone.goto("/")
    expect(phone.get_by_role("navigation", name="Main")).to_be_hidden()
    phone.get_by_role("button", name=re.compile("menu", re.IGNORECASE)).click()
    menu = phone.get_by_role("dialog")
    expect(menu.get_by_role("navigation").get_by_role("link")).to_have_text(list(MAIN_LINKS))
    expect(menu.get_by_role("heading", name="Quick Categories")).to_be_visible()
    for name in ("All Recipes", *CATEGORIES):
        expect(menu.get_by_role("link", name=name, exact=True).last).to_be_visible()
    menu.get_by_role("link", name="Ramadan").click()
    expect_address(phone, "/recipes?category=RAM")
    expect(menu).to_have_count(0)
    expect_each_card(phone, "Ramadan")


@pytest.mark.parametrize("path", ["/not-found", "/no/such/page"])
def test_an_unknown_path_says_so_and_leads_on(page: Page, console: Console, path: str) -> None:
    console.expect("404 (Not Found)")
    answer = page.goto(path)
    assert answer is not None
    assert answer.status == 404
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", level=1)).to_be_visible()
    targets = main.get_by_role("link").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert targets == ["/", "/recipes", "/generate-recipe", "/my-profile"]


@pytest.mark.parametrize("where", ["card", "page"])
def test_a_heart_asks_a_signed_out_visitor_to_sign_in(page: Page, site: Site, where: str) -> None:
    path = "/recipes?search=hummus" if where == "card" else site.recipe("hummus")
    page.goto(path)
    scope = card(page, "Hummus") if where == "card" else page.get_by_role("main")
    heart = scope.get_by_role("button", name=re.compile("favorite", re.IGNORECASE))
    heart.click()
    prompt = page.get_by_role("dialog")
    prompt.get_by_role("button", name="Cancel").click()
    expect(prompt).to_have_count(0)
    expect(heart).to_be_focused()
    heart.click()
    prompt.get_by_role("button", name="Sign In").click()
    expect_address(page, "/sign-in")
    assert path in page.evaluate("Object.values(localStorage)")
    assert len(page.context.pages) == 1
