"""Changing the password, and what it ends. Source: docs/product/accounts.md#change-password."""

from datetime import UTC, datetime, timedelta

from playwright.sync_api import Locator, Page, expect

from tests.e2e.account_screens import (
    expect_alert,
    expect_sign_in,
    fill,
    open_profile,
    press,
    sign_in,
    sign_in_form,
)
from tests.e2e.conftest import Open
from tests.e2e.console import Console
from tests.e2e.mailbox import Mailbox
from tests.e2e.people import NEW_PASSWORD, Person, kept_auth, signed_in
from tests.e2e.screens import expect_address, expect_toast
from tests.e2e.site import Site

UPDATED = "Password updated successfully. You will be logged out soon. Please login again."


def open_dialog(page: Page, member: Person) -> Locator:
    """Open the dialog that changes the password."""
    open_profile(page, member.name)
    press(page, "Change Password")
    return page.get_by_role("dialog", name="Change Password")


def fill_passwords(dialog: Locator, old: str, new: str, again: str | None = None) -> None:
    """Fill in the dialog and send it."""
    fill(dialog, Old_Password=old, New_Password=new, Confirm_New_Password=new if again is None else again)
    press(dialog, "Change Password")


def test_a_changed_password_signs_out_after_two_seconds(member_page: Page, member: Person, mailbox: Mailbox) -> None:
    dialog = open_dialog(member_page, member)
    member_page.clock.install()
    member_page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=60))
    fill_passwords(dialog, member.password, NEW_PASSWORD)
    expect_toast(member_page, UPDATED)
    member_page.clock.run_for(1900)
    expect_address(member_page, "/my-profile")
    assert kept_auth(member_page) is not None
    member_page.clock.run_for(200)
    expect_sign_in(member_page)
    assert kept_auth(member_page) is None
    member_page.clock.resume()
    assert mailbox.wait_for(member.email).subject == "Your Sufra password was changed"


def test_only_the_new_password_signs_in(
    page: Page, open_context: Open, site: Site, member: Person, console: Console
) -> None:
    console.expect("401 (Unauthorized)")
    changing = open_context(**signed_in(site, member)).new_page()
    fill_passwords(open_dialog(changing, member), member.password, NEW_PASSWORD)
    expect_sign_in(changing)
    sign_in(changing, member)
    expect_alert(sign_in_form(changing), "The email address or password is incorrect.")
    sign_in(changing, member, password=NEW_PASSWORD)
    # After the sign-out that a new password causes, signing in leads to Home.
    expect_address(changing, "/")


def test_another_browser_is_signed_out_with_its_next_call(
    open_context: Open, site: Site, member: Person, console: Console
) -> None:
    console.expect("401 (Unauthorized)")
    first = open_context(**signed_in(site, member)).new_page()
    open_profile(first, member.name)
    second = open_context(**signed_in(site, member)).new_page()
    fill_passwords(open_dialog(second, member), member.password, NEW_PASSWORD)
    expect_toast(second, UPDATED)

    press(first, "Edit Name")
    first.get_by_role("textbox", name="Full Name").fill("Somebody Else")
    press(first, "Save")
    expect_sign_in(first)
    expect_toast(first, "Error", "Authentication expired. Please login again.")
    assert kept_auth(first) is None
    sign_in(first, member, password=NEW_PASSWORD)
    expect_address(first, "/my-profile")
    expect(first.get_by_role("heading", name=member.name, exact=True)).to_be_visible()
