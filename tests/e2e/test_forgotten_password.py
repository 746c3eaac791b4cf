"""A forgotten password: the dialog at sign-in, the mail, the reset screen. Source: spec sections 2, 5 and 8."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.account_screens import expect_alert, expect_problem, field, fill, press, reset_form, sign_in
from tests.e2e.conftest import Open
from tests.e2e.console import Console
from tests.e2e.mailbox import Mailbox
from tests.e2e.people import NEW_PASSWORD, Person, kept_auth, signed_in
from tests.e2e.screens import expect_address
from tests.e2e.site import Site

FORGOT_CALL = "**/api/v1.0/authenticate/forgot-password"
RESET_CALL = "**/api/v1.0/authenticate/reset-password"
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


def test_try_again_leads_back_to_an_empty_form(page: Page, console: Console) -> None:
    console.expect("400 (Bad Request)")
    page.goto("/reset-password/no-such-link")
    choose(page, NEW_PASSWORD)
    expect_alert(page, REJECTED)
    press(page, "Try Again")
    for label in ("New Password", "Confirm Password"):
        expect(field(reset_form(page), label)).to_have_value("")


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


def test_the_dialog_checks_the_address_and_says_what_fails(page: Page, console: Console) -> None:
    console.expect("500 (Internal Server Error)")
    console.expect("net::ERR_FAILED")
    dialog = open_forgotten(page)
    for wrong, problem in (("", "Email address is required"), ("amina@", "Please enter a valid email address")):
        field(dialog, "Email").fill(wrong)
        press(dialog, "Send Reset Link")
        expect(field(dialog, "Email")).to_have_accessible_description(problem)
    field(dialog, "Email").fill("amina@example.org")
    page.route(FORGOT_CALL, lambda route: route.fulfill(status=500, body=""), times=1)
    press(dialog, "Send Reset Link")
    expect_alert(dialog, "Failed to process request. Please try again.")
    page.route(FORGOT_CALL, lambda route: route.abort(), times=1)
    press(dialog, "Send Reset Link")
    expect_alert(dialog, "An error occurred. Please try again later.")
    expect(field(dialog, "Email")).to_have_value("amina@example.org")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Forgot password?")).to_be_focused()


@pytest.mark.parametrize(
    ("is_answered", "text"), [(True, REJECTED), (False, "An error occurred. Please try again later.")]
)
def test_a_reset_that_fails_says_so(page: Page, console: Console, is_answered: bool, text: str) -> None:
    console.expect("500 (Internal Server Error)")
    console.expect("net::ERR_FAILED")
    page.route(RESET_CALL, lambda route: route.fulfill(status=500, body="") if is_answered else route.abort())
    page.goto("/reset-password/a-link")
    choose(page, NEW_PASSWORD)
    expect_alert(page, text)


def test_a_link_without_an_id_is_invalid(page: Page) -> None:
    page.goto("/reset-password/")
    expect(page.get_by_role("heading", name="Invalid Reset Link")).to_be_visible()
    expect_alert(page, "No reset link ID found in URL")
    expect(page.get_by_role("main")).to_contain_text(
        "This password reset link is invalid or has expired. Please request a new reset link."
    )


def test_the_reset_screen_has_the_rules_of_sign_up(page: Page) -> None:
    page.goto("/reset-password/a-link")
    press(reset_form(page), "Reset Password")
    new, again = (field(reset_form(page), label) for label in ("New Password", "Confirm Password"))
    expect_problem(new, "Password is required")
    expect(again).to_have_accessible_description("Please confirm your password")
    choose(page, "Saffron1", "Saffron2")
    expect(new).to_be_focused()
    expect(again).to_have_accessible_description("Passwords do not match")
