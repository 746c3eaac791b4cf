"""The account screens as visitors and members use them."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.people import Person
from tests.e2e.screens import expect_address


def sign_in_form(page: Page) -> Locator:
    """The form of /sign-in."""
    return page.get_by_role("form", name="Sign In")


def sign_up_form(page: Page) -> Locator:
    """The form of /sign-up."""
    return page.get_by_role("form", name="Sign Up")


def reset_form(page: Page) -> Locator:
    """The form of /reset-password."""
    return page.get_by_role("form", name="Reset", exact=True)


def field(form: Locator, label: str) -> Locator:
    """A text field by its label."""
    return form.get_by_label(label, exact=True)


def fill(form: Locator, **values: str) -> None:
    """Fill in fields, named by their labels with _ for the spaces."""
    for label, value in values.items():
        field(form, label.replace("_", " ")).fill(value)


def press(scope: Page | Locator, name: str) -> None:
    """Press the button with this name."""
    scope.get_by_role("button", name=name, exact=True).click()


def sign_in(page: Page, person: Person, *, password: str | None = None) -> None:
    """Fill in and send the form of /sign-in."""
    form = sign_in_form(page)
    fill(form, Email=person.email, Password=password or person.password)
    press(form, "Sign In")


def fill_sign_up(page: Page, *, email: str, name: str = "Amina Cook", password: str, again: str | None = None) -> None:
    """Fill in the form of /sign-up."""
    confirmation = password if again is None else again
    fill(sign_up_form(page), Email=email, Full_Name=name, Password=password, Confirm_Password=confirmation)


def open_profile(page: Page, name: str) -> None:
    """Open the dashboard and wait until it shows its member."""
    page.goto("/my-profile")
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def expect_sign_in(page: Page) -> None:
    """Wait for /sign-in."""
    expect_address(page, "/sign-in")
    expect(page.get_by_role("heading", name="Sign In", level=1)).to_be_visible()


def expect_alert(scope: Page | Locator, text: str) -> None:
    """Wait for an error that says `text`."""
    expect(scope.get_by_role("alert").filter(has_text=text)).to_have_text(text)
