"""The contact form. Source: docs/product/shell.md#contact-form."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.screens import expect_toast

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


def test_a_sent_message_thanks_and_clears_the_form(page: Page) -> None:
    page.goto("/recipes?search=hummus")
    form = open_form(page)
    fill(form)
    send(form)
    expect_toast(
        page,
        "Message sent",
        "Thank you very much for contacting us. We have received your message and will respond to you at the earliest.",
    )
    expect(form).to_have_count(0)
    form = open_form(page)
    for label in MESSAGE:
        expect(form.get_by_label(label, exact=True)).to_have_value("")
