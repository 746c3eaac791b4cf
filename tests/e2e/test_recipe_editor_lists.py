"""Ingredients and steps put in order, and pasted. Source: docs/product/recipes.md#recipe-editor."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.account_screens import press
from tests.e2e.conftest import PHONE, Open
from tests.e2e.editor_screen import names, open_tab, paste
from tests.e2e.people import Person, signed_in
from tests.e2e.screens import expect_address
from tests.e2e.site import Site


def steps(page: Page) -> Locator:
    """The texts of the steps."""
    return page.get_by_label("Instruction Text")


def drag(handle: Locator, below: Locator) -> None:
    """Drag by the mouse until the pointer is in the lower part of the row `below`, and let go."""
    page = handle.page
    handle.scroll_into_view_if_needed()
    start, row = handle.bounding_box(), below.bounding_box()
    assert start
    assert row
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(row["x"] + 60, row["y"] + row["height"] / 2, steps=5)
    page.mouse.move(row["x"] + 60, row["y"] + row["height"] - 4, steps=5)
    page.mouse.up()


def test_ingredients_are_dragged_by_mouse(own_recipe: int, member_page: Page) -> None:
    member_page.goto(f"/recipe-edit/{own_recipe}")
    panel = open_tab(member_page, "Ingredients")
    expect(panel.get_by_role("row")).to_have_count(2)

    drag(panel.get_by_role("button", name="Drag white beans"), panel.get_by_role("row", name="tomatoes"))

    expect(panel.get_by_role("textbox", name="Name", exact=True).first).to_have_value("tomatoes")
    press(member_page, "Save Recipe")
    expect_address(member_page, f"/recipe/{own_recipe}")
    lines = member_page.get_by_role("region", name="Ingredients").get_by_role("listitem")
    expect(lines).to_have_text(["tomatoes", "white beans"])


def test_ingredients_are_dragged_by_keyboard(own_recipe: int, member_page: Page) -> None:
    member_page.goto(f"/recipe-edit/{own_recipe}")
    panel = open_tab(member_page, "Ingredients")
    panel.get_by_role("button", name="Drag white beans").press("Enter")
    # The places to drop it at take the focus as soon as they are drawn.
    expect(member_page.locator(":focus")).to_have_accessible_name(re.compile("^Insert"))
    member_page.keyboard.press("ArrowDown")
    expect(member_page.get_by_role("button", name="Insert after tomatoes")).to_be_focused()
    member_page.keyboard.press("Enter")

    expect(panel.get_by_role("textbox", name="Name", exact=True).first).to_have_value("tomatoes")


def test_steps_come_from_a_pasted_list_and_are_dragged_by_mouse(own_recipe: int, member_page: Page) -> None:
    member_page.set_viewport_size({"width": 1280, "height": 1400})  # all rows in view while one is dragged
    member_page.goto(f"/recipe-edit/{own_recipe}")
    panel = open_tab(member_page, "Instructions")
    press(member_page, "Add Step")
    expect(steps(member_page).last).to_be_focused()
    paste(steps(member_page).last, "Method:\n1. Soak the beans.\n2. Boil them.")
    expect(steps(member_page)).to_have_count(3)

    drag(panel.get_by_role("button", name="Drag step 1"), panel.get_by_role("row", name="step 3"))

    expect(steps(member_page).last).to_have_value("Simmer until soft.")
    press(member_page, "Save Recipe")
    expect_address(member_page, f"/recipe/{own_recipe}")
    shown = member_page.get_by_role("region", name="Instructions")
    expect(shown).to_contain_text("Soak the beans.")
    text = shown.inner_text()
    assert text.index("Soak the beans.") < text.index("Boil them.") < text.index("Simmer until soft.")


def test_a_phone_pastes_a_list_and_puts_it_in_order(
    own_recipe: int, open_context: Open, site: Site, member: Person
) -> None:
    phone = open_context(viewport=PHONE, is_mobile=True, has_touch=True, **signed_in(site, member)).new_page()
    phone.goto(f"/recipe-edit/{own_recipe}")
    open_tab(phone, "Ingredients")
    phone.get_by_role("button", name="Add Ingredient").tap()
    field = phone.get_by_role("textbox", name="Name", exact=True).last
    expect(field).to_be_focused()
    paste(field, "- 200 g red lentils\n- 1 onion")
    expect(phone.get_by_role("textbox", name="Name", exact=True).last).to_have_value("onion")
    assert names(phone) == ["white beans", "tomatoes", "red lentils", "onion"]

    for _ in range(2):
        phone.get_by_role("button", name="Move onion up").tap()
    phone.get_by_role("button", name="Remove white beans").tap()
    expect(phone.get_by_role("row")).to_have_count(3)
    assert names(phone) == ["onion", "tomatoes", "red lentils"]
    phone.get_by_role("button", name="Save Recipe").tap()
    expect_address(phone, f"/recipe/{own_recipe}")
    lines = phone.get_by_role("region", name="Ingredients").get_by_role("listitem")
    expect(lines).to_have_text(["1 onion", "tomatoes", "200 g red lentils"])
