"""The contact form. Source: spec sections 2, 5 and 8 (Contact)."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.console import Console
from tests.e2e.screens import expect_toast, held

CONTACT_CALL = "**/api/v1.0/utils/contact-us"
MESSAGE = {
    "Name": "Amina Cook",
    "Email": "amina@example.org",
    "Subject": "A recipe",
    "Message": "Please add maqluba.",
}


def open_form(page: Page) -> Locator:
    """Open the form from the footer."""
    page.get_by_role("contentinfo").get_by_role("button", name="Contact Us").click()
    return page.get_by_role("dialog", name="Contact Us")


def fill(form: Locator) -> None:
    """Fill in everything."""
    for label, text in MESSAGE.items():
        form.get_by_label(label, exact=True).fill(text)


def send(form: Locator) -> None:
    """Press Send Message."""
    form.get_by_role("button", name="Send Message").click()


def test_the_form_is_checked_in_its_order(page: Page) -> None:
    page.goto("/recipes?search=hummus")
    form = open_form(page)
    send(form)
    expect_toast(page, "Invalid Name", "Name must be at least 5 characters long.")
    form.get_by_label("Name", exact=True).fill(" Ali  ")
    send(form)
    expect_toast(page, "Invalid Name", "Name must be at least 5 characters long.")
    form.get_by_label("Name", exact=True).fill("Amina")
    for wrong in ("", "amina", "amina @example.org", "amina@example"):
        form.get_by_label("Email", exact=True).fill(wrong)
        send(form)
        expect_toast(page, "Invalid Email", "Please enter a valid email address.")
        expect(form.get_by_label("Email", exact=True)).to_be_focused()
    form.get_by_label("Email", exact=True).fill("amina@example.org")
    for label in ("Subject", "Message"):
        send(form)
        expect(form.get_by_label(label, exact=True)).to_be_focused()
        expect(form.get_by_label(label, exact=True)).to_have_attribute("aria-invalid", "true")
        form.get_by_label(label, exact=True).fill("Something")


def test_a_sent_message_thanks_and_clears_the_form(page: Page) -> None:
    page.goto("/recipes?search=hummus")
    form = open_form(page)
    fill(form)
    with held(page, CONTACT_CALL):
        send(form)
        expect(form.get_by_role("button", name="Sending...")).to_be_disabled()
    expect_toast(
        page,
        "Message sent",
        "Thank you very much for contacting us. We have received your message and will respond to you at the earliest.",
    )
    expect(form).to_have_count(0)
    form = open_form(page)
    for label in MESSAGE:
        expect(form.get_by_label(label, exact=True)).to_have_value("")


def test_a_failure_keeps_what_was_typed(page: Page, console: Console) -> None:
    console.expect("503 (Service Unavailable)")
    console.expect("net::ERR_FAILED")
    page.goto("/recipes?search=hummus")
    form = open_form(page)
    fill(form)
    page.route(CONTACT_CALL, lambda route: route.fulfill(status=503, json={}), times=1)
    send(form)
    expect_toast(page, "Error", "Failed to send message. We have logged the error. Please try again.")
    page.route(CONTACT_CALL, lambda route: route.abort())
    send(form)
    expect_toast(page, "Error", "An error occurred. Please try again.")
    for label, text in MESSAGE.items():
        expect(form.get_by_label(label, exact=True)).to_have_value(text)
    form.get_by_role("button", name="Cancel").click()
    expect(form).to_have_count(0)
