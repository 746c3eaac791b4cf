"""Searching the list: from a text to results, and what shows when there are none. Source: spec sections 2 and 8."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.console import Console
from tests.e2e.screens import (
    SEARCH_CALL,
    card,
    cards,
    expect_address,
    expect_found,
    expect_toast,
    found,
    held,
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


def test_an_emptied_box_lists_everything_again(page: Page, site: Site) -> None:
    page.goto("/recipes?search=harira")
    assert found(page) < site.total
    search_box(page).fill(" ")
    search_box(page).press("Enter")
    expect_address(page, "/recipes")
    expect_found(page, site.total)


def test_other_spellings_slips_and_half_words_find_the_dish(page: Page) -> None:
    page.goto("/recipes")
    for typed, title in DISHES.items():
        search_box(page).fill(typed)
        search_box(page).press("Enter")
        expect(card(page, title)).to_be_visible()
        expect(page.get_by_role("heading", name="Recipe(s) Found")).to_be_visible()
        expect(page.get_by_text("Closest matches")).to_have_count(0)


def test_a_word_that_nobody_knows_is_left_out_and_told(page: Page) -> None:
    page.goto("/recipes?search=xyzzy+chicken")
    expect(page.get_by_text("Closest matches")).to_be_visible()
    expect(card(page, "Chicken Satay")).to_be_visible()


def test_unknown_words_only_find_nothing_and_offer_a_way_out(page: Page, site: Site) -> None:
    page.goto("/recipes")
    search_box(page).fill("xyzzy qwrtp")
    search_box(page).press("Enter")
    expect_found(page, 0)
    expect(page.get_by_role("heading", name="No recipes found")).to_be_visible()
    expect(page.get_by_text("Try adjusting your search criteria or clear filters to see all recipes.")).to_be_visible()
    page.get_by_role("button", name="Clear Filters").click()
    expect_address(page, "/recipes")
    expect(search_box(page)).to_have_value("")
    expect_found(page, site.total)


def test_a_stray_quote_beside_an_unknown_word_finds_nothing(page: Page) -> None:
    page.goto("/recipes?search=xyzzy+%22")
    assert found(page) == 0


def test_six_skeletons_stand_in_for_the_first_results(page: Page, site: Site) -> None:
    with held(page, SEARCH_CALL):
        page.goto("/recipes")
        expect(page.get_by_test_id("recipe-card-skeleton")).to_have_count(6)
    expect_found(page, site.total)
    expect(page.get_by_test_id("recipe-card-skeleton")).to_have_count(0)


@pytest.mark.parametrize("failure", ["503", "unreachable"])
def test_a_failed_search_is_told_and_asked_again_when_searched_again(
    page: Page, console: Console, failure: str
) -> None:
    console.expect("503 (Service Unavailable)" if failure == "503" else "net::ERR_")
    page.route(
        SEARCH_CALL,
        lambda route: route.fulfill(status=503, json={}) if failure == "503" else route.abort(),
        times=1,
    )
    page.goto("/recipes?search=harira")
    expect_toast(page, "Error", "Failed to load recipes. Please try again.")
    expect(cards(page)).to_have_count(0)
    expect(search_box(page)).to_have_value("harira")
    page.get_by_role("button", name="SEARCH").click()
    expect(card(page, "Harira")).to_be_visible()
    expect_address(page, "/recipes?search=harira")


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
    for fact in ("Indian", "Eid & Feasts", "Hard", "170 min", "6 servings", "0.0"):
        expect(biryani).to_contain_text(fact)
    expect(biryani.locator("img")).not_to_have_js_property("naturalWidth", 0)
    biryani.get_by_role("heading").hover()
    expect(page.get_by_role("tooltip")).to_have_text("Hyderabadi-Style Chicken Dum Biryani with Saffron Milk")
