"""The generator's screen. Source: docs/product/generator.md#generator-screen."""

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from core.accounts.queries import lock_user
from core.credits.ledger import move_credits
from core.db import transaction
from core.models import CreditReason
from dev.services import application
from dev.supervisor.running import running
from tests.e2e.account_screens import press, sign_in
from tests.e2e.comfort import expect_comfort
from tests.e2e.conftest import Open
from tests.e2e.console import Console
from tests.e2e.people import Person, signed_in
from tests.e2e.screens import expect_address, expect_toast
from tests.e2e.site import Site
from tests.e2e.test_recipe_editor import tab_to

PATIENCE_MS = 60_000
"""With a recipe: the first one loads what the composer knows."""
CALL = "**/api/v1.0/recipes/generate"


@pytest.fixture(scope="module")
def kitchen(site: Site) -> Iterator[None]:
    """Generates recipes: the worker of long tasks."""
    with running(application.long_worker({**os.environ})):
        yield


def open_generator(page: Page) -> None:
    """Open the screen and wait for its choices."""
    page.goto("/generate-recipe")
    expect(choice(page, "Turkish")).to_be_visible()


def choice(page: Page, name: str) -> Locator:
    """A cuisine or a category."""
    return page.get_by_role("radio", name=name, exact=True)


def choose(page: Page, name: str) -> None:
    """Choose a cuisine or a category."""
    choice(page, name).check()


def quick_adds(page: Page) -> Locator:
    """The buttons of common ingredients."""
    return page.get_by_role("group", name="Quick add")


def field(page: Page) -> Locator:
    """The field in which ingredients are typed."""
    return page.get_by_role("combobox", name="Add ingredients")


def chips(page: Page) -> Locator:
    """The chosen ingredients."""
    return page.get_by_role("list", name="Selected ingredients").get_by_role("listitem")


def generate(page: Page) -> Locator:
    """The button that sends the form."""
    return page.get_by_role("button", name="Generate Recipe")


def fill_form(page: Page) -> None:
    """Choose what makes a Turkish main dish."""
    choose(page, "Turkish")
    choose(page, "Main Dishes")
    for name in ("Lamb", "Onion", "Tomato"):
        press(quick_adds(page), name)


def expect_recipe(page: Page) -> None:
    """Wait for the page of a draft that is made of the form."""
    expect(page).to_have_url(re.compile(r"/recipe/\d+$"), timeout=PATIENCE_MS)
    expect(page.get_by_text("Only you and Sufra's staff can see this recipe.")).to_be_visible()
    ingredients = page.get_by_role("region", name="Ingredients")
    for name in ("lamb", "onion", "tomato"):
        expect(ingredients).to_contain_text(re.compile(name, re.IGNORECASE))


@pytest.mark.usefixtures("kitchen")
def test_three_ingredients_become_a_recipe(member_page: Page, console: Console) -> None:
    console.expect("404 (Not Found)")  # the document of a draft's page, as a stranger would get it
    page = member_page
    open_generator(page)
    expect(page.get_by_text("10 credits remaining")).to_be_visible()
    fill_form(page)
    generate(page).dblclick()
    expect(page.get_by_role("dialog", name="Your recipe is being made")).to_be_visible()
    page.wait_for_url(re.compile(r"/recipe/\d+$"), timeout=PATIENCE_MS)
    expect_toast(page, "Recipe Generated!")
    expect_recipe(page)

    page.goto("/my-profile?tab=generated")
    card = page.get_by_role("tabpanel").get_by_role("article")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("Draft")
    page.goto("/generate-recipe")
    expect(page.get_by_text("9 credits remaining")).to_be_visible()
    expect(chips(page)).to_have_count(3)


@pytest.mark.usefixtures("kitchen")
def test_a_recipe_is_generated_with_the_keyboard_alone(member_page: Page, console: Console) -> None:
    console.expect("404 (Not Found)")
    page, keys = member_page, member_page.keyboard
    open_generator(page)
    tab_to(choice(page, "Afghan"))
    keys.press("t")
    keys.press("t")
    expect(choice(page, "Turkish")).to_be_checked()
    tab_to(choice(page, "Breakfast"))
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(choice(page, "Main Dishes")).to_be_checked()
    tab_to(field(page))
    keys.type("lamb,")
    keys.type("onion")
    keys.press("Enter")
    keys.type("tomat")
    expect(page.get_by_role("option").first).to_be_visible()
    expect(page.get_by_role("option").filter(has_not_text=re.compile("tomat", re.IGNORECASE))).to_have_count(0)
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(chips(page)).to_have_count(3)
    expect(field(page)).to_be_focused()
    tab_to(generate(page))
    keys.press("Enter")
    expect_recipe(page)


@pytest.mark.usefixtures("kitchen")
def test_closing_the_dialog_leaves_the_recipe_to_be_made(member_page: Page, console: Console) -> None:
    console.expect("404 (Not Found)")
    page = member_page
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route(CALL, hold)
    open_generator(page)
    fill_form(page)
    with page.expect_request(CALL):
        generate(page).click()
    dialog = page.get_by_role("dialog", name="Your recipe is being made")
    page.mouse.click(5, 5)
    expect(dialog).to_be_visible()
    press(dialog, "Close")
    expect(page.get_by_text("Your recipe is being made.")).to_be_visible()
    press(page, "Show progress")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    waiting[0].continue_()
    page.get_by_role("link", name="Open the recipe").click(timeout=PATIENCE_MS)
    expect_recipe(page)


@pytest.mark.usefixtures("kitchen")
def test_a_call_that_is_cut_does_not_lose_the_recipe(member_page: Page, console: Console) -> None:
    console.expect("404 (Not Found)")
    console.expect("ERR_FAILED")
    page = member_page

    def cut(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route(CALL, cut)
    open_generator(page)
    fill_form(page)
    generate(page).click()
    expect_recipe(page)


def test_what_is_wrong_is_told_in_order(member_page: Page) -> None:
    page = member_page
    open_generator(page)
    generate(page).click()
    expect_toast(page, "Insufficient Ingredients", "Please select at least 3 ingredients to generate a recipe.")
    expect(field(page)).to_be_focused()
    for name in ("Lamb", "Onion", "Tomato"):
        press(quick_adds(page), name)
    generate(page).click()
    expect_toast(page, "Cuisine Required", "Please select a cuisine type.")
    choose(page, "Turkish")
    generate(page).click()
    expect_toast(page, "Category Required", "Please select a recipe category.")


def test_without_credits_nothing_is_sent(open_context: Open, site: Site, member: Person) -> None:
    with transaction() as session:
        user = lock_user(session, member.id)
        move_credits(session, user, -user.credits_remaining, CreditReason.STAFF, note="A test")
    page = open_context(**signed_in(site, member)).new_page()
    open_generator(page)
    expect(page.get_by_text("You have no credits left.")).to_be_visible()
    fill_form(page)
    generate(page).click()
    expect_toast(
        page,
        "Insufficient Credits",
        "You do not have enough credits to generate a recipe. Please purchase more credits.",
    )


def test_what_is_haram_is_refused_with_a_way_on(member_page: Page, console: Console) -> None:
    console.expect("422 (Unprocessable")
    page = member_page
    open_generator(page)
    fill_form(page)
    field(page).fill("pork shoulder,")
    expect(page.get_by_text(re.compile("^pork shoulder is not halal"))).to_be_visible()
    generate(page).click()
    expect_toast(page, "Generation Failed", "“pork shoulder” can't be used")
    press(page, "Use beef instead of pork shoulder")
    expect(chips(page).filter(has_text="pork")).to_have_count(0)
    expect(chips(page)).to_have_count(4)
    page.reload()
    expect(page.get_by_text("10 credits remaining")).to_be_visible()
    expect(chips(page)).to_have_count(4)


def test_a_visitor_signs_in_and_finds_everything_again(page: Page, member: Person) -> None:
    open_generator(page)
    fill_form(page)
    generate(page).click()
    press(page.get_by_role("dialog", name="Sign in to generate recipes"), "Sign In")
    expect_address(page, "/sign-in")
    sign_in(page, member)
    expect_address(page, "/generate-recipe")
    expect(choice(page, "Turkish")).to_be_checked()
    expect(chips(page)).to_have_count(3)


def test_the_screen_is_comfortable(member_page: Page) -> None:
    page = member_page
    page.emulate_media(color_scheme="light")
    open_generator(page)
    fill_form(page)
    field(page).fill(
        "أرز بسمتي, 🍆 aubergine, a-name-that-is-so-long-that-it-does-not-fit-a-phone-at-all-and-goes-on, pork,"
    )
    expect(page.get_by_text(re.compile("^pork is not halal"))).to_be_visible()
    expect_comfort(page)


def test_the_dialog_is_comfortable(member_page: Page) -> None:
    page = member_page
    page.emulate_media(color_scheme="light")
    page.route(CALL, lambda _route: None)
    open_generator(page)
    fill_form(page)
    generate(page).click()
    expect(page.get_by_role("dialog", name="Your recipe is being made")).to_be_visible()
    expect_comfort(page)
