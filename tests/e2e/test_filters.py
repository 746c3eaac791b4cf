"""Filters of the list: boxes, chips, the address and the live counts. Source: docs/product/search.md#filters."""

import re
from urllib.parse import parse_qsl, urlsplit

from playwright.sync_api import Locator, Page, expect

from tests.e2e.screens import (
    active_filters,
    apply_filters,
    cards,
    expect_address,
    expect_each_card,
    expect_found,
    filter_box,
    found,
    open_filters,
    search_box,
    searches,
)
from tests.e2e.site import Site

# What the API calls the panel's groups.
PARAMETERS = {"Cuisines": "Cuisines", "Categories": "Categories", "Difficulty Level": "Difficulty_Levels"}


def count_beside(box: Locator) -> int:
    """Return the live count beside a filter value."""
    return int(box.evaluate("box => document.getElementById(box.getAttribute('aria-describedby')).textContent"))


def test_ticking_waits_for_apply(page: Page, site: Site) -> None:
    page.goto("/recipes")
    expect_found(page, site.total)
    panel = open_filters(page)
    asked = searches(page)
    with page.expect_response("**/api/v1.0/search/multi-search"):
        filter_box(panel, "Turkish").check()
    expect_address(page, "/recipes")
    expect_found(page, site.total)
    expect(active_filters(page)).to_have_count(0)
    assert asked == []
    turkish = count_beside(filter_box(panel, "Turkish"))
    apply_filters(page)
    expect_address(page, "/recipes?cuisine=Turkish")
    expect_found(page, turkish)
    expect_each_card(page, "Turkish")


def test_the_search_button_takes_the_ticked_boxes_along(page: Page) -> None:
    page.goto("/recipes")
    filter_box(open_filters(page), "Main Dishes").check()
    search_box(page).fill("chicken")
    search_box(page).press("Enter")
    expect_address(page, "/recipes?search=chicken&category=MAIN")
    expect_each_card(page, "Main Dishes")


def test_values_of_a_group_add_up_and_groups_narrow(page: Page) -> None:
    page.goto("/recipes")
    panel = open_filters(page)
    turkish, persian = (count_beside(filter_box(panel, name)) for name in ("Turkish", "Persian"))
    filter_box(panel, "Turkish").check()
    filter_box(panel, "Persian").check()
    apply_filters(page)
    expect_address(page, "/recipes?cuisine=Turkish,Persian")
    expect_found(page, turkish + persian)
    filter_box(panel, "Desserts").check()
    apply_filters(page)
    expect_address(page, "/recipes?cuisine=Turkish,Persian&category=DES")
    assert 0 < found(page, unlike=turkish + persian) < turkish + persian


def test_time_diet_and_allergens_narrow_with_live_counts_and_back_restores(page: Page) -> None:
    page.goto("/recipes?search=soup")
    soups = found(page)
    panel = open_filters(page)
    vegetarian = count_beside(filter_box(panel, "Vegetarian"))
    within_an_hour = count_beside(filter_box(panel, "Under 1 hour"))
    filter_box(panel, "Under 1 hour").check()
    expect(filter_box(panel, "Vegetarian")).not_to_have_accessible_description(str(vegetarian))
    quick_vegetarian = count_beside(filter_box(panel, "Vegetarian"))
    apply_filters(page)
    expect_address(page, "/recipes?search=soup&time=Under+1+hour")
    expect_found(page, within_an_hour)
    filter_box(panel, "Vegetarian").check()
    filter_box(panel, "No nuts").check()
    apply_filters(page)
    expect(active_filters(page)).to_have_text(["Under 1 hour", "Vegetarian", "No nuts"])
    assert 0 < found(page, unlike=within_an_hour) <= quick_vegetarian < within_an_hour < soups
    page.go_back()
    expect_found(page, within_an_hour)
    expect(active_filters(page)).to_have_text(["Under 1 hour"])
    expect(filter_box(panel, "Under 1 hour")).to_be_checked()
    expect(filter_box(panel, "Vegetarian")).not_to_be_checked()


def test_apply_carries_what_the_list_finds_where_a_wish_gave_way(page: Page) -> None:
    page.goto("/recipes?search=quick+chicken+biryani")
    total = found(page)
    open_filters(page)
    assert total > 0
    expect(page.get_by_role("button", name="Apply Filters")).to_have_accessible_description(re.compile(rf"^{total} "))


def test_an_address_with_everything_in_it_restores_everything(page: Page) -> None:
    page.goto("/recipes?search=chicken&cuisine=IND,Pakistani&category=main&difficulty=medium,Hard")
    expect(search_box(page)).to_have_value("chicken")
    expect(active_filters(page)).to_have_text(["Indian", "Pakistani", "Main Dishes", "Medium", "Hard"])
    panel = open_filters(page)
    for name in ("Indian", "Pakistani", "Main Dishes", "Medium", "Hard"):
        expect(filter_box(panel, name)).to_be_checked()
    expect(panel.get_by_role("checkbox", checked=True)).to_have_count(5)
    expect(cards(page)).to_have_count(found(page))
    assert found(page) > 0
    for text in cards(page).all_inner_texts():
        assert "Main Dishes" in text
        assert "Indian" in text or "Pakistani" in text
        assert "Medium" in text or "Hard" in text


def test_every_live_count_is_what_the_list_then_finds(page: Page) -> None:
    address = "/recipes?search=chicken&difficulty=Easy"
    page.goto(address)
    panel = open_filters(page)
    asked: dict[str, str] = dict(parse_qsl(urlsplit(address).query))
    for group, parameter in PARAMETERS.items():
        for option in panel.get_by_role("group", name=group).get_by_role("listitem").all():
            name, count = option.inner_text().rsplit("\n", 1)
            query = {"Search_Text": asked.get("search", ""), "Difficulty_Levels": asked.get("difficulty", "")}
            query |= {parameter: name.strip()}
            answer = page.request.get("/api/v1.0/recipes/search", params=dict(filter(all, query.items()))).json()
            assert answer["Total_Recipes"] == int(count), name
