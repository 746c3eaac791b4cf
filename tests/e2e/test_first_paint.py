"""What a page shows before its scripts have come is what the app shows then.

Source: docs/product/platform.md#first-paint.
"""

import re
from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import Page, Route, expect
from sqlalchemy import select

from core.db import transaction
from core.models import Blog
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.console import Console
from tests.e2e.people import Person, signed_in
from tests.e2e.screens import expect_address, search_box
from tests.e2e.site import Site
from tests.factories import Factory

Box = Mapping[str, float]
ENTRY = re.compile(r"/assets/index-[^/]+\.js$")
APP = "#root:not([data-screen])"
"""The root, once the app shows in it."""
SHIFTS = """() => new Promise((resolve) => {
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const told = ({ node, previousRect, currentRect }) =>
    `${node?.outerHTML ?? node?.textContent}`.slice(0, 120) + ` from ${box(previousRect)} to ${box(currentRect)}`;
  const all = (list) => list.getEntries().flatMap((entry) => [entry.value, ...entry.sources.map(told)]);
  new PerformanceObserver((list) => resolve(all(list)))
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve([]), 500);
})"""
"""How far the page's parts have moved, and which: elements with their places before and after, in pixels."""


def boxes(page: Page) -> dict[str, Box | None]:
    """Where the parts of the first paint stand."""
    parts = {
        "header": page.get_by_role("banner"),
        "home": page.get_by_role("banner").get_by_role("link").first,
        "title": page.get_by_role("heading", level=1),
        "field": search_box(page),
        "button": page.get_by_role("button", name="SEARCH"),
    }
    return {name: part.bounding_box() for name, part in parts.items()}


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("path", ["/", "/recipes", "/recipes?search=lentil%20%3Csoup%3E"])
def test_the_app_takes_the_place_of_the_served_screen_without_a_jump(
    open_context: Open, path: str, viewport: dict[str, int]
) -> None:
    served = open_context(viewport=viewport, java_script_enabled=False).new_page()
    served.goto(path)
    app = open_context(viewport=viewport).new_page()
    app.goto(path)
    expect(app.locator(APP)).to_be_attached()

    assert boxes(served) == boxes(app)
    assert search_box(served).input_value() == search_box(app).input_value()
    assert served.get_by_role("heading", level=1).inner_text() == app.get_by_role("heading", level=1).inner_text()
    assert app.evaluate(SHIFTS) == []


RECIPE = "main h1, main article li, main article :is(div, section) p, main h2, main h3, main picture > *"
"""What a recipe's page has before its scripts. `:visible` waits for nothing, so the lists can be compared whole."""
UNTIL_STEPS = """(all) => {
  const read = (one) => one.tagName + " " + one.textContent.trim() + " " + ["media", "srcset", "sizes", "src", "alt"]
    .map((name) => one.getAttribute(name)).join(" ");
  const steps = document.querySelector("#instructions");
  const isBefore = (one) => !steps || one.compareDocumentPosition(steps) & Node.DOCUMENT_POSITION_FOLLOWING;
  return all.filter((one) => isBefore(one) && !one.closest("section[aria-labelledby=instructions]")).map(read);
}"""


@pytest.mark.parametrize("slug", ["chicken-biryani", "rose-petal-jelly"], ids=["pictured", "imported"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_recipe_is_there_before_the_scripts(
    open_context: Open, site: Site, slug: str, viewport: dict[str, int]
) -> None:
    path = site.recipe(slug)
    served, app, asked = opened_both_ways(open_context, path, viewport)
    expect(app.get_by_role("heading", name="Instructions")).to_be_visible()

    assert served.locator(RECIPE).evaluate_all(UNTIL_STEPS) == app.locator(RECIPE).evaluate_all(UNTIL_STEPS)
    assert title_box(served) == title_box(app)
    assert app.evaluate(SHIFTS) == []
    assert not [url for url in asked if url.endswith(f"/api/v1.0{path.replace('recipe', 'recipes')}")]


BLOG = "main h1, main header > p, main strong, main time, main article > img, main article > div > *, main article li"
"""What a blog's page has before its scripts."""
READ = """(all) => all.map((one) => one.tagName + " " + one.textContent.trim() + " "
  + ["srcset", "sizes", "src"].map((name) => one.getAttribute(name)).join(" "))"""


@pytest.fixture
def pictured_blog(site: Site, published_blog: str) -> str:
    """The path of a published blog with a picture."""
    with transaction() as session:
        blog = session.scalars(select(Blog).where(Blog.slug == published_blog.removeprefix("/blogs/"))).one()
        blog.featured_image = Factory(session).image(kind="16:9")
    return published_blog


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_blog_is_there_before_the_scripts(
    open_context: Open, pictured_blog: str, viewport: dict[str, int], console: Console
) -> None:
    console.expect(".webp")  # the row has a picture, the folder has none
    served, app, asked = opened_both_ways(open_context, pictured_blog, viewport)

    assert served.locator(BLOG).evaluate_all(READ) == app.locator(BLOG).evaluate_all(READ)
    assert title_box(served) == title_box(app)
    assert app.evaluate(SHIFTS) == []
    assert not [url for url in asked if url.endswith(f"/api/v1.0{pictured_blog}")]


def opened_both_ways(open_context: Open, path: str, viewport: dict[str, int]) -> tuple[Page, Page, list[str]]:
    """The page without its scripts, the page with the app, and the addresses that the app asks for."""
    served = open_context(viewport=viewport, java_script_enabled=False).new_page()
    served.goto(path)
    context = open_context(viewport=viewport)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    app = context.new_page()
    app.goto(path)
    expect(app.locator(APP)).to_be_attached()
    return served, app, asked


def title_box(page: Page) -> Box | None:
    """Where the recipe's or the blog's title stands."""
    return page.get_by_role("heading", level=1).bounding_box()


def test_the_search_field_works_before_the_scripts(open_context: Open) -> None:
    page = open_context(java_script_enabled=False).new_page()
    page.goto("/")
    search_box(page).fill("lamb & rice")
    search_box(page).press("Enter")

    expect_address(page, "/recipes?search=lamb+%26+rice")
    expect(search_box(page)).to_have_value("lamb & rice")


def goto_without_the_app(page: Page, path: str) -> Callable[[], None]:
    """Open a page whose scripts are still on their way; the function that comes back lets them arrive."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(ENTRY, hold, times=1)
    with page.expect_request(ENTRY):
        page.goto(path, wait_until="commit")
    # The request is seen before the route is asked about it.
    return lambda: next(iter(held)).continue_()


def test_what_is_typed_before_the_scripts_stays(page: Page) -> None:
    let_the_app_come = goto_without_the_app(page, "/")
    search_box(page).fill("lamb")
    let_the_app_come()

    expect(page.locator(APP)).to_be_attached()
    expect(search_box(page)).to_have_value("lamb")
    expect(search_box(page)).to_be_focused()


def test_signing_in_before_the_scripts_signs_in_once_they_are_there(page: Page, member: Person) -> None:
    let_the_app_come = goto_without_the_app(page, "/sign-in")
    main = page.get_by_role("main")
    main.get_by_label("Email").fill(member.email)
    main.get_by_role("textbox", name="Password").fill(member.password)
    button = main.get_by_role("button", name="Sign In")
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    let_the_app_come()

    expect_address(page, "/")
    expect(page.get_by_role("banner").get_by_role("link", name="Sign In")).to_have_count(0)


def test_what_is_chosen_before_the_scripts_stays(page: Page) -> None:
    let_the_app_come = goto_without_the_app(page, "/shopping-list")
    section = page.get_by_role("combobox", name="Category")
    expect(section).to_have_value("Pantry")
    section.select_option("Dairy")
    let_the_app_come()

    expect(page.locator(APP)).to_be_attached()
    expect(section).to_have_value("Dairy")


GENERATOR = "main :is(h1, h1 + p, h2, h3, label, legend, input, textarea, button)"
"""What the generator's screen has before its scripts."""
PLACES = """(all) => all.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.textContent.trim(), ...[x, y, width, height].map(Math.round)];
})"""


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("is_member", [False, True], ids=["visitor", "member"])
def test_the_generator_is_there_before_the_scripts(
    open_context: Open, site: Site, member: Person, is_member: bool, viewport: dict[str, int]
) -> None:
    served = open_context(viewport=viewport, java_script_enabled=False).new_page()
    served.goto("/generate-recipe")
    app = open_context(viewport=viewport, **(signed_in(site, member) if is_member else {})).new_page()
    app.goto("/generate-recipe")
    expect(app.locator(APP)).to_be_attached()
    if is_member:
        expect(app.get_by_text(re.compile(r"credits? remaining"))).to_be_visible()

    assert app.get_by_role("radio", name="Turkish").count() == 1
    assert served.locator(GENERATOR).evaluate_all(PLACES) == app.locator(GENERATOR).evaluate_all(PLACES)
    assert app.evaluate(SHIFTS) == []


def test_what_is_chosen_and_typed_for_a_recipe_before_the_scripts_stays(page: Page) -> None:
    let_the_app_come = goto_without_the_app(page, "/generate-recipe")
    page.get_by_text("Turkish").click()
    page.get_by_role("combobox", name="Add ingredients").fill("lam")
    instructions = page.get_by_role("textbox", name="Instructions")
    instructions.fill("for 6,\nno onions")
    let_the_app_come()

    expect(page.locator(APP)).to_be_attached()
    expect(page.get_by_role("radio", name="Turkish")).to_be_checked()
    expect(page.get_by_role("combobox", name="Add ingredients")).to_have_value("lam")
    expect(instructions).to_have_value("for 6,\nno onions")


@pytest.mark.parametrize("path", ["/", "/recipes", "/sign-in"])
def test_the_marks_of_the_networks_are_fetched_once(page: Page, path: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path)
    expect(page.get_by_role("link", name="WhatsApp").locator("path")).to_be_attached()
    page.wait_for_load_state("networkidle")

    assert len([url for url in asked if "network" in url]) == 1


def test_a_button_that_is_pressed_before_the_scripts_acts_once_they_are_there(page: Page, site: Site) -> None:
    let_the_app_come = goto_without_the_app(page, site.recipe("chicken-biryani"))
    page.get_by_role("button", name="Share").click()
    let_the_app_come()

    expect(page.get_by_role("dialog", name="Spread the taste")).to_be_visible()


def test_letters_are_as_tall_before_their_fonts_have_come(page: Page) -> None:
    """Else the browser takes the app's title, which is larger than the served one, for the largest paint."""
    page.goto("/")
    page.locator(APP).wait_for(state="attached")
    heights = page.evaluate("""async () => {
      const families = {
        Fraunces: ['"Fraunces Variable"', '"Fraunces Fallback", "Fraunces Fallback Wide"'],
        Figtree: ['"Figtree Variable"', '"Figtree Fallback", "Figtree Fallback Wide"'],
      };
      const text = document.createElement("canvas").getContext("2d");
      const height = (family, weight) => {
        text.font = `${weight} 1000px ${family}`;
        const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = text.measureText("H");
        return [above, below];
      };
      await document.fonts.ready;
      return Object.values(families).flatMap((pair) =>
        [400, 600].map((weight) => pair.map((family) => height(family, weight))),
      );
    }""")
    for own, fallback in heights:
        assert fallback == pytest.approx(own, abs=10)
