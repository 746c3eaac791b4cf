"""Searching the list: from a text to results, and what shows when there are none.

Source: docs/product/search.md#recipe-list.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.console import Console
from tests.e2e.screens import (
    card,
    expect_address,
    expect_found,
    search_box,
    searches,
)
from tests.e2e.site import Site

# What people type, and the dish they mean.
DISHES = {
    "biriyani": "Chicken Biryani",
    "houmous": "Hummus",
    "chiken laks": "Chicken Laksa",
    "kunaf": "Kunafa",
    "choclate": "Chocolate Chip Cookies",
    "برياني": "Chicken Biryani",
    "شوربة العدس": "Red Lentil Soup",
    "بریانی": "Chicken Biryani",
}


def test_searching_puts_the_trimmed_text_into_the_address(page: Page) -> None:
    page.goto("/recipes")
    search_box(page).fill("  harira ")
    search_box(page).press("Enter")
    expect_address(page, "/recipes?search=harira")
    expect(card(page, "Harira")).to_be_visible()
    search_box(page).fill("kunafa")
    page.get_by_role("button", name="SEARCH").click()
    expect_address(page, "/recipes?search=kunafa")
    expect(card(page, "Kunafa")).to_be_visible()


def test_typing_alone_does_not_search(page: Page, site: Site) -> None:
    page.goto("/recipes")
    expect_found(page, site.total)
    asked = searches(page)
    with page.expect_response("**/api/v1.0/search/multi-search"):
        search_box(page).press_sequentially("harira")
    expect_address(page, "/recipes")
    expect_found(page, site.total)
    assert asked == []


def test_other_spellings_slips_and_half_words_find_the_dish(page: Page) -> None:
    page.goto("/recipes")
    for typed, title in DISHES.items():
        search_box(page).fill(typed)
        search_box(page).press("Enter")
        expect(card(page, title)).to_be_visible()
        expect(page.get_by_role("heading", name="Recipe(s) Found")).to_be_visible()
        expect(page.get_by_text("Closest matches")).to_have_count(0)


def test_unknown_words_only_find_nothing_and_offer_a_way_out(page: Page, site: Site) -> None:
    page.goto("/recipes")
    search_box(page).fill("xyzzy qwrtp")
    search_box(page).press("Enter")
    expect_found(page, 0)
    expect(page.get_by_role("heading", name="No recipes found")).to_be_visible()
    expect(page.get_by_text("Try adjusting your search criteria or clear filters to see all recipes.")).to_be_visible()
    expect(page.get_by_role("button", name="Clear Filters")).to_be_visible()
    expect(page.get_by_role("region", name="Popular Recipes").get_by_role("article")).not_to_have_count(0)
    page.get_by_role("button", name="Remove “xyzzy qwrtp”").click()
    expect_address(page, "/recipes")
    expect(search_box(page)).to_have_value("")
    expect_found(page, site.total)
    expect(page.get_by_role("heading", name="Recipe(s) Found")).to_be_focused()


def test_a_text_that_is_too_long_is_refused_with_the_servers_sentence(page: Page, console: Console) -> None:
    console.expect("422 (Unprocessable")
    page.goto(f"/recipes?search={'a' * 201}")
    expect(page.get_by_role("heading", name="This search can't be made")).to_be_visible()
    expect(page.get_by_text("at most 200 characters")).to_be_visible()
    expect(page.get_by_role("heading", name="Recipe(s) Found")).to_have_count(0)


def test_on_a_phone_a_search_hides_the_keyboard_and_keeps_the_focus_on_the_screen(phone: Page) -> None:
    phone.goto("/recipes")
    search_box(phone).fill("harira")
    search_box(phone).press("Enter")
    expect(card(phone, "Harira")).to_be_visible()
    expect(phone.get_by_role("main")).to_be_focused()


def test_a_card_opens_its_recipe_in_a_new_tab(page: Page, site: Site) -> None:
    page.goto("/recipes?search=harira")
    with page.context.expect_page() as opened:
        card(page, "Harira").get_by_role("link").click()
    expect_address(opened.value, site.recipe("harira"))
    expect(opened.value.get_by_role("heading", name="Harira", level=1)).to_be_visible()
    expect_address(page, "/recipes?search=harira")


def test_a_card_tells_what_a_cook_wants_to_know(page: Page) -> None:
    page.goto("/recipes?search=biriyani")
    biryani = card(page, "Chicken Biryani")
    for fact in ("Indian", "Eid & Feasts", "Hard", "170 min", "6 servings", "No ratings yet"):
        expect(biryani).to_contain_text(fact)
    expect(biryani.locator("img")).not_to_have_js_property("naturalWidth", 0)
    biryani.get_by_role("heading").hover()
    expect(page.get_by_role("tooltip")).to_have_text("Hyderabadi-Style Chicken Dum Biryani with Saffron Milk")


@pytest.mark.parametrize("path", ["/", "/recipes"])
def test_the_box_in_focus_has_one_ring(page: Page, path: str) -> None:
    page.goto(path)
    box = search_box(page)
    style = "element => getComputedStyle(element).outlineStyle"
    rings = "input => [input, input.parentElement].map(" + style + ")"
    box.click()
    assert box.evaluate(rings) == ["none", "solid"]
    page.keyboard.press("Tab")
    assert page.evaluate(f"({style})(document.activeElement)") == "solid"
    assert box.evaluate(rings) == ["none", "none"]
    page.keyboard.press("Shift+Tab")
    assert box.evaluate(rings) == ["none", "solid"]
