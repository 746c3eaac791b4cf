"""Hearts, from a visitor's first click to the dashboard. Source: docs/product/recipes.md#favorites."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.account_screens import press, sign_in
from tests.e2e.conftest import Open
from tests.e2e.people import Person, signed_in
from tests.e2e.screens import card, cards, expect_address, expect_toast
from tests.e2e.site import Site


def heart(scope: Page | Locator, title: str, *, full: bool | None = None) -> Locator:
    """The heart of a recipe, of any state or of one."""
    name = f"Favorite {title}"
    if full is None:
        return scope.get_by_role("button", name=name, exact=True)
    return scope.get_by_role("button", name=name, exact=True, pressed=full)


def test_a_visitor_signs_in_saves_and_finds_it_on_the_dashboard(page: Page, site: Site, member: Person) -> None:
    page.goto(site.recipe("hummus"))
    heart(page, "Hummus").click()
    press(page.get_by_role("dialog"), "Sign In")
    expect_address(page, "/sign-in")
    sign_in(page, member)
    expect_address(page, site.recipe("hummus"))
    heart(page, "Hummus", full=False).click()
    expect_toast(page, "Added to favorites", "Hummus has been added to your favorites.")
    expect(heart(page, "Hummus", full=True)).to_be_visible()

    page.goto("/my-profile")
    page.get_by_role("tab", name="My Favorites 1").click()
    expect(card(page, "Hummus")).to_be_visible()
    heart(page, "Hummus", full=True).press("Enter")
    expect_toast(page, "Removed from favorites", "Hummus has been removed from your favorites.")
    expect(page.get_by_role("tab", name="My Favorites 0")).to_be_visible()
    expect(page.get_by_role("heading", name="No favorites yet")).to_be_visible()
    expect(page.get_by_role("tabpanel")).to_be_focused()


def test_two_tabs_agree(open_context: Open, site: Site, member: Person) -> None:
    context = open_context(**signed_in(site, member))
    lists, dashboard = context.new_page(), context.new_page()
    dashboard.goto("/my-profile")
    lists.goto("/recipes?search=hummus")
    with context.expect_page() as opening:
        card(lists, "Hummus").get_by_role("link").click()
    recipe = opening.value
    recipe.locator("#root[data-screen]").wait_for(state="detached")  # the served page has the visitor's heart
    heart(recipe, "Hummus", full=False).click()
    expect(heart(card(lists, "Hummus"), "Hummus", full=True)).to_be_visible()
    expect(dashboard.get_by_role("tab", name="My Favorites 1")).to_be_visible()


def test_each_heart_near_the_viewport_asks_once(member_page: Page, site: Site) -> None:
    asked: list[str] = []
    member_page.on("request", lambda request: asked.append(request.url) if "/is-favorite/" in request.url else None)
    with member_page.expect_response("**/is-favorite/*"):
        member_page.goto("/recipes")
    for each in cards(member_page).all():
        each.scroll_into_view_if_needed()
        expect(each.get_by_role("button", name="Favorite")).to_be_visible()
    member_page.wait_for_load_state("networkidle")
    assert len(asked) == len(set(asked)) == 18
