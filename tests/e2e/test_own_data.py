"""Downloading one's data, leaving, and coming back. Source: docs/product/own-data.md."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple
from zipfile import ZipFile

import pytest
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import delete as delete_rows
from sqlalchemy import update

from core.db import get_database, transaction
from core.models import AccountDeletion, Recipe, Review, User
from core.own_data.removal import remove_due_accounts
from core.settings import Settings
from tests.e2e.account_screens import (
    expect_alert,
    expect_sign_in,
    fill,
    open_profile,
    press,
    sign_in,
    sign_in_form,
)
from tests.e2e.comfort import expect_comfort
from tests.e2e.conftest import PHONE, Open
from tests.e2e.console import Console
from tests.e2e.mailbox import Mailbox
from tests.e2e.people import Person, draft_of, join, kept_auth, signed_in
from tests.e2e.screens import expect_address, expect_toast
from tests.e2e.site import Site, fill_index
from tests.factories import Factory


def open_dialog(page: Page, member: Person) -> Locator:
    """Open the dialog that deletes the account."""
    open_profile(page, member.name)
    press(page, "Delete my account")
    return page.get_by_role("dialog", name="Delete my account")


def delete(page: Page, member: Person) -> None:
    """Delete the account and read when it goes."""
    dialog = open_dialog(page, member)
    fill(dialog, Password=member.password)
    press(dialog, "Delete my account")
    done = page.get_by_role("dialog", name="You've been signed out")
    expect(done).to_contain_text("Your account will be deleted on")
    press(done, "Done")
    expect_sign_in(page)
    assert kept_auth(page) is None


def let_time_pass(member: Person) -> None:
    """Let the member's seven days be over, and the job run."""
    with transaction() as session:
        over = datetime.now(UTC) - timedelta(seconds=1)
        session.execute(update(AccountDeletion).where(AccountDeletion.user_id == member.id).values(expires_at=over))
    assert remove_due_accounts(get_database()) == 1


def archive_of(page: Page) -> dict[str, Any]:
    """Download the member's data."""
    with page.expect_download() as download:
        press(page, "Download my data")
    assert download.value.suggested_filename.startswith("sufra-data-")
    with ZipFile(download.value.path()) as archive:
        return {name: json.loads(archive.read(name)) for name in archive.namelist() if name.endswith(".json")}


def test_a_member_downloads_their_data(member_page: Page, member: Person) -> None:
    draft_of(member, "Grandmother's soup")
    open_profile(member_page, member.name)

    archive = archive_of(member_page)

    expect_toast(member_page, "Your data has been downloaded.")
    assert archive["profile.json"]["Email"] == member.email
    assert [recipe["Short_Title"] for recipe in archive["recipes.json"]] == ["Grandmother's soup"]


def test_a_wrong_password_deletes_nothing(member_page: Page, member: Person, console: Console) -> None:
    console.expect("403 (Forbidden)")
    dialog = open_dialog(member_page, member)
    fill(dialog, Password="Wrong-pepper-1")
    press(dialog, "Delete my account")
    expect(dialog.get_by_label("Password", exact=True)).to_have_accessible_description("The password is incorrect.")
    member_page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(member_page.get_by_role("button", name="Delete my account")).to_be_focused()


def test_a_deletion_is_taken_back_by_the_mailed_link(
    member_page: Page, member: Person, mailbox: Mailbox, console: Console
) -> None:
    console.expect("400 (Bad Request)")
    delete(member_page, member)
    letter = mailbox.wait_for(member.email)
    assert letter.subject == "Your Sufra account will be deleted"

    member_page.goto(letter.path)
    press(member_page, "Keep My Account")
    expect(member_page.get_by_role("heading", name="Your account is kept", level=1)).to_be_focused()
    member_page.get_by_role("main").get_by_role("link", name="Sign In").click()
    sign_in(member_page, member)
    expect_address(member_page, "/")

    member_page.goto(letter.path)
    press(member_page, "Keep My Account")
    expect(member_page.get_by_role("heading", name="Already kept", level=1)).to_be_visible()


def test_a_deletion_is_taken_back_by_signing_in(member_page: Page, member: Person, console: Console) -> None:
    console.expect("403 (Forbidden)")
    delete(member_page, member)
    sign_in(member_page, member)
    expect(sign_in_form(member_page).get_by_role("alert")).to_contain_text("You can still keep it.")
    press(member_page, "Keep My Account")
    expect_address(member_page, "/")
    open_profile(member_page, member.name)


class Leaver(NamedTuple):
    """A member with a published recipe and an approved review; the addresses of the recipe and of the reviewed one."""

    person: Person
    own: str
    reviewed: str


@pytest.fixture
def leaver(site: Site, settings: Settings) -> Iterator[Leaver]:
    """Leila, who has written; the recipes are gone again after the test, from the search too."""
    member = join(full_name="Leila Baker")
    with transaction() as session:
        own = Factory(session).recipe("Farewell bread", owner=session.get_one(User, member.id)).id
        reviewed = Factory(session).recipe("Reviewed stew").id
        session.add(
            Review(
                recipe_id=reviewed,
                member_id=member.id,
                rating=4,
                review_text="Warm and kind.",
                state="approved",
                moderated_at=datetime.now(UTC),
            )
        )
    yield Leaver(member, f"/recipe/{own}", f"/recipe/{reviewed}")
    with transaction() as session:
        session.execute(delete_rows(Recipe).where(Recipe.id.in_([own, reviewed])))
    fill_index(settings)


def test_when_the_time_is_over_only_what_others_read_is_left(
    page: Page, open_context: Open, site: Site, console: Console, leaver: Leaver
) -> None:
    console.expect("401 (Unauthorized)")
    member = leaver.person
    delete(open_context(**signed_in(site, member)).new_page(), member)
    page.goto(leaver.reviewed)
    press(page, "Reviews")
    expect(page.get_by_role("dialog", name="Reviews")).to_contain_text("Leila Baker")

    let_time_pass(member)

    page.goto(leaver.reviewed)
    press(page, "Reviews")
    panel = page.get_by_role("dialog", name="Reviews")
    expect(panel).to_contain_text("Warm and kind.")
    expect(panel).to_contain_text("A former member")
    expect(panel).not_to_contain_text("Leila")
    page.goto(leaver.own)
    expect(page.get_by_role("heading", name="Farewell bread", level=1)).to_be_visible()
    expect(page.get_by_role("main")).not_to_contain_text("Leila")
    page.goto("/sign-in")
    sign_in(page, member)
    expect_alert(sign_in_form(page), "The email address or password is incorrect.")


def test_leaving_works_with_the_keyboard_on_a_phone(open_context: Open, site: Site, member: Person) -> None:
    page = open_context(**signed_in(site, member), viewport=PHONE, is_mobile=True, has_touch=True).new_page()
    open_profile(page, member.name)
    page.get_by_role("button", name="Download my data").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Delete my account")
    expect(dialog.get_by_label("Password", exact=True)).to_be_focused()
    page.keyboard.type(member.password)
    page.keyboard.press("Enter")
    done = page.get_by_role("dialog", name="You've been signed out")
    expect(done.get_by_role("button", name="Done")).to_be_focused()
    page.keyboard.press("Enter")
    expect_sign_in(page)


def test_the_dialog_is_comfortable(member_page: Page, member: Person) -> None:
    member_page.emulate_media(color_scheme="light")
    open_dialog(member_page, member)
    expect_comfort(member_page)


def test_the_offer_to_keep_the_account_is_comfortable(member_page: Page, member: Person, console: Console) -> None:
    console.expect("403 (Forbidden)")
    delete(member_page, member)
    member_page.emulate_media(color_scheme="light")
    sign_in(member_page, member)
    expect(member_page.get_by_role("button", name="Keep My Account")).to_be_visible()
    expect_comfort(member_page)
