"""Reviews, from the form to the panel. Source: docs/product/recipes.md#reviews."""

import re

from playwright.sync_api import Locator, Page, expect

from core.db import get_database
from core.moderation.kinds import REVIEWS
from core.moderation.queue import check_pending
from tests.e2e.account_screens import press, sign_in
from tests.e2e.comfort import expect_comfort
from tests.e2e.conftest import PHONE, Open
from tests.e2e.people import Person, join, signed_in
from tests.e2e.screens import expect_address, expect_toast, toast
from tests.e2e.site import Site

WORDS = "Silky, and gone in a minute.\nMy children asked for more."
LONG_WORD = "Mmm" * 60


def open_reviews(page: Page) -> Locator:
    """Open the panel and return it."""
    press(page, "Reviews")
    panel = page.get_by_role("dialog", name="Reviews")
    expect(panel.get_by_role("status")).to_have_count(0)
    return panel


def open_form(page: Page) -> Locator:
    """Open the form in front of the panel and return it."""
    press(open_reviews(page), "Write Review")
    form = page.get_by_role("dialog", name="Share Your Experience")
    expect(form).to_be_visible()
    return form


def write_review(page: Page, *, stars: int = 4, text: str = WORDS) -> None:
    """Write and send a review by mouse."""
    form = open_form(page)
    expect(form.get_by_role("button", name="Please rate first")).to_be_disabled()
    star(form, stars).click()
    form.get_by_label("Review Text").fill(text)
    form.get_by_label("Modifications Made").fill("A little less tahini.")
    form.get_by_role("radio", name="Yes", exact=True).check()
    press(form, "Submit Review")
    expect_toast(page, "Review Submitted", "Your review has been submitted and will be posted after moderation.")


def star(form: Locator, number: int) -> Locator:
    """What one clicks to give this many stars: the drawn star of the radio button."""
    radio = form.page.get_by_role("radio", name=re.compile(rf"^{number} "))
    return form.locator("label").filter(has=radio)


def test_a_review_appears_once_it_is_approved(member_page: Page, member: Person, site: Site) -> None:
    member_page.goto(site.recipe("shakshuka"))
    write_review(member_page)

    # The site's worker may have done it already.
    check_pending(get_database(), REVIEWS)

    member_page.goto(site.recipe("shakshuka"))
    expect(member_page.get_by_role("region", name="At a glance")).to_contain_text("4.0 / 51 review")
    review = open_reviews(member_page).get_by_role("article")
    expect(review.get_by_role("heading", name=member.name)).to_be_visible()
    expect(review.get_by_role("img", name="4 out of 5 stars")).to_be_visible()
    expect(review).to_contain_text("Modifications: A little less tahini.")
    expect(review).to_contain_text("Would make again")
    assert WORDS in review.inner_text()
    member_page.goto("/my-profile?tab=reviews")
    expect(member_page.get_by_role("tabpanel").get_by_role("article")).to_have_count(1)
    expect(member_page.get_by_role("tabpanel")).not_to_contain_text("Being checked")


def test_a_visitor_who_wants_to_write_comes_back_to_the_recipe(page: Page, site: Site, member: Person) -> None:
    page.goto(site.recipe("hummus"))
    press(open_reviews(page), "Write Review")
    prompt = page.get_by_role("dialog", name="Sign in to write a review")
    press(prompt, "Cancel")
    expect(page.get_by_role("button", name="Write Review")).to_be_focused()
    press(page, "Write Review")
    press(prompt, "Sign In")
    expect_address(page, "/sign-in")
    sign_in(page, member)
    expect_address(page, site.recipe("hummus"))
    expect(page.get_by_role("button", name="Write Review")).to_be_focused()
    press(page, "Write Review")
    expect(page.get_by_role("dialog", name="Share Your Experience")).to_be_visible()


def test_a_review_is_written_with_the_keyboard_alone(member_page: Page, site: Site) -> None:
    page = member_page
    page.goto(site.recipe("fattoush"))
    page.get_by_role("button", name="Reviews").press("Enter")
    expect(page.get_by_role("button", name="Write Review")).to_be_focused()
    page.keyboard.press("Enter")
    form = page.get_by_role("dialog", name="Share Your Experience")
    expect(form.get_by_role("radio", name="1 star")).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    expect(form.get_by_role("radio", name="2 stars")).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.type("Too sour for us")
    for _ in range(4):  # past modifications, the answers and Cancel
        page.keyboard.press("Tab")
    expect(form.get_by_role("button", name="Submit Review")).to_be_focused()
    page.keyboard.press("Enter")
    expect_toast(page, "Review Submitted")
    expect(page.get_by_role("button", name="Write Review")).to_be_focused()
    page.keyboard.press("Escape")
    expect(toast(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Reviews")).to_be_focused()


def test_stars_are_given_by_touch_on_a_phone(open_context: Open, site: Site) -> None:
    page = open_context(viewport=PHONE, is_mobile=True, has_touch=True, **signed_in(site, join())).new_page()
    page.goto(site.recipe("hummus"))
    form = open_form(page)
    star(form, 5).tap()
    expect(form.get_by_role("radio", name="5 stars")).to_be_checked()
    sheet = page.get_by_role("dialog", name="Reviews", include_hidden=True).bounding_box()
    assert sheet is not None
    assert (sheet["x"], sheet["width"], sheet["y"] + sheet["height"]) == (0, PHONE["width"], PHONE["height"])


def test_panel_and_form_are_comfortable(open_context: Open, site: Site) -> None:
    member = join(full_name="A" * 120)
    page = open_context(**signed_in(site, member)).new_page()
    page.emulate_media(color_scheme="light")
    page.goto(site.recipe("baklava"))
    write_review(page, text=f"{LONG_WORD}\n" * 4)
    check_pending(get_database(), REVIEWS)
    page.goto(site.recipe("baklava"))
    panel = open_reviews(page)
    expect_comfort(page)
    page.emulate_media(color_scheme="light")
    press(panel, "Write Review")
    expect(page.get_by_role("dialog", name="Share Your Experience")).to_be_visible()
    expect_comfort(page)
