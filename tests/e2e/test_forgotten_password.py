"""A forgotten password: the dialog at sign-in, the mail, the reset screen.

Source: docs/product/accounts.md#forgotten-password.
"""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.account_screens import expect_alert, field, fill, press, reset_form, sign_in
from tests.e2e.conftest import Open
from tests.e2e.console import Console
from tests.e2e.mailbox import Mailbox
from tests.e2e.people import NEW_PASSWORD, Person, kept_auth, signed_in
from tests.e2e.screens import expect_address
from tests.e2e.site import Site

REJECTED = "Failed to reset password. The reset link may be invalid or expired."


def open_forgotten(page: Page) -> Locator:
    """Open the dialog at sign-in."""
    page.goto("/sign-in")
    press(page, "Forgot password?")
    return page.get_by_role("dialog", name="Forgot Password")


def ask_for_link(page: Page, email: str) -> None:
    """Ask for a reset mail and wait for the confirmation."""
    dialog = open_forgotten(page)
    field(dialog, "Email").fill(email)
    press(dialog, "Send Reset Link")
    sent = page.get_by_role("dialog", name="Check Your Email")
    expect(sent).to_contain_text(email)
    press(sent, "Done")
    expect(sent).to_have_count(0)


def choose(page: Page, password: str, again: str | None = None) -> None:
    """Fill in the reset screen and send it."""
    fill(reset_form(page), New_Password=password, Confirm_Password=password if again is None else again)
    press(page, "Reset Password")


def test_a_forgotten_password_is_replaced_by_mail(page: Page, member: Person, mailbox: Mailbox) -> None:
    ask_for_link(page, member.email)
    letter = mailbox.wait_for(member.email)
    assert letter.subject == "Reset your Sufra password"
    page.goto(letter.link)
    choose(page, NEW_PASSWORD)
    expect(page.get_by_role("heading", name="Password Reset", exact=True)).to_be_focused()
    assert mailbox.wait_for(member.email, about="changed").subject == "Your Sufra password was changed"
    page.get_by_role("main").get_by_role("link", name="Sign In").click()
    sign_in(page, member, password=NEW_PASSWORD)
    expect_address(page, "/")


def test_a_reset_link_works_once(page: Page, member: Person, mailbox: Mailbox, console: Console) -> None:
    console.expect("400 (Bad Request)")
    ask_for_link(page, member.email)
    path = mailbox.wait_for(member.email).path
    page.goto(path)
    choose(page, NEW_PASSWORD)
    expect(page.get_by_role("heading", name="Password Reset", exact=True)).to_be_visible()
    page.goto(path)
    choose(page, "Another-rice-3")
    expect(page.get_by_role("heading", name="Password Not Reset")).to_be_visible()
    expect_alert(page, REJECTED)
    page.get_by_role("main").get_by_role("link", name="Request a New Link").click()
    expect(page.get_by_role("dialog", name="Forgot Password")).to_be_visible()


def test_a_reset_signs_out_here_too(open_context: Open, site: Site, member: Person, mailbox: Mailbox) -> None:
    page = open_context(**signed_in(site, member)).new_page()
    ask_for_link(page, member.email)
    page.goto(mailbox.wait_for(member.email).path)
    choose(page, NEW_PASSWORD)
    expect(page.get_by_role("heading", name="Password Reset", exact=True)).to_be_visible()
    assert kept_auth(page) is None


def test_an_unknown_address_hears_the_same_and_gets_no_mail(page: Page, member: Person, mailbox: Mailbox) -> None:
    ask_for_link(page, "stranger@example.org")
    ask_for_link(page, member.email)
    mailbox.wait_for(member.email)  # mails leave in order: the stranger's would have come first
    assert mailbox.letters("stranger@example.org") == []
