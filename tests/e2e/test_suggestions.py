"""Suggestions while typing, in both search boxes, with mouse and keyboard. Source: issue point 9, design section 12."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.console import Console
from tests.e2e.screens import expect_address, expect_found, search_box
from tests.e2e.site import Site

BOTH_BOXES = pytest.mark.parametrize("path", ["/", "/recipes"])


def options(page: Page) -> Locator:
    """What is suggested."""
    return page.get_by_role("listbox", name="Suggestions").get_by_role("option")


def type_text(page: Page, text: str) -> None:
    """Type into the search box as a visitor does."""
    search_box(page).click()
    search_box(page).press_sequentially(text)


@BOTH_BOXES
def test_half_a_word_suggests_a_recipe_that_a_click_opens(page: Page, site: Site, path: str) -> None:
    page.goto(path)
    type_text(page, "falaf")
    options(page).filter(has_text="Falafel").first.click()
    expect_address(page, site.recipe("falafel"))
    expect(page.get_by_role("heading", name="Falafel", level=1)).to_be_visible()


@BOTH_BOXES
def test_arrows_and_enter_choose_a_suggestion(page: Page, path: str) -> None:
    page.goto(path)
    type_text(page, "turkish")
    cuisine = options(page).filter(has_text=re.compile("^Turkish$"))
    expect(cuisine).to_be_visible()
    expect(search_box(page)).to_have_attribute("aria-expanded", "true")
    search_box(page).press("ArrowUp")  # from the text to the last: cuisines come after recipes
    expect(cuisine).to_have_attribute("aria-selected", "true")
    expect(search_box(page)).to_have_attribute("aria-activedescendant", cuisine.get_attribute("id") or "none")
    expect(search_box(page)).to_be_focused()
    search_box(page).press("ArrowDown")  # round to the first
    expect(options(page).first).to_have_attribute("aria-selected", "true")
    search_box(page).press("ArrowUp")
    search_box(page).press("Enter")
    expect_address(page, "/recipes?cuisine=Turkish")


@BOTH_BOXES
def test_escape_closes_the_suggestions_and_keeps_the_text(page: Page, path: str) -> None:
    page.goto(path)
    type_text(page, "biry")
    expect(options(page).first).to_be_visible()
    search_box(page).press("Escape")
    expect(options(page)).to_have_count(0)
    expect(search_box(page)).to_have_value("biry")
    expect_address(page, path)


@BOTH_BOXES
def test_enter_without_a_choice_searches_the_text(page: Page, path: str) -> None:
    page.goto(path)
    type_text(page, "samosa")
    expect(options(page).first).to_be_visible()
    search_box(page).press("Enter")
    expect_address(page, "/recipes?search=samosa")
    expect(options(page)).to_have_count(0)


def test_suggestions_follow_what_is_typed(page: Page) -> None:
    page.goto("/recipes")
    type_text(page, "hum")
    expect(options(page).filter(has_text="Hummus")).to_be_visible()
    search_box(page).fill("kunaf")
    expect(options(page).filter(has_text="Kunafa")).to_be_visible()
    expect(options(page).filter(has_text="Hummus")).to_have_count(0)
    search_box(page).fill("")
    expect(options(page)).to_have_count(0)


def test_suggestions_forgive_a_slip(page: Page) -> None:
    page.goto("/")
    type_text(page, "biriyani")
    expect(options(page).filter(has_text="Chicken Biryani")).to_be_visible()


def test_leaving_the_box_closes_the_suggestions(page: Page) -> None:
    page.goto("/")
    type_text(page, "biry")
    expect(options(page).first).to_be_visible()
    search_box(page).press("Tab")
    expect(options(page)).to_have_count(0)


def test_markup_typed_into_the_box_stays_text(page: Page) -> None:
    page.goto("/recipes")
    markup = '<img src=x onerror="console.error(1)">'
    type_text(page, markup)
    search_box(page).press("Enter")
    expect_found(page, 0)
    expect(search_box(page)).to_have_value(markup)


def test_a_failing_gateway_leaves_the_search_as_it_is(page: Page, console: Console) -> None:
    console.expect("503 (Service Unavailable)")
    console.expect("MeilisearchApiError: 503")  # the search library's own line
    page.route("**/api/v1.0/search/multi-search", lambda route: route.fulfill(status=503, body="{}"))
    page.goto("/")
    with page.expect_response("**/api/v1.0/search/multi-search"):
        type_text(page, "persian")
    expect(options(page)).to_have_text(["Persian"])
    search_box(page).press("Enter")
    expect_address(page, "/recipes?search=persian")
