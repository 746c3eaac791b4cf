"""The sign-up form and the activation screen: rules, meter, failures. Source: spec sections 2, 5 and 8."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.account_screens import expect_alert, expect_problem, field, fill_sign_up, press, sign_up_form
from tests.e2e.console import Console
from tests.e2e.screens import expect_address, held

CREATE_CALL = "**/api/v1.0/user/create"
ACTIVATE_CALL = "**/api/v1.0/user/activate"
STRONG = "Saffron-rice-1"
TOO_WEAK = (
    "Password must be at least 8 characters with uppercase, lowercase, digit and special character, "
    "or at least 12 characters with at least 3 of these"
)


def test_every_field_says_what_is_wrong_with_it(page: Page) -> None:
    page.goto("/sign-up")
    form = sign_up_form(page)

    def expect_problems(**problems: str) -> None:
        press(form, "Sign Up")
        for label, problem in problems.items():
            expect_problem(field(form, label.replace("_", " ")), problem)

    expect_problems(
        Email="Email address is required",
        Full_Name="Full name is required",
        Password="Password is required",
        Confirm_Password="Please confirm your password",
    )
    expect(field(form, "Email")).to_be_focused()
    fill_sign_up(page, email="amina@example", name=" Amin ", password="Saffron1", again="Saffron2")
    expect_problems(
        Email="Please enter a valid email address",
        Full_Name="Full name must be at least 5 characters",
        Password=TOO_WEAK,
        Confirm_Password="Passwords do not match",
    )


@pytest.mark.parametrize("password", ["Saffron1!", "saffron-rice1!", "SAFFRONrice1"])
def test_both_forms_of_the_password_rule_are_accepted(page: Page, password: str) -> None:
    page.route(CREATE_CALL, lambda route: route.fulfill(json={"Created": True}))
    page.goto("/sign-up")
    fill_sign_up(page, email="amina@example.org", password=password)
    press(page, "Sign Up")
    expect_address(page, "/user-created")


def test_the_meter_has_four_levels(page: Page) -> None:
    page.goto("/sign-up")
    meter = page.get_by_role("meter", name="Strength")
    for password, score, level in (
        ("a", "1", "Weak"),
        ("aB", "2", "Fair"),
        ("saffron1", "3", "Fair"),
        ("Saffron1", "4", "Good"),
        ("Saffron1!", "5", "Strong"),
        ("Saffron1#", "4", "Good"),  # the meter's special characters are fewer than the rule's
    ):
        field(sign_up_form(page), "Password").fill(password)
        expect(meter).to_have_attribute("aria-valuenow", score)
        expect(meter).to_have_attribute("aria-valuetext", level)
        expect(sign_up_form(page).get_by_text(level, exact=True)).to_be_visible()


def test_a_sign_up_that_fails_says_so_and_keeps_what_was_typed(page: Page, console: Console) -> None:
    console.expect("500 (Internal Server Error)")
    console.expect("429 (Too Many Requests)")
    console.expect("net::ERR_FAILED")
    page.goto("/sign-up")
    fill_sign_up(page, email="amina@example.org", password=STRONG)
    form = sign_up_form(page)
    page.route(CREATE_CALL, lambda route: route.fulfill(status=500, body=""), times=1)
    press(form, "Sign Up")
    expect_alert(form, "Failed to create account. Please try again.")
    page.route(CREATE_CALL, lambda route: route.fulfill(status=429, json={"Error": "That was a lot."}), times=1)
    press(form, "Sign Up")
    expect_alert(form, "That was a lot.")
    page.route(CREATE_CALL, lambda route: route.abort(), times=1)
    press(form, "Sign Up")
    expect_alert(form, "An error occurred. Please try again later.")
    for label, value in (("Email", "amina@example.org"), ("Password", STRONG), ("Confirm Password", STRONG)):
        expect(field(form, label)).to_have_value(value)


def test_the_button_says_that_it_is_busy(page: Page) -> None:
    page.goto("/sign-up")
    fill_sign_up(page, email="busy@example.org", password=STRONG)
    with held(page, CREATE_CALL):
        press(page, "Sign Up")
        expect(page.get_by_role("button", name="Creating account...")).to_be_disabled()
    expect_address(page, "/user-created")


def test_an_activation_link_without_an_id_is_said_to_be_incomplete(page: Page) -> None:
    page.goto("/activate/")
    expect_alert(page, "Missing activation ID. The activation link is invalid. Please check your email again.")


def test_an_activation_that_fails_says_so_and_can_be_tried_again(page: Page, console: Console) -> None:
    for failure in ("500 (Internal Server Error)", "net::ERR_FAILED", "400 (Bad Request)"):
        console.expect(failure)
    page.route(ACTIVATE_CALL, lambda route: route.fulfill(status=500, body=""), times=1)
    page.goto("/activate/a-link")
    expect_alert(page, "Failed to activate your account. The activation link may be invalid or expired.")
    page.route(ACTIVATE_CALL, lambda route: route.abort(), times=1)
    press(page, "Try Again")
    expect_alert(page, "An unexpected error occurred. Please try again later.")
    with held(page, ACTIVATE_CALL):
        press(page, "Try Again")
        expect(page.get_by_role("heading", name="Activating your account...")).to_be_visible()
    expect_alert(page, "Failed to activate your account. The activation link may be invalid or expired.")
