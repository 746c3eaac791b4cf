"""Accounts without a mouse: from the sign-up form to the dashboard's tabs and dialogs."""

from playwright.sync_api import Page, Route, expect

from tests.e2e.account_screens import expect_alert, field, fill, open_profile, sign_in_form, sign_up_form
from tests.e2e.console import Console
from tests.e2e.people import Person
from tests.e2e.screens import expect_address


def test_sign_up_takes_tab_and_enter(page: Page) -> None:
    page.goto("/sign-up")
    form = sign_up_form(page)
    field(form, "Email").focus()
    keyboard = page.keyboard
    keyboard.type("keys@example.org")
    keyboard.press("Tab")
    keyboard.type("Keyboard Cook")
    keyboard.press("Tab")
    keyboard.type("Saffron-rice-1")
    keyboard.press("Tab")
    show = form.get_by_role("button", name="Show").first
    expect(show).to_be_focused()
    keyboard.press("Space")
    expect(field(form, "Password")).to_have_attribute("type", "text")
    keyboard.press("Tab")
    expect(field(form, "Confirm Password")).to_be_focused()
    keyboard.type("Saffron-rice-2")
    keyboard.press("Enter")
    expect(field(form, "Confirm Password")).to_be_focused()
    expect(field(form, "Confirm Password")).to_have_accessible_description("Passwords do not match")
    keyboard.press("Backspace")
    keyboard.type("1")
    keyboard.press("Enter")
    expect_address(page, "/user-created")


def test_the_way_to_the_form_is_short(page: Page) -> None:
    page.goto("/sign-up")
    expect(page.get_by_role("heading", name="Sign Up", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(field(sign_up_form(page), "Email")).to_be_focused()


def test_the_password_dialog_keeps_the_focus_until_escape(member_page: Page, member: Person) -> None:
    open_profile(member_page, member.name)
    opener = member_page.get_by_role("button", name="Change Password")
    opener.press("Enter")
    dialog = member_page.get_by_role("dialog", name="Change Password")
    expect(field(dialog, "Old Password")).to_be_focused()
    for _ in range(12):
        member_page.keyboard.press("Tab")
        expect(dialog.locator(":focus")).to_have_count(1)
    member_page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()


def test_the_picture_and_the_name_are_a_tab_apart(member_page: Page, member: Person) -> None:
    open_profile(member_page, member.name)
    upload = member_page.get_by_label("Upload Profile Picture")
    member_page.get_by_role("button", name="Edit Name").focus()
    member_page.keyboard.press("Shift+Tab")
    expect(upload).to_be_focused()
    expect(upload).to_be_in_viewport()


def test_the_button_that_sends_a_form_keeps_the_focus_until_the_answer(page: Page, console: Console) -> None:
    console.expect("401 (Unauthorized)")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/authenticate/login", hold)
    page.goto("/sign-in")
    form = sign_in_form(page)
    fill(form, Email="nobody@example.org", Password="Wrong-pepper-1")
    form.get_by_role("button", name="Sign In").focus()
    with page.expect_request("**/authenticate/login"):
        page.keyboard.press("Enter")
    busy = form.get_by_role("button", name="Signing in...")
    expect(busy).to_be_focused()
    page.keyboard.press("Enter")
    held[0].continue_()
    expect_alert(form, "The email address or password is incorrect.")
    expect(form.get_by_role("button", name="Sign In")).to_be_focused()
    assert len(held) == 1
