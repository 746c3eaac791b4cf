"""The recipe editor. Source: docs/product/recipes.md#recipe-editor."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from core.db import transaction
from core.models import Recipe
from core.settings import Settings
from tests.e2e.account_screens import press
from tests.e2e.conftest import PHONE, Open
from tests.e2e.console import Console
from tests.e2e.people import Person, join, signed_in
from tests.e2e.screens import cards, expect_address, expect_toast
from tests.e2e.site import Site, fill_index
from tests.e2e.test_comfort import expect_comfort
from tests.factories import Factory

TABS = ("Basic", "Timing", "Ingredients", "Instructions", "Images", "Tags")


@pytest.fixture
def own_recipe(site: Site, settings: Settings, member: Person) -> Iterator[int]:
    """A published recipe of the member; it is gone again after the test, from the search too."""
    with transaction() as session:
        factory = Factory(session)
        recipe_id = factory.recipe(
            "Weeknight Pot",
            owner_id=member.id,
            ingredients=("white beans", "tomatoes"),
            description="Beans in a pot.",
            cuisine=factory.cuisine(),
            category=factory.category(),
            difficulty="Easy",
            prep_minutes=10,
            cook_minutes=40,
            total_minutes=50,
            serving_size=4,
        ).id
    yield recipe_id
    with transaction() as session:
        session.delete(session.get_one(Recipe, recipe_id))
    fill_index(settings)


def open_tab(page: Page, name: str) -> Locator:
    """Open a tab of the editor and return its panel."""
    page.get_by_role("tab", name=re.compile(f"^{name}")).click()
    return page.get_by_role("tabpanel", name=re.compile(f"^{name}"))


def names(page: Page) -> list[str]:
    """Return what stands in the name fields, in their order."""
    return [field.input_value() for field in page.get_by_role("textbox", name="Name", exact=True).all()]


def test_a_member_edits_a_recipe_with_the_keyboard(
    member_page: Page, site: Site, settings: Settings, own_recipe: int
) -> None:
    page = member_page
    page.goto(f"/recipe/{own_recipe}")
    page.get_by_role("link", name="Edit", exact=True).press("Enter")
    expect_address(page, f"/recipe-edit/{own_recipe}")
    page.get_by_label("Short Title").fill("Saffron Bean Stew")

    page.get_by_role("tab", name="Basic").focus()
    for name in ("Timing", "Ingredients"):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("tab", name=name)).to_be_focused()
    page.get_by_role("button", name="Add Ingredient").press("Enter")
    expect(page.get_by_role("textbox", name="Name", exact=True).last).to_be_focused()
    page.keyboard.type("pork belly")
    line = page.get_by_role("textbox", name="Name", exact=True).last
    expect(line).to_have_accessible_description(re.compile("^Not halal: Pork"))
    page.get_by_role("button", name="Save Recipe").press("Enter")
    expect(line).to_be_focused()

    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(line).to_have_value("beef, lamb or chicken of the same cut")
    line.fill("beef belly")
    move_up = page.get_by_role("button", name="Move beef belly up")
    move_up.press("Enter")
    expect(move_up).to_be_focused()
    assert names(page) == ["white beans", "beef belly", "tomatoes"]

    page.get_by_role("button", name="Save Recipe").press("Enter")
    expect_address(page, f"/recipe/{own_recipe}")
    expect_toast(page, "Recipe Updated")
    expect(page.get_by_role("heading", name="Saffron Bean Stew", level=1)).to_be_visible()
    lines = page.get_by_role("region", name="Ingredients").get_by_role("listitem")
    expect(lines).to_have_text(["white beans", "beef belly", "tomatoes"])

    fill_index(settings)
    page.goto("/recipes?search=saffron+bean+stew")
    expect(cards(page).first).to_contain_text("Saffron Bean Stew")


def test_of_two_people_the_second_decides_whether_theirs_replaces_the_first(
    member_page: Page, open_context: Open, site: Site, own_recipe: int, console: Console
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
    dialog = staff.get_by_role("dialog", name="Somebody else has saved this recipe")
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
def test_each_tab_is_comfortable(member_page: Page, own_recipe: int, tab: str) -> None:
    member_page.emulate_media(color_scheme="light")
    member_page.goto(f"/recipe-edit/{own_recipe}")
    expect(open_tab(member_page, tab)).to_be_visible()
    expect_comfort(member_page)


def test_tab_goes_from_row_to_row(member_page: Page, own_recipe: int) -> None:
    member_page.goto(f"/recipe-edit/{own_recipe}")
    open_tab(member_page, "Ingredients")
    member_page.get_by_role("button", name="Move white beans down").focus()
    member_page.keyboard.press("Tab")
    expect(member_page.get_by_role("button", name="Drag tomatoes")).to_be_focused()


def test_a_phone_pastes_a_list(open_context: Open, site: Site, member: Person, own_recipe: int) -> None:
    phone = open_context(viewport=PHONE, is_mobile=True, has_touch=True, **signed_in(site, member)).new_page()
    phone.goto(f"/recipe-edit/{own_recipe}")
    open_tab(phone, "Ingredients")
    phone.get_by_role("button", name="Add Ingredient").tap()
    field = phone.get_by_role("textbox", name="Name", exact=True).last
    expect(field).to_be_focused()
    field.evaluate(
        """(field, text) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", text);
            field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        }""",
        "- 200 g red lentils\n- 1 onion",
    )
    expect(phone.get_by_role("textbox", name="Name", exact=True).last).to_have_value("onion")
    assert names(phone) == ["white beans", "tomatoes", "red lentils", "onion"]
