"""A recipe's page. Source: docs/product/recipes.md#recipe-page."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.screens import expect_address, found
from tests.e2e.site import Site

DEFAULT_TITLE = "Sufra · Halal Made Easy, Flavor Made Rich"
SUBTITLE = "Discover authentic halal recipes from around the world"


def meta(page: Page, name: str) -> Locator:
    """A meta tag of the page."""
    return page.locator(f'meta[property="{name}"], meta[name="{name}"]')


def section(page: Page, title: str) -> Locator:
    """A part of the recipe by its heading."""
    return page.get_by_role("main").get_by_role("region", name=title)


def test_the_page_tells_the_whole_recipe(page: Page, site: Site) -> None:
    seed = site.seeds["chicken-biryani"]
    page.goto(site.recipe("chicken-biryani"))
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", name="Chicken Biryani", level=1)).to_be_visible()
    expect(main.get_by_text(seed["long_title"])).to_be_visible()
    expect(main.get_by_text("A recipe by Sufra Kitchen")).to_be_visible()
    expect(main.get_by_role("link", name="Indian", exact=True)).to_have_attribute("href", "/recipes?cuisine=Indian")
    expect(main.get_by_role("link", name="Eid & Feasts")).to_have_attribute("href", "/recipes?category=EID")
    expect(main.get_by_role("img", name="Chicken Biryani")).not_to_have_js_property("naturalWidth", 0)
    expect(section(page, "Cultural Background")).to_contain_text("Hyderabad is known for the kacchi method")
    ingredients = section(page, "Ingredients")
    expect(ingredients).to_contain_text(f"{len(seed['ingredients'])} items")
    expect(ingredients.get_by_role("listitem")).to_have_count(len(seed["ingredients"]))
    expect(ingredients.get_by_role("listitem").filter(has_text="garam masala")).to_have_text("1 tbsp garam masala")
    steps = section(page, "Instructions")
    expect(steps).to_contain_text(f"{len(seed['steps'])} steps")
    expect(steps.get_by_role("checkbox")).to_have_count(len(seed["steps"]))
    expect(section(page, "Nutrition Information").get_by_role("definition")).to_have_text(
        ["640 kcal", "30 g", "76 g", "24 g", "4 g"]
    )
    expect(section(page, "Nutrition Information").get_by_role("term")).to_have_text(
        ["Calories", "Protein", "Carbs", "Fat", "Fiber"]
    )
    tags = section(page, "Tags").get_by_role("link").all_inner_texts()
    assert sorted(tags) == sorted(f"# {tag}" for tag in seed["tags"])


def test_an_imported_recipe_shows_what_there_is(page: Page, site: Site) -> None:
    page.goto(site.recipe("rose-petal-jelly"))
    expect(page.get_by_role("heading", name="Rose Petal Jelly", level=1)).to_be_visible()
    lines = section(page, "Ingredients").get_by_role("listitem")
    expect(lines.nth(0)).to_contain_text("3 sheets gelatin")
    expect(lines.nth(1)).to_have_text("rose water")  # neither 0 nor "to taste"
    expect(lines.nth(2)).to_have_text("1½ cups sugar (optional)")
    steps = section(page, "Instructions").get_by_role("checkbox")
    expect(steps).to_have_count(2)
    expect(section(page, "Instructions")).to_contain_text("4 °C")
    expect(section(page, "Instructions")).to_contain_text("120 min")
    expect(section(page, "Instructions")).not_to_contain_text("n/a")
    for absent in ("Cultural Background", "Nutrition Information", "Tags"):
        expect(page.get_by_role("heading", name=absent)).to_have_count(0)
    expect(section(page, "At a glance").get_by_role("definition").nth(4)).to_have_text("4")
    source = section(page, "Source")
    expect(source).to_contain_text("Amina Cook")
    expect(source.get_by_role("link", name="kitchen.example")).to_have_attribute("rel", re.compile("noopener"))


def test_title_and_meta_tags_are_the_recipes_until_it_is_left(page: Page, site: Site) -> None:
    page.goto(site.recipe("chicken-biryani"))
    expect(page.get_by_role("heading", name="Chicken Biryani", level=1)).to_be_visible()
    expect(page).to_have_title("Chicken Biryani · Sufra")
    expect(meta(page, "og:title")).to_have_attribute("content", "Chicken Biryani · Sufra")
    expect(meta(page, "og:description")).to_have_attribute("content", re.compile("^Chicken marinated in yogurt"))
    expect(meta(page, "og:url")).to_have_attribute("content", site.url + site.recipe("chicken-biryani"))
    expect(meta(page, "og:image")).to_have_attribute("content", re.compile(rf"^{site.url}/media/"))
    expect(meta(page, "twitter:card")).to_have_attribute("content", "summary_large_image")
    page.get_by_role("banner").get_by_role("link", name="Home", exact=True).click()
    expect(page).to_have_title(DEFAULT_TITLE)
    expect(meta(page, "og:title")).to_have_attribute("content", DEFAULT_TITLE)
    expect(meta(page, "og:url")).to_have_attribute("content", f"{site.url}/")
    expect(meta(page, "og:description")).to_have_attribute("content", SUBTITLE)


def test_there_is_one_description_and_it_is_the_recipes(page: Page, site: Site) -> None:
    page.goto(site.recipe("chicken-biryani"))
    assert meta(page, "description").count() == 1
    expect(meta(page, "description")).to_have_attribute("content", re.compile("^Chicken marinated in yogurt"))


def test_badges_and_tags_lead_into_the_list(page: Page, site: Site) -> None:
    page.goto(site.recipe("chicken-biryani"))
    page.get_by_role("link", name="# rice", exact=False).click()
    expect_address(page, "/recipes?search=rice")
    assert found(page) > 0


def test_a_visitor_asks_for_nothing_that_is_for_members(page: Page, site: Site) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_response("**/recipes/mark-viewed/*"):
        page.goto(site.recipe("chicken-biryani"))
    expect(page.get_by_role("button", name="Reviews")).to_be_visible()
    page.wait_for_load_state("networkidle")
    calls = [url for url in asked if "/api/" in url and "/mark-viewed/" not in url]
    code = [
        url for url in asked if re.search("member-heart|favorite-prompt|reviews-panel|review-dialog|share-dialog", url)
    ]
    assert (calls, code) == ([], [])
