"""Home: every section, and every way from it into the list. Source: docs/product/shell.md#home."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.screens import (
    DESKTOP_PLACEHOLDER,
    MOBILE_PLACEHOLDER,
    card,
    cards,
    expect_address,
    expect_each_card,
    search_box,
)

CATEGORIES = ["Breakfast", "Appetizers", "Main Dishes", "Snacks", "Desserts", "Ramadan", "Eid & Feasts"]
CUISINE_CARDS = {
    "Middle Eastern": ("Rich mezze, grilled meats, and aromatic spices", "Traditional & Authentic"),
    "Pakistani": ("Rich biryanis, kebabs, and aromatic curries", "Bold & Spicy"),
    "Indian": ("Diverse curries, tandoor dishes, and flavorful spices", "Rich & Aromatic"),
    "Turkish": ("Kebabs, dolmas, and honey-sweet desserts", "Rich & Sweet"),
    "Persian": ("Saffron rice, herb stews, and delicate flavors", "Elegant & Refined"),
    "Chinese": ("Wok-fried dishes, dumplings, and aromatic spices", "Authentic & Flavorful"),
}


def test_popular_recipes_are_twelve_cards_that_open_in_a_new_tab(page: Page) -> None:
    page.goto("/")
    expect(cards(page)).to_have_count(12)
    first = cards(page).first
    title = first.get_by_role("heading").inner_text()
    with page.context.expect_page() as opened:
        first.get_by_role("link").click()
    expect(opened.value.get_by_role("heading", name=title, level=1)).to_be_visible()
    expect(opened.value).to_have_url(re.compile(r"/recipe/\d+$"))
    expect_address(page, "/")


def test_the_hero_searches_the_list(page: Page) -> None:
    page.goto("/")
    search_box(page).fill("  red lentil soup ")
    search_box(page).press("Enter")
    expect_address(page, "/recipes?search=red+lentil+soup")
    expect(search_box(page)).to_have_value("red lentil soup")
    expect(card(page, "Red Lentil Soup")).to_be_visible()


def test_the_search_box_speaks_to_the_width(page: Page) -> None:
    button = page.get_by_role("button", name="SEARCH")
    page.goto("/")
    expect(search_box(page)).to_have_attribute("placeholder", DESKTOP_PLACEHOLDER)
    expect(button).to_have_text("SEARCH")
    page.set_viewport_size({"width": 767, "height": 800})
    expect(search_box(page)).to_have_attribute("placeholder", MOBILE_PLACEHOLDER)
    expect(button).to_have_text("")
    page.set_viewport_size({"width": 768, "height": 800})
    expect(search_box(page)).to_have_attribute("placeholder", DESKTOP_PLACEHOLDER)


def test_category_chips_lead_to_their_recipes(page: Page) -> None:
    page.goto("/")
    chips = page.get_by_role("region", name="Browse by Category").get_by_role("link")
    expect(chips).to_have_text(["All Recipes", *CATEGORIES])
    expect(chips.first).to_have_attribute("href", "/recipes")
    chips.get_by_text("Desserts").click()
    expect_address(page, "/recipes?category=DES")
    expect_each_card(page, "Desserts")


def test_cuisine_cards_lead_to_their_recipes(page: Page) -> None:
    page.goto("/")
    links = page.get_by_role("region", name="Explore by Cuisine").get_by_role("link")
    expect(links).to_have_count(len(CUISINE_CARDS))
    for link, (title, (description, badge)) in zip(links.all(), CUISINE_CARDS.items(), strict=True):
        expect(link).to_have_text(f"{title}{description}{badge}")
    links.filter(has_text="Pakistani").click()
    expect_address(page, "/recipes?cuisine=Pakistani")
    expect_each_card(page, "Pakistani")


def test_a_phone_sees_neither_chips_nor_highlights(phone: Page) -> None:
    phone.goto("/")
    expect(phone.get_by_role("heading", name="Popular Recipes")).to_be_visible()
    expect(phone.get_by_text("Browse by Category")).to_be_hidden()
    expect(phone.get_by_text("AI-Powered")).to_be_hidden()
