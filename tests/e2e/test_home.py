"""Home: every section, and every way from it into the list. Source: spec section 2 (Home)."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.console import Console
from tests.e2e.screens import (
    DESKTOP_PLACEHOLDER,
    MOBILE_PLACEHOLDER,
    card,
    cards,
    expect_address,
    expect_each_card,
    held,
    search_box,
    toast,
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


def test_home_says_what_it_is_for_in_sections(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("Discover authentic halal recipes from around the world")).to_be_visible()
    expect(page.get_by_role("heading", name="Be Creative Generate Your Own Recipe")).to_be_visible()
    creating = page.get_by_role("link", name="Start Creating Now")
    expect(creating).to_have_attribute("href", "/generate-recipe")
    for highlight in ("AI-Powered", "100% Halal", "Personalized"):
        expect(page.get_by_role("heading", name=highlight)).to_be_visible()
    expect(page.get_by_role("heading", name="Popular Recipes")).to_be_visible()
    expect(page.get_by_role("heading", name="Explore by Cuisine")).to_be_visible()
    expect(page.get_by_role("contentinfo").get_by_text("Halal Made Easy, Flavor Made Rich")).to_be_visible()


def test_blogs_stay_silent_while_there_are_none(page: Page) -> None:
    with page.expect_response("**/api/v1.0/blogs/recent-3") as asked:
        page.goto("/")
    assert asked.value.ok
    expect(page.get_by_role("heading", name="Latest from our Master Chefs")).to_have_count(0)


def test_popular_recipes_are_twelve_cards_and_lead_to_all(page: Page) -> None:
    page.goto("/")
    popular = page.get_by_role("region", name="Popular Recipes")
    expect(popular.get_by_role("article")).to_have_count(12)
    popular.get_by_role("link", name="View All Recipes").click()
    expect_address(page, "/recipes")


def test_a_popular_card_opens_its_recipe_in_a_new_tab(page: Page) -> None:
    page.goto("/")
    first = cards(page).first
    title = first.get_by_role("heading").inner_text()
    with page.context.expect_page() as opened:
        first.get_by_role("link").click()
    expect(opened.value.get_by_role("heading", name=title, level=1)).to_be_visible()
    expect(opened.value).to_have_url(re.compile(r"/recipe/\d+$"))
    expect_address(page, "/")


@pytest.mark.parametrize("by", ["Enter", "button"])
def test_the_hero_searches_the_list(page: Page, by: str) -> None:
    page.goto("/")
    search_box(page).fill("  red lentil soup ")
    if by == "Enter":
        search_box(page).press("Enter")
    else:
        page.get_by_role("button", name="SEARCH").click()
    expect_address(page, "/recipes?search=red+lentil+soup")
    expect(search_box(page)).to_have_value("red lentil soup")
    expect(card(page, "Red Lentil Soup")).to_be_visible()


@pytest.mark.parametrize("text", ["", "  \u00a0 "])
def test_an_empty_hero_search_does_nothing(page: Page, text: str) -> None:
    page.goto("/")
    search_box(page).fill(text)
    search_box(page).press("Enter")
    page.get_by_role("button", name="SEARCH").click()
    expect_address(page, "/")
    expect(page.get_by_role("heading", name="Popular Recipes")).to_be_visible()


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


def test_failing_sections_are_silent_and_categories_say_why(page: Page, console: Console) -> None:
    console.expect("503 (Service Unavailable)")
    for call in ("recipes/top-12", "blogs/recent-3", "lookups/categories"):
        page.route(f"**/api/v1.0/{call}", lambda route: route.fulfill(status=503, body="closed"))
    page.goto("/")
    expect(page.get_by_text("Error loading categories: 503: closed")).to_be_visible()
    expect(page.get_by_role("heading", name="Popular Recipes")).to_be_visible()
    expect(cards(page)).to_have_count(0)
    expect(toast(page)).to_have_count(0)


def test_twelve_skeletons_stand_in_for_popular_recipes(page: Page) -> None:
    with held(page, "**/api/v1.0/recipes/top-12"):
        page.goto("/")
        expect(page.get_by_test_id("recipe-card-skeleton")).to_have_count(12)
    expect(cards(page)).to_have_count(12)
    expect(page.get_by_test_id("recipe-card-skeleton")).to_have_count(0)
