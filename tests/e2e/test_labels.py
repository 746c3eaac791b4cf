"""The labels on a recipe's page and on paper. Source: docs/product/recipes.md#labels-on-the-page."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.comfort import expect_comfort
from tests.e2e.site import Site
from tests.e2e.test_recipe import section


def test_the_halal_line_opens_by_keyboard_to_what_was_looked_at(page: Page, site: Site) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(site.recipe("rose-petal-jelly"))
    line = page.get_by_role("button", name="Caution: 1 of 3 ingredients to look at")
    expect(line).to_have_attribute("aria-expanded", "false")

    line.focus()
    page.keyboard.press("Enter")

    expect(line).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("heading", name="To look at").locator("..")).to_contain_text("3 sheets gelatin")
    expect(page.get_by_role("heading", name="What was read").locator("..")).to_contain_text("the 3 ingredients")
    expect(page.get_by_role("heading", name="Who judges")).to_be_visible()
    page.get_by_role("button", name="See why").press("Enter")
    expect(section(page, "Diets and allergens")).to_contain_text("Not suitable")
    # Reviews that come late move the footer out of sight while one of its links has the focus.
    page.wait_for_load_state("networkidle")
    expect_comfort(page)


def test_diets_and_allergens_name_the_foods_behind_them(page: Page, site: Site) -> None:
    page.goto(site.recipe("chicken-biryani"))
    labels = section(page, "Diets and allergens")
    expect(labels).to_contain_text(re.compile(r"Contains: [^.]*milk \([^)]*yogurt"))
    expect(labels).to_contain_text("These labels come from the recipe's text. Read the packages you use.")
    expect(labels.get_by_role("list", name="Suitable diets").get_by_role("listitem")).to_contain_text(["Egg-free"])


def test_paper_has_the_labels_and_none_of_the_buttons(page: Page, site: Site) -> None:
    page.goto(site.recipe("rose-petal-jelly"))
    line = page.get_by_role("button", name=re.compile("^Caution"))
    line.click()
    page.emulate_media(media="print")
    expect(page.get_by_text("Caution: 1 of 3 ingredients to look at")).to_be_visible()
    expect(page.get_by_text("Read the packages you use.")).to_be_visible()
    expect(line).to_be_hidden()
    expect(page.get_by_role("heading", name="Who judges")).to_be_hidden()
    expect(page.get_by_role("button", name="See why")).to_be_hidden()
