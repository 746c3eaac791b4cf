"""Suggestions while typing, in both search boxes, with mouse and keyboard.

Source: docs/product/search.md#suggestions.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

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


def test_arrows_and_enter_choose_a_suggestion(page: Page) -> None:
    page.goto("/")
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
