"""What is typed survives an expired sign-in, and is not left by mistake.

Source: docs/product/recipes.md#recipe-editor.
"""

from playwright.sync_api import Dialog, Page, expect

from core.db import transaction
from core.models import User
from tests.e2e.account_screens import press, sign_in
from tests.e2e.console import Console
from tests.e2e.people import Person
from tests.e2e.screens import expect_address, expect_toast
from tests.e2e.site import Site
from tests.e2e.test_reviews import open_form, star


def end_sign_ins(member: Person) -> None:
    """End every sign-in of a member, as a new password does."""
    with transaction() as session:
        session.get_one(User, member.id).token_version += 1


def test_a_review_survives_an_expired_sign_in(member_page: Page, member: Person, site: Site, console: Console) -> None:
    console.expect("401 (Unauthorized)")
    page = member_page
    page.goto(site.recipe("hummus"))
    form = open_form(page)
    star(form, 4).click()
    form.get_by_label("Review Text").fill("Silky.")
    form.get_by_role("radio", name="Yes", exact=True).check()
    end_sign_ins(member)
    press(form, "Submit Review")
    expect_address(page, "/sign-in")
    sign_in(page, member)

    expect_address(page, site.recipe("hummus"))
    expect(form.get_by_label("Review Text")).to_have_value("Silky.")
    expect(form.get_by_role("radio", name="Yes", exact=True)).to_be_checked()
    press(form, "Submit Review")
    expect_toast(page, "Review Submitted")
    page.reload()
    expect(page.get_by_role("button", name="Reviews")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_an_edit_survives_an_expired_sign_in(
    own_recipe: int, member_page: Page, member: Person, console: Console
) -> None:
    console.expect("401 (Unauthorized)")
    page = member_page
    page.goto(f"/recipe-edit/{own_recipe}")
    page.get_by_label("Description").fill("Beans, at last.")
    end_sign_ins(member)
    press(page, "Save Recipe")
    expect_address(page, "/sign-in")
    sign_in(page, member)

    expect_address(page, f"/recipe-edit/{own_recipe}")
    expect(page.get_by_label("Description")).to_have_value("Beans, at last.")
    press(page, "Save Recipe")
    expect_address(page, f"/recipe/{own_recipe}")
    expect(page.get_by_text("Beans, at last.")).to_be_visible()


def test_unsaved_changes_are_asked_about(own_recipe: int, member_page: Page) -> None:
    page = member_page
    asked: list[str] = []
    answer = "dismiss"

    def reply(dialog: Dialog) -> None:
        asked.append(dialog.type)
        getattr(dialog, answer)()

    page.on("dialog", reply)
    page.goto(f"/recipe-edit/{own_recipe}")
    page.get_by_label("Short Title").fill("Half a thought")
    expect(page.get_by_text("Unsaved changes")).to_be_visible()

    page.get_by_role("link", name="Cancel").click()
    page.go_back()
    expect(page.get_by_label("Short Title")).to_have_value("Half a thought")
    expect_address(page, f"/recipe-edit/{own_recipe}")
    assert asked == ["confirm", "confirm"]

    answer = "accept"
    page.get_by_role("link", name="Cancel").click()
    expect_address(page, f"/recipe/{own_recipe}")
    page.goto(f"/recipe-edit/{own_recipe}")
    expect(page.get_by_label("Short Title")).to_have_value("Weeknight Pot")
