"""Recipes without a network. Source: docs/product/shell.md#without-a-network."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from core.db import transaction
from core.models import Recipe
from tests.e2e.conftest import Open
from tests.e2e.console import Console
from tests.e2e.people import Person, signed_in
from tests.e2e.screens import card, expect_address, expect_toast
from tests.e2e.site import DIST, Site
from tests.e2e.waiting import wait_for


def expect_kept(page: Page, recipe_id: int) -> None:
    """Wait until the recipe is kept."""
    look = "call => caches.has('sufra-recipes').then(has => has && caches.match(call)).then(Boolean)"
    wait_for(lambda: page.evaluate(look, f"/api/v1.0/recipes/{recipe_id}"), "the recipe to be kept")


def wait_for_worker(page: Page) -> None:
    """Wait until the page's service worker has taken over."""
    wait_for(lambda: page.evaluate("navigator.serviceWorker.controller !== null"), "the service worker")


@pytest.fixture
def visitor(open_context: Open, console: Console) -> BrowserContext:
    """A visitor whose browser has service workers."""
    console.expect("ERR_INTERNET_DISCONNECTED")
    console.expect("Failed to load resource")
    return open_context(service_workers="allow")


def test_a_recipe_that_was_opened_opens_without_a_network(visitor: BrowserContext, site: Site) -> None:
    page = visitor.new_page()
    page.goto(site.recipe("chicken-biryani"))
    wait_for_worker(page)
    expect_kept(page, site.recipes["chicken-biryani"])

    visitor.set_offline(True)
    other = visitor.new_page()
    other.goto(site.recipe("chicken-biryani"))

    expect(other.get_by_role("heading", name="Chicken Biryani", level=1)).to_be_visible()
    expect(other.get_by_role("region", name="Ingredients").get_by_role("listitem").first).to_be_visible()
    expect(other.get_by_role("main").get_by_role("img", name="Chicken Biryani")).not_to_have_js_property(
        "naturalWidth", 0
    )
    other.get_by_role("button", name="More servings").click()
    other.get_by_role("button", name="Cook Step by Step").click()
    expect(other.get_by_role("dialog", name="Cooking: Chicken Biryani")).to_be_visible()


def test_every_other_page_tells_what_can_be_cooked(visitor: BrowserContext, site: Site) -> None:
    page = visitor.new_page()
    page.goto(site.recipe("hummus"))
    wait_for_worker(page)
    expect_kept(page, site.recipes["hummus"])

    visitor.set_offline(True)
    page.goto("/recipes?cuisine=Turkish")

    expect_address(page, "/offline?to=%2Frecipes%3Fcuisine%3DTurkish")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    page.get_by_role("link", name="Hummus").click()
    expect(page.get_by_role("heading", name="Hummus", level=1)).to_be_visible()
    page.go_back()
    visitor.set_offline(False)
    page.get_by_role("link", name="Try Again").click()
    expect_address(page, "/recipes?cuisine=Turkish")


def test_with_a_network_a_page_is_never_old(visitor: BrowserContext, own_recipe: int) -> None:
    page = visitor.new_page()
    page.goto(f"/recipe/{own_recipe}")
    wait_for_worker(page)
    expect_kept(page, own_recipe)

    with transaction() as session:
        session.get_one(Recipe, own_recipe).short_title = "Weekend Pot"
    page.reload()

    expect(page.get_by_role("heading", name="Weekend Pot", level=1)).to_be_visible()


def test_a_saved_recipe_is_kept_and_signing_out_forgets_it(
    open_context: Open, console: Console, site: Site, member: Person
) -> None:
    page = open_context(**signed_in(site, member), service_workers="allow").new_page()
    page.goto("/recipes?search=hummus")
    wait_for_worker(page)
    card(page, "Hummus").get_by_role("button", name="favorite").click()
    expect_toast(page, "Added to favorites")
    expect_kept(page, site.recipes["hummus"])

    page.get_by_role("button", name="Account of").click()
    page.get_by_role("button", name="Sign Out").or_(page.get_by_role("menuitem", name="Sign Out")).click()

    wait_for(lambda: page.evaluate("caches.has('sufra-recipes').then(has => !has)"), "the recipes to be forgotten")


@pytest.fixture
def next_build() -> Iterator[None]:
    """A worker of another build, as a deploy leaves it; the one before is there again after the test."""
    worker = DIST / "sw.js"
    forms = {file: file.read_bytes() for file in DIST.glob("sw.js*")}
    before = worker.read_text()
    for file in forms:
        file.unlink()
    worker.write_text(f"{before}// another build\n")
    yield
    for file, content in forms.items():
        file.write_bytes(content)


def test_a_new_build_takes_over_without_a_reload(
    visitor: BrowserContext, site: Site, request: pytest.FixtureRequest
) -> None:
    page = visitor.new_page()
    page.goto(site.recipe("hummus"))
    wait_for_worker(page)
    loads: list[str] = []
    page.on("load", lambda shown: loads.append(shown.url))
    page.evaluate(
        "window.changes = 0; navigator.serviceWorker.addEventListener('controllerchange', () => window.changes++)"
    )

    request.getfixturevalue("next_build")
    page.evaluate("navigator.serviceWorker.getRegistration().then(registration => registration.update())")

    wait_for(lambda: page.evaluate("window.changes === 1"), "the new worker")
    page.get_by_role("banner").get_by_role("link", name="All Recipes").click()
    expect(page.get_by_role("heading", name="All Recipes", level=1)).to_be_visible()
    assert loads == []
    assert page.evaluate("window.changes") == 1


def test_the_site_can_be_installed(page: Page) -> None:
    page.goto("/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())")

    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    sizes = {}
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        sizes[icon["sizes"]] = icon.get("purpose", "any")
    assert sizes.keys() >= {"192x192", "512x512"}
