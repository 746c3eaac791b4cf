"""Cooking with what one has, by keyboard. Source: docs/product/search.md#cook-with-what-i-have."""

from playwright.sync_api import Page, expect

from tests.e2e.screens import apply_filters, cards, expect_address, expect_found, filter_box, found, open_filters
from tests.e2e.site import Site
from tests.e2e.test_filters import count_beside


def test_foods_are_typed_and_each_card_says_what_is_missing(page: Page, site: Site) -> None:
    page.goto("/recipes")
    expect_found(page, site.total)
    opener = page.get_by_role("button", name="Cook with what I have")
    opener.focus()
    page.keyboard.press("Enter")
    field = page.get_by_role("combobox", name="What do you have?")
    expect(field).to_be_focused()
    page.keyboard.type("chicken")
    page.keyboard.press("Enter")
    expect_address(page, "/recipes?have=chicken")
    expect(field).to_have_value("")
    page.keyboard.type("rice")
    page.keyboard.press("Enter")
    expect_address(page, "/recipes?have=chicken,rice")
    expect(cards(page).first).to_contain_text("You have 2 of")
    with_both = found(page, unlike=site.total)

    page.reload()
    expect_found(page, with_both)
    page.get_by_role("button", name="Remove chicken").press("Enter")
    expect_address(page, "/recipes?have=rice")
    page.go_back()
    expect_address(page, "/recipes?have=chicken,rice")
    expect_found(page, with_both)


def test_the_filter_panel_counts_the_same_recipes(page: Page) -> None:
    page.goto("/recipes?have=rice,lentils")
    panel = open_filters(page)
    indian = count_beside(filter_box(panel, "Indian"))
    filter_box(panel, "Indian").check()
    apply_filters(page)
    expect_address(page, "/recipes?cuisine=Indian&have=rice,lentils")
    expect_found(page, indian)
