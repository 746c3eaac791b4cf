"""Comfort for everybody: each screen by keyboard, with large letters, on a small phone, by day and by night."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.comfort import LARGE_LETTERS, expect_comfort, width
from tests.e2e.conftest import PHONE
from tests.e2e.console import Console
from tests.e2e.screens import (
    active_filters,
    cards,
    expect_address,
    expect_each_card,
    filter_box,
    open_filters,
    search_box,
)
from tests.e2e.site import Site

Arrive = Callable[[Page, Site], None]


def home(page: Page, site: Site) -> None:
    """Home with its recipes."""
    page.goto("/")
    expect(cards(page)).to_have_count(12)


def list_with_filters(page: Page, site: Site) -> None:
    """The list with its filters open and one active."""
    page.goto("/recipes?cuisine=Turkish")
    open_filters(page)
    expect(active_filters(page)).to_have_count(1)


def at_hand(page: Page, site: Site) -> None:
    """The list of what can be cooked from a few foods."""
    page.goto("/recipes?have=chicken,rice,kohlrabi")
    expect(cards(page).first).to_contain_text("You have")
    expect(page.get_by_role("combobox", name="What do you have?")).to_be_visible()


def filter_sheet(page: Page, site: Site) -> None:
    """The filters of a phone."""
    page.set_viewport_size(PHONE)
    page.goto("/recipes")
    open_filters(page)


def understood_list(page: Page, site: Site) -> None:
    """The list with chips of what was read, one of them taken away, in two directions of writing."""
    page.goto("/recipes?search=شوربة+عدس+بدون+بصل+vegan+under+50+minutes&words=vegan")
    expect(page.get_by_role("list", name="How your words were read").get_by_role("button")).to_have_count(4)


def counterpart_list(page: Page, site: Site) -> None:
    """What is shown instead of something haram, with its sentence."""
    page.goto("/recipes?search=coq+au+vin")
    expect(page.get_by_text("cooked in wine")).to_be_visible()


def explained_list(page: Page, site: Site) -> None:
    """Cards that say why they are there."""
    page.goto("/recipes?search=tahini")
    expect(page.get_by_text(re.compile("^with .*tahini")).first).to_be_visible()


def recipe(page: Page, site: Site) -> None:
    """A recipe with a caution."""
    page.goto(site.recipe("rose-petal-jelly"))
    expect(page.get_by_role("heading", name="Instructions")).to_be_visible()


def share_dialog(page: Page, site: Site) -> None:
    """A recipe with the share dialog open."""
    page.goto(site.recipe("chicken-biryani"))
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog", name="Spread the taste")).to_be_visible()


def not_found(page: Page, site: Site) -> None:
    """The not-found screen."""
    page.goto("/not-found")
    expect(page.get_by_role("main").get_by_role("link")).to_have_count(4)


def nothing_found(page: Page, site: Site) -> None:
    """The list without a result, for a word that is longer than a phone is wide."""
    page.goto("/recipes?search=a-word-that-is-so-long-that-it-does-not-fit-a-phone&cuisine=Nowhere")
    expect(page.get_by_role("heading", name="No recipes found")).to_be_visible()


def meal_planner(page: Page, site: Site) -> None:
    """The second week of the planner."""
    page.goto("/meal-planning")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("heading", name="Week 2")).to_be_visible()


def shopping_list(page: Page, site: Site) -> None:
    """A list with an item that is bought and one with a long name."""
    page.goto("/shopping-list")
    for name in ("flour", "a-word-that-is-so-long-that-it-does-not-fit-a-phone-at-all"):
        page.get_by_role("textbox", name="Item").fill(name)
        page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("checkbox", name="flour bought").check()


def brochure(page: Page, site: Site) -> None:
    """The brochure."""
    page.goto("/app-brochure")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def privacy_policy(page: Page, site: Site) -> None:
    """A page to read."""
    page.goto("/privacy-policy")
    expect(page.get_by_role("heading", name="Children")).to_be_visible()


def terms_of_service(page: Page, site: Site) -> None:
    """The other page to read."""
    page.goto("/terms-of-service")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def cooking_view(page: Page, site: Site) -> None:
    """The first step in large type."""
    page.goto(site.recipe("chicken-biryani"))
    page.get_by_role("button", name="Cook Step by Step").click()
    expect(page.get_by_role("dialog", name="Cooking")).to_be_visible()


def running_timers(page: Page, site: Site) -> None:
    """A timer that runs on when the cooking view is left, on another screen."""
    cooking_view(page, site)
    page.get_by_role("button", name=re.compile(r"^Start .+ timer$")).click()
    page.keyboard.press("Escape")
    page.get_by_role("banner").get_by_role("link", name="All Recipes").click()
    expect(page.get_by_role("region", name="Timers")).to_be_visible()
    expect(cards(page)).to_have_count(18)


def contact_form(page: Page, site: Site) -> None:
    """The form over a page."""
    page.goto("/terms-of-service")
    page.get_by_role("contentinfo").get_by_role("button", name="Contact Us").click()
    expect(page.get_by_role("dialog", name="Contact Us")).to_be_visible()


def sign_in_prompt(page: Page, site: Site) -> None:
    """What a visitor's heart asks."""
    page.goto("/recipes")
    cards(page).first.get_by_role("button", name=re.compile("favorite", re.IGNORECASE)).click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Cancel")).to_be_visible()


def recipe_not_found(page: Page, site: Site) -> None:
    """A recipe that is not there."""
    page.goto("/recipe/999999")
    expect(page.get_by_role("heading", name="Recipe Not Found")).to_be_visible()


def recipe_that_fails(page: Page, site: Site) -> None:
    """A recipe that the server can't give at the moment."""
    page.route("**/api/v1.0/recipes/*", lambda route: route.fulfill(status=500, body=""))
    page.goto("/")
    search_box(page).press_sequentially("hummus")
    page.get_by_role("option", name="Hummus").first.click()
    expect(page.get_by_role("heading", name="Something went wrong")).to_be_visible()


def list_that_fails(page: Page, site: Site) -> None:
    """A search that the server can't answer at the moment."""
    page.goto("/recipes")
    page.route("**/api/v1.0/recipes/search?*", lambda route: route.fulfill(status=503, body=""))
    search_box(page).fill("harira")
    page.get_by_role("button", name="SEARCH").click()
    expect(page.get_by_role("heading", name="The recipes did not arrive")).to_be_visible()


def offline(page: Page, site: Site) -> None:
    """What shows in place of a page that was not kept."""
    page.goto("/offline")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()


SCREENS = pytest.mark.parametrize(
    "arrive",
    [
        home,
        list_with_filters,
        at_hand,
        filter_sheet,
        understood_list,
        counterpart_list,
        explained_list,
        recipe,
        share_dialog,
        not_found,
        nothing_found,
        meal_planner,
        shopping_list,
        brochure,
        privacy_policy,
        terms_of_service,
        cooking_view,
        running_timers,
        contact_form,
        sign_in_prompt,
        recipe_not_found,
        recipe_that_fails,
        list_that_fails,
        offline,
    ],
    ids=lambda screen: screen.__name__,
)


@SCREENS
def test_a_screen_is_comfortable(page: Page, site: Site, console: Console, arrive: Arrive) -> None:
    for refusal in ("404 (Not Found)", "500 (Internal Server Error)", "503 (Service Unavailable)"):
        console.expect(refusal)
    page.emulate_media(color_scheme="light")
    arrive(page, site)
    expect_comfort(page)


def test_blogs_are_comfortable(page: Page, published_blog: str) -> None:
    page.emulate_media(color_scheme="light")
    page.goto("/blogs")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect_comfort(page)

    page.emulate_media(color_scheme="light")
    page.goto(published_blog)
    page.get_by_role("button", name="Comments").click()
    expect(page.get_by_role("dialog", name="Comments")).to_be_visible()
    expect_comfort(page)


def test_filters_work_on_a_phone(phone: Page) -> None:
    phone.goto("/recipes")
    panel = open_filters(phone)
    sheet = phone.get_by_role("dialog", name="Filters")
    assert sheet.bounding_box() == {"x": 0, "y": 0, **PHONE}
    filter_box(panel, "Persian").check()
    filter_box(panel, "Easy").check()
    apply = sheet.get_by_role("button", name="Apply Filters", exact=True)
    expect(apply).to_have_accessible_description(re.compile(r"^\d+ recipes?$"))
    apply.click()
    expect(sheet).to_have_count(0)
    expect_address(phone, "/recipes?cuisine=Persian&difficulty=Easy")
    expect_each_card(phone, "Persian")
    expect(active_filters(phone)).to_have_text(["Persian", "Easy"])
    heading = phone.get_by_role("heading", name="Recipe(s) Found")
    expect(heading).to_be_focused()
    assert heading.evaluate("heading => heading.getBoundingClientRect().top") < PHONE["height"] / 4


def test_unticking_keeps_the_place_in_the_sheet(phone: Page) -> None:
    phone.goto("/recipes?difficulty=Hard,Easy")
    hard = filter_box(open_filters(phone), "Hard")
    hard.scroll_into_view_if_needed()
    top = "box => box.getBoundingClientRect().top"
    before = hard.evaluate(top)
    hard.uncheck()
    expect_address(phone, "/recipes?difficulty=Easy")
    expect(hard).to_be_focused()
    assert hard.evaluate(top) == before


def test_suggestions_stay_on_a_phones_screen(phone: Page) -> None:
    phone.goto("/")
    search_box(phone).press_sequentially("chicken")
    suggestion = phone.get_by_role("option").first
    expect(suggestion).to_be_in_viewport()
    assert width(phone) == PHONE["width"]
    suggestion.tap()
    expect(phone.get_by_role("heading", name="Instructions")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/recipes?search=lamb&cuisine=TR", "/sign-up"])
def test_letters_of_twice_the_size_fit_a_phone(phone: Page, path: str) -> None:
    phone.goto(path)
    phone.evaluate(LARGE_LETTERS)
    assert width(phone) == PHONE["width"]
    expect(phone.get_by_role("button", name="Open menu")).to_be_in_viewport(ratio=1)
