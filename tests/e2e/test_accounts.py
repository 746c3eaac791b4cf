"""The whole way of a new member, from a heart on a recipe to signing in. Source: docs/product/accounts.md#sign-up."""

from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, expect

from tests.e2e.account_screens import expect_alert, fill_sign_up, press, sign_in, sign_in_form
from tests.e2e.console import Console
from tests.e2e.mailbox import Mailbox
from tests.e2e.people import RETURN_URL_KEY, Person, kept_auth
from tests.e2e.screens import expect_address
from tests.e2e.site import Site

NEWCOMER = Person(0, "Zaynab Al-Harbi", "zaynab@example.org", "Saffron-rice-1")


def test_a_visitor_becomes_a_member_and_is_back_where_they_came_from(page: Page, site: Site, mailbox: Mailbox) -> None:
    page.goto(site.recipe("hummus"))
    page.get_by_role("main").get_by_role("button", name="favorite").click()
    press(page.get_by_role("dialog"), "Sign In")
    expect_address(page, "/sign-in")
    page.get_by_role("link", name="Sign up", exact=True).click()
    expect_address(page, "/sign-up")
    fill_sign_up(page, email=NEWCOMER.email, name=NEWCOMER.name, password=NEWCOMER.password)
    press(page, "Sign Up")

    expect_address(page, "/user-created")
    expect(page.get_by_role("main")).to_contain_text(NEWCOMER.email)
    letter = mailbox.wait_for(NEWCOMER.email)
    assert letter.subject == "Activate your Sufra account"
    assert letter.link.startswith(site.url)

    page.goto(letter.link)
    expect(page.get_by_role("heading", name="Your account is active")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Sign In").click()
    sign_in(page, NEWCOMER)

    expect_address(page, site.recipe("hummus"))
    expect(page.get_by_role("heading", name="Hummus", level=1)).to_be_visible()
    auth = kept_auth(page)
    assert auth is not None
    assert auth["isAuthenticated"] is True
    assert {**auth["user"], "id": 0} == {
        "id": 0,
        "name": NEWCOMER.name,
        "email": NEWCOMER.email,
        "isMasterChef": False,
    }
    expiry = datetime.fromisoformat(auth["tokenExpiresAt"])
    assert expiry > datetime.now(UTC) + timedelta(hours=1)
    assert page.evaluate("key => localStorage.getItem(key)", RETURN_URL_KEY) is None
    page.goto("/my-profile")
    expect(page.get_by_role("heading", name=NEWCOMER.name)).to_be_visible()


def test_an_account_that_is_not_activated_is_told_so_with_the_right_password_only(
    page: Page, mailbox: Mailbox, console: Console
) -> None:
    console.expect("401 (Unauthorized)")
    console.expect("403 (Forbidden)")
    idle = Person(0, "Idle Guest", "idle@example.org", "Saffron-rice-1")
    page.goto("/sign-up")
    fill_sign_up(page, email=idle.email, name=idle.name, password=idle.password)
    press(page, "Sign Up")
    expect_address(page, "/user-created")
    page.get_by_role("main").get_by_role("link", name="Sign In").click()
    sign_in(page, idle, password="Saffron-rice-2")
    expect_alert(sign_in_form(page), "The email address or password is incorrect.")
    sign_in(page, idle)
    expect_alert(
        sign_in_form(page),
        "Your account is not activated yet. Please use the activation link in the email we sent you.",
    )
    page.goto(mailbox.wait_for(idle.email).path)
    expect(page.get_by_role("heading", name="Your account is active")).to_be_visible()


def test_an_activation_link_works_once(page: Page, mailbox: Mailbox, console: Console) -> None:
    console.expect("400 (Bad Request)")
    page.goto("/sign-up")
    fill_sign_up(page, email="once@example.org", password="Saffron-rice-1")
    press(page, "Sign Up")
    path = mailbox.wait_for("once@example.org").path
    page.goto(path)
    expect(page.get_by_role("heading", name="Your account is active")).to_be_visible()
    page.goto(path)
    expect(page.get_by_role("heading", name="Already activated")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link").first).to_have_text("Sign In")


def test_an_address_that_has_an_account_gets_a_mail_and_its_stranger_no_hint(
    page: Page, member: Person, mailbox: Mailbox
) -> None:
    page.goto("/sign-up")
    fill_sign_up(page, email=f" {member.email.upper()} ", password="Saffron-rice-1")
    press(page, "Sign Up")
    expect_address(page, "/user-created")
    letter = mailbox.wait_for(member.email)
    assert letter.subject == "You already have a Sufra account"
    assert "/activate/" not in letter.text + letter.html
