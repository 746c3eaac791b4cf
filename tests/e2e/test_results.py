"""Going through the results: more of them, back and forward, up and down.

Source: docs/product/search.md#recipe-list.
"""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.screens import (
    active_filters,
    apply_filters,
    cards,
    chip,
    expect_address,
    expect_found,
    expect_scrolled,
    filter_box,
    found,
    open_filters,
    scroll_to,
    search_box,
)
from tests.e2e.site import Site

PAGE_SIZE = 18


def load_more(page: Page) -> None:
    """Press Load More Recipes."""
    page.get_by_role("button", name="Load More Recipes").click()


def click_in_place(link: Locator) -> None:
    """Click a link of the sticky header where it is; the driver's own click would scroll the page first."""
    box = link.bounding_box()
    assert box is not None
    link.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def expect_showing(page: Page, shown: int, total: int) -> None:
    """Wait until so many cards show, and the line under them says so."""
    expect(page.get_by_text(f"Showing {shown} of {total} recipes", exact=True)).to_be_visible()
    expect(cards(page)).to_have_count(shown)


def test_load_more_leads_to_the_last_recipe(page: Page, site: Site) -> None:
    page.goto("/recipes")
    for shown in range(PAGE_SIZE, site.total, PAGE_SIZE):
        expect_showing(page, shown, site.total)
        load_more(page)
    expect_showing(page, site.total, site.total)
    expect(page.get_by_role("button", name="Load More Recipes")).to_have_count(0)
    links = cards(page).get_by_role("link").evaluate_all("links => links.map(link => link.pathname)")
    assert sorted(links) == sorted(site.recipe(slug) for slug in site.recipes)
    expect_address(page, "/recipes")


def test_back_and_forward_restore_text_filters_and_results(page: Page, site: Site) -> None:
    page.goto("/recipes")
    expect_found(page, site.total)
    search_box(page).fill("rice")
    search_box(page).press("Enter")
    rice = found(page, unlike=site.total)
    filter_box(open_filters(page), "Indian").check()
    apply_filters(page)
    expect(chip(page, "Indian")).to_be_visible()
    indian = found(page, unlike=rice)
    page.go_back()
    expect_address(page, "/recipes?search=rice")
    expect_found(page, rice)
    expect(active_filters(page)).to_have_count(0)
    page.go_back()
    expect_address(page, "/recipes")
    expect_found(page, site.total)
    expect(search_box(page)).to_have_value("")
    page.go_forward()
    page.go_forward()
    expect_address(page, "/recipes?search=rice&cuisine=Indian")
    expect_found(page, indian)
    expect(search_box(page)).to_have_value("rice")
    expect(chip(page, "Indian")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Indian", exact=True)).to_be_checked()


def test_back_returns_to_the_place_among_the_loaded_recipes(page: Page, site: Site) -> None:
    page.goto("/recipes")
    load_more(page)
    expect_showing(page, 2 * PAGE_SIZE, site.total)
    scroll_to(page, 2400)
    click_in_place(page.get_by_role("banner").get_by_role("link", name="Home", exact=True))
    expect(page.get_by_role("heading", name="Popular Recipes")).to_be_visible()
    expect_scrolled(page, 0)
    page.go_back()
    expect_showing(page, 2 * PAGE_SIZE, site.total)
    expect_scrolled(page, 2400)
    page.go_forward()
    expect(page.get_by_role("heading", name="Popular Recipes")).to_be_visible()
    expect_scrolled(page, 0)


def test_a_new_search_returns_to_the_top(page: Page, site: Site) -> None:
    page.goto("/recipes")
    expect_found(page, site.total)
    search_box(page).fill("chicken")
    scroll_to(page, 1200)
    page.keyboard.press("Enter")
    expect_address(page, "/recipes?search=chicken")
    expect_scrolled(page, 0)


def test_a_new_address_opens_at_its_top_and_each_entry_has_a_place(page: Page, site: Site) -> None:
    page.goto("/recipes")
    expect_found(page, site.total)
    scroll_to(page, 900)
    page.goto("/recipes?search=lamb")
    found(page, unlike=site.total)
    expect_scrolled(page, 0)
    scroll_to(page, 200)
    page.reload()
    found(page, unlike=site.total)
    expect_scrolled(page, 200)
    page.go_back()
    expect_found(page, site.total)
    expect_scrolled(page, 900)


def test_removing_chips_by_keyboard_never_loses_the_focus(page: Page) -> None:
    page.goto("/recipes?cuisine=Turkish,Persian")
    chip(page, "Turkish").press("Enter")
    expect_address(page, "/recipes?cuisine=Persian")
    expect(chip(page, "Persian")).to_be_focused()
    page.keyboard.press("Enter")
    expect_address(page, "/recipes")
    expect(page.get_by_role("heading", name="Recipe(s) Found")).to_be_focused()


def test_a_control_leads_back_up_after_one_viewport(page: Page, site: Site) -> None:
    page.goto("/recipes")
    expect_found(page, site.total)
    up = page.get_by_role("button", name=re.compile("scroll to top", re.IGNORECASE))
    expect(up).to_have_count(0)
    scroll_to(page, 790)
    expect(up).to_have_count(0)
    scroll_to(page, 810)
    expect(up).to_be_visible()
    up.click()
    expect_scrolled(page, 0)
    expect(up).to_have_count(0)
