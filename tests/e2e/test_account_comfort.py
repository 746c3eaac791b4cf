"""Comfort on the account screens: no serious accessibility violation by day and night, and room on a small phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.account_screens import expect_alert, field, fill, fill_sign_up, open_profile, press, reset_form
from tests.e2e.comfort import expect_comfort
from tests.e2e.conftest import Open
from tests.e2e.console import Console
from tests.e2e.people import Person, join, signed_in
from tests.e2e.screens import expect_address
from tests.e2e.site import Site

LONG_NAME = "A" * 120
LONG_DOMAIN = ".".join(["b" * 60] * 3) + ".org"


def sign_in_refused(page: Page, person: Person) -> None:
    """Sign-in with a wrong password."""
    page.goto("/sign-in")
    fill(page.get_by_role("form", name="Sign In"), Email=person.email, Password="Wrong-pepper-1")
    press(page, "Sign In")
    expect_alert(page, "The email address or password is incorrect.")


def forgotten(page: Page, person: Person) -> None:
    """The forgot-password dialog with a problem."""
    page.goto("/sign-in")
    press(page, "Forgot password?")
    press(page.get_by_role("dialog"), "Send Reset Link")
    expect(page.get_by_text("Email address is required")).to_be_visible()


def link_sent(page: Page, person: Person) -> None:
    """The confirmation after it."""
    page.goto("/sign-in")
    press(page, "Forgot password?")
    field(page.get_by_role("dialog"), "Email").fill(person.email)
    press(page.get_by_role("dialog"), "Send Reset Link")
    expect(page.get_by_role("dialog", name="Check Your Email")).to_contain_text(person.email)


def sign_up_with_problems(page: Page, person: Person) -> None:
    """Sign-up with something wrong in every field."""
    page.goto("/sign-up")
    fill_sign_up(page, email="amina", name="Amin", password="Saffron1", again="Saffron2")
    press(page, "Sign Up")
    expect(page.get_by_text("Passwords do not match")).to_be_visible()


def user_created(page: Page, person: Person) -> None:
    """What comes after signing up."""
    page.goto("/sign-up")
    fill_sign_up(page, email=person.email, password=person.password)
    press(page, "Sign Up")
    expect_address(page, "/user-created")
    expect(page.get_by_role("main")).to_contain_text(person.email)


def activation_failed(page: Page, person: Person) -> None:
    """An activation link that is not good."""
    page.goto("/activate/no-such-link")
    expect(page.get_by_role("heading", name="Activation Failed")).to_be_visible()


def activated(page: Page, person: Person) -> None:
    """An activation link that is good."""
    page.route("**/api/v1.0/user/activate", lambda route: route.fulfill(json={"Activated": True}))
    page.goto("/activate/a-link")
    expect(page.get_by_role("heading", name="Your account is active")).to_be_visible()


def reset_with_problems(page: Page, person: Person) -> None:
    """The reset form with problems."""
    page.goto("/reset-password/a-link")
    press(reset_form(page), "Reset Password")
    expect(page.get_by_text("Password is required")).to_be_visible()


def reset_without_id(page: Page, person: Person) -> None:
    """A reset link without its id."""
    page.goto("/reset-password/")
    expect(page.get_by_role("heading", name="Invalid Reset Link")).to_be_visible()


def reset_done(page: Page, person: Person) -> None:
    """A password that has been reset."""
    page.route("**/api/v1.0/authenticate/reset-password", lambda route: route.fulfill(json={"Reset": True}))
    page.goto("/reset-password/a-link")
    fill(reset_form(page), New_Password="Saffron-rice-1", Confirm_Password="Saffron-rice-1")
    press(reset_form(page), "Reset Password")
    expect(page.get_by_role("heading", name="Password Reset", exact=True)).to_be_visible()


def renaming(page: Page, person: Person) -> None:
    """The dashboard with the name form open and a problem in it."""
    open_profile(page, person.name)
    press(page, "Edit Name")
    press(page, "Save")
    expect(page.get_by_text("New name must be different from the current name")).to_be_visible()


def empty_tab(page: Page, person: Person) -> None:
    """A tab with nothing in it."""
    open_profile(page, person.name)
    page.get_by_role("tab", name="My Favorites").click()
    expect(page.get_by_role("tabpanel").get_by_role("link")).to_be_visible()


def password_dialog(page: Page, person: Person) -> None:
    """The password dialog with problems."""
    open_profile(page, person.name)
    press(page, "Change Password")
    press(page.get_by_role("dialog"), "Change Password")
    expect(page.get_by_text("Please enter your old password")).to_be_visible()


def profile_failed(page: Page, person: Person) -> None:
    """A dashboard that could not be loaded."""
    page.route("**/api/v1.0/user/my-profile", lambda route: route.fulfill(status=500, body=""))
    page.goto("/my-profile")
    expect(page.get_by_role("heading", name="Unable to load profile")).to_be_visible()


Arrive = Callable[[Page, Person], None]
VISITORS_SCREENS: list[Arrive] = [
    *(sign_in_refused, forgotten, link_sent, sign_up_with_problems, user_created),
    *(activation_failed, activated, reset_with_problems, reset_without_id, reset_done),
]
MEMBERS_SCREENS: list[Arrive] = [renaming, empty_tab, password_dialog, profile_failed]


@pytest.fixture(autouse=True)
def expected_refusals(console: Console) -> None:
    """Some of these screens show what becomes of a call that is refused."""
    for refusal in ("400 (Bad Request)", "401 (Unauthorized)", "500 (Internal Server Error)"):
        console.expect(refusal)


@pytest.mark.parametrize("arrive", VISITORS_SCREENS + MEMBERS_SCREENS, ids=lambda screen: screen.__name__)
def test_a_screen_is_comfortable_for_the_longest_name(open_context: Open, site: Site, arrive: Arrive) -> None:
    person = join(full_name=LONG_NAME, email=f"{arrive.__name__:a<64}@{LONG_DOMAIN}")
    options = signed_in(site, person) if arrive in MEMBERS_SCREENS else {}
    page = open_context(**options, color_scheme="light").new_page()
    arrive(page, person)
    expect_comfort(page)
