"""Generator and comments while the server fails: each says so, keeps what was typed, and goes on without a reload.

Source: docs/product/platform.md#goals.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e.account_screens import press, sign_in
from tests.e2e.console import Console
from tests.e2e.people import Person
from tests.e2e.screens import expect_address, expect_toast
from tests.e2e.site import Site

GENERATE = "**/api/v1.0/recipes/generate"
SUBMIT = "**/api/v1.0/blogs/submit-comment"
SOON = "Generation is away for a moment. Please try again."


def answers(status: int, text: str = "") -> Callable[[Route], None]:
    """Answer a call with this status, and with the server's text if there is one."""
    return lambda route: route.fulfill(status=status, json={"Error": text, "message": text} if text else None)


def cut(route: Route) -> None:
    """Cut a call off, as without a network."""
    route.abort("internetdisconnected")


@pytest.fixture(autouse=True)
def expected_lines(console: Console) -> None:
    """The browser says of each failed call that it has failed."""
    console.expect("Failed to load resource")


def fill_generator(page: Page) -> None:
    """Choose all that a recipe needs, with a wish."""
    page.goto("/generate-recipe")
    page.get_by_role("radio", name="Turkish", exact=True).check()
    page.get_by_role("radio", name="Main Dishes", exact=True).check()
    for name in ("Lamb", "Onion", "Tomato"):
        page.get_by_role("group", name="Quick add").get_by_role("button", name=name, exact=True).click()
    page.get_by_role("textbox", name="Instructions").fill("for 6")


def expect_generator_filled(page: Page) -> None:
    """All of it is still there."""
    expect(page.get_by_role("radio", name="Turkish", exact=True)).to_be_checked()
    chips = page.get_by_role("list", name="Selected ingredients").get_by_role("listitem")
    expect(chips).to_have_text([re.compile(name) for name in ("Lamb", "Onion", "Tomato")])
    expect(page.get_by_role("textbox", name="Instructions")).to_have_value("for 6")


@pytest.mark.parametrize(
    ("failure", "text"),
    [
        (answers(500), "Failed to generate recipe. Please try again."),
        (answers(503, SOON), SOON),
    ],
    ids=["500", "503"],
)
def test_a_generation_that_fails_can_be_sent_again(
    member_page: Page, site: Site, failure: Callable[[Route], None], text: str
) -> None:
    page = member_page
    fill_generator(page)
    page.route(GENERATE, failure, times=1)
    press(page, "Generate Recipe")
    expect_toast(page, "Generation Failed", text)
    expect_generator_filled(page)

    path = site.recipe("chicken-biryani")
    page.route(GENERATE, lambda route: route.fulfill(json={"Recipe_ID": int(path.rpartition("/")[2])}))
    press(page, "Generate Recipe")
    expect_address(page, path)


def test_a_generation_without_a_network_is_told_and_kept(member_page: Page) -> None:
    page = member_page
    fill_generator(page)
    page.route("**/api/v1.0/recipes/generat*", cut)
    press(page, "Generate Recipe")
    expect_toast(page, "Generation Failed", "Failed to generate recipe. Please try again.")
    expect_generator_filled(page)


def test_a_sign_in_that_expires_in_the_generator_leads_back_to_what_was_chosen(
    member_page: Page, member: Person
) -> None:
    page = member_page
    fill_generator(page)
    page.route(GENERATE, answers(401), times=1)
    press(page, "Generate Recipe")
    expect_address(page, "/sign-in")
    expect_toast(page, "Error", "Authentication expired. Please login again.")

    sign_in(page, member)
    expect_address(page, "/generate-recipe")
    expect_generator_filled(page)


def comment_box(page: Page) -> Locator:
    """Where a comment is typed."""
    return page.get_by_role("textbox", name="Your comment")


def write_comment(page: Page, blog: str) -> None:
    """Open the comments and type one."""
    page.goto(blog)
    press(page, "Comments")
    comment_box(page).fill("Lovely rice")


@pytest.mark.parametrize(
    ("failure", "text"),
    [
        (answers(500), "Failed to submit comment. Please try again."),
        (answers(503, SOON), "Failed to submit comment. Please try again."),
        (cut, "Something went wrong while submitting your comment. Please try again."),
    ],
    ids=["500", "503", "offline"],
)
def test_a_comment_that_fails_can_be_sent_again(
    published_blog: str, member_page: Page, failure: Callable[[Route], None], text: str
) -> None:
    page = member_page
    write_comment(page, published_blog)
    page.route(SUBMIT, failure, times=1)
    press(page, "Submit Comment")
    expect_toast(page, "Error", text)
    expect(comment_box(page)).to_have_value("Lovely rice")

    page.route(SUBMIT, answers(200))
    press(page, "Submit Comment")
    expect_toast(page, "Comment Submitted")
    expect(comment_box(page)).to_have_value("")


def test_a_comment_waits_for_a_slow_server(published_blog: str, member_page: Page) -> None:
    page = member_page
    write_comment(page, published_blog)
    held: list[Route] = []
    page.route(SUBMIT, lambda route: held.append(route))  # noqa: PLW0108 - Playwright can not wrap a built-in
    with page.expect_request(SUBMIT):
        press(page, "Submit Comment")
    expect(page.get_by_role("button", name="Submitting...")).to_be_visible()
    expect(comment_box(page)).to_have_value("Lovely rice")
    held[0].fulfill(json={})
    expect_toast(page, "Comment Submitted")


def test_a_sign_in_that_expires_in_a_comment_leads_back_to_it(
    published_blog: str, member_page: Page, member: Person
) -> None:
    page = member_page
    write_comment(page, published_blog)
    page.route(SUBMIT, answers(401), times=1)
    press(page, "Submit Comment")
    expect_address(page, "/sign-in")

    sign_in(page, member)
    expect_address(page, published_blog)
    expect(comment_box(page)).to_have_value("Lovely rice")
