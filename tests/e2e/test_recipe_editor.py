"""The recipe editor. Source: docs/product/recipes.md#recipe-editor."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from core.settings import Settings
from tests.e2e.account_screens import press
from tests.e2e.comfort import expect_comfort
from tests.e2e.conftest import Open
from tests.e2e.console import Console
from tests.e2e.editor_screen import checks, names, open_tab
from tests.e2e.people import join, signed_in
from tests.e2e.screens import cards, expect_address, expect_toast
from tests.e2e.site import Site, fill_index

TABS = ("Basic", "Timing", "Ingredients", "Instructions", "Images", "Tags")


def tab_to(target: Locator) -> None:
    """Press Tab until `target` has the focus."""
    page = target.page
    expect(target).to_be_visible()
    for _ in range(80):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    expect(target).to_be_focused()


def test_a_member_edits_a_recipe_with_the_keyboard_alone(
    own_recipe: int, member_page: Page, site: Site, settings: Settings
) -> None:
    page, keys = member_page, member_page.keyboard
    page.goto(f"/recipe/{own_recipe}")
    tab_to(page.get_by_role("link", name="Edit", exact=True))
    keys.press("Enter")
    expect_address(page, f"/recipe-edit/{own_recipe}")
    tab_to(page.get_by_role("tab", name="Basic"))
    tab_to(page.get_by_label("Short Title"))
    keys.press("ControlOrMeta+a")
    keys.type("Saffron Bean Stew")

    keys.press("Shift+Tab")
    keys.press("Shift+Tab")
    expect(page.get_by_role("tab", name="Basic")).to_be_focused()
    for name in ("Timing", "Ingredients"):
        keys.press("ArrowRight")
        expect(page.get_by_role("tab", name=name)).to_be_focused()
    tab_to(page.get_by_role("button", name="Add Ingredient"))
    keys.press("Enter")
    line = page.get_by_role("textbox", name="Name", exact=True).last
    expect(line).to_be_focused()
    keys.type("pork belly")
    expect(line).to_have_accessible_description(re.compile("^Not halal: Pork"))
    tab_to(page.get_by_role("button", name="Save Recipe"))
    keys.press("Enter")
    expect(line).to_be_focused()

    keys.press("Tab")
    keys.press("Enter")
    expect(line).to_have_value("beef, lamb or chicken of the same cut")
    keys.press("Shift+Tab")
    keys.press("ControlOrMeta+a")
    keys.type("beef belly")
    move_up = page.get_by_role("button", name="Move beef belly up")
    tab_to(move_up)
    keys.press("Enter")
    expect(move_up).to_be_focused()
    assert names(page) == ["white beans", "beef belly", "tomatoes"]

    tab_to(page.get_by_role("button", name="Save Recipe"))
    keys.press("Enter")
    expect_address(page, f"/recipe/{own_recipe}")
    expect_toast(page, "Recipe Updated")
    expect(page.get_by_role("heading", name="Saffron Bean Stew", level=1)).to_be_visible()
    lines = page.get_by_role("region", name="Ingredients").get_by_role("listitem")
    expect(lines).to_have_text(["white beans", "beef belly", "tomatoes"])

    fill_index(settings)
    page.goto("/recipes?search=saffron+bean+stew")
    expect(cards(page).first).to_contain_text("Saffron Bean Stew")


def test_the_guard_answers_while_one_types_and_one_click_puts_the_substitute_in(
    own_recipe: int, member_page: Page
) -> None:
    member_page.goto(f"/recipe-edit/{own_recipe}")
    asked = checks(member_page)
    panel = open_tab(member_page, "Ingredients")
    line = panel.get_by_role("textbox", name="Name", exact=True).first
    expect(line).to_have_value("white beans")
    line.fill("")
    line.press_sequentially("bacon", delay=20)
    expect(line).to_have_accessible_description(re.compile("^Not halal: "))
    assert [lines[0] for lines in asked if lines[0].startswith("b")] == ["bacon"]

    panel.get_by_role("button", name=re.compile("^Use .+ instead of bacon$")).click()
    expect(line).not_to_have_value("bacon")
    expect(line).not_to_have_attribute("aria-invalid", "true")
    press(member_page, "Save Recipe")
    expect_address(member_page, f"/recipe/{own_recipe}")


def test_an_error_opens_its_tab(own_recipe: int, member_page: Page) -> None:
    member_page.goto(f"/recipe-edit/{own_recipe}")
    open_tab(member_page, "Timing").get_by_role("textbox", name="Serving Size").fill("")
    open_tab(member_page, "Tags")
    press(member_page, "Save Recipe")
    servings = member_page.get_by_role("textbox", name="Serving Size")
    expect(servings).to_be_focused()
    expect(servings).to_have_accessible_description(re.compile("Servings are required"))
    expect(member_page.get_by_role("tab", name="Timing")).to_contain_text("1")


def test_of_two_people_the_second_decides_whether_theirs_replaces_the_first(
    own_recipe: int, member_page: Page, open_context: Open, site: Site, console: Console
) -> None:
    console.expect("409 (Conflict)")
    staff = open_context(**signed_in(site, join(is_staff=True))).new_page()
    for page in (member_page, staff):
        page.goto(f"/recipe-edit/{own_recipe}")
        expect(page.get_by_label("Short Title")).to_have_value("Weeknight Pot")
    member_page.get_by_label("Short Title").fill("First Pot")
    press(member_page, "Save Recipe")
    expect_address(member_page, f"/recipe/{own_recipe}")

    staff.get_by_label("Short Title").fill("Second Pot")
    press(staff, "Save Recipe")
    dialog = staff.get_by_role("dialog", name="Another person has saved this recipe")
    expect(dialog).to_contain_text(re.compile(r"The other version was saved on \w+ \d+, \d{4} at \d+:\d\d"))
    with staff.expect_popup() as opened:
        dialog.get_by_role("link", name="See the saved version").click()
    expect(opened.value.get_by_role("heading", name="First Pot", level=1)).to_be_visible()
    press(dialog, "Go On Editing")
    expect(staff.get_by_label("Short Title")).to_have_value("Second Pot")

    press(staff, "Save Recipe")
    press(dialog, "Save mine over theirs")
    expect_address(staff, f"/recipe/{own_recipe}")
    expect(staff.get_by_role("heading", name="Second Pot", level=1)).to_be_visible()


@pytest.mark.parametrize("tab", TABS)
def test_each_tab_is_comfortable(own_recipe: int, member_page: Page, tab: str) -> None:
    member_page.emulate_media(color_scheme="light")
    member_page.goto(f"/recipe-edit/{own_recipe}")
    expect(open_tab(member_page, tab)).to_be_visible()
    expect_comfort(member_page)


def test_tab_goes_from_row_to_row(own_recipe: int, member_page: Page) -> None:
    member_page.goto(f"/recipe-edit/{own_recipe}")
    open_tab(member_page, "Ingredients")
    member_page.get_by_role("button", name="Move white beans down").focus()
    member_page.keyboard.press("Tab")
    expect(member_page.get_by_role("button", name="Drag tomatoes")).to_be_focused()
