"""Signing in, the stored sign-in, and being sent back. Source: docs/product/accounts.md#sign-in."""

import json
import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, expect

from tests.e2e.account_screens import expect_alert, expect_sign_in, field, open_profile, press, sign_in, sign_in_form
from tests.e2e.conftest import Open
from tests.e2e.console import Console
from tests.e2e.people import Person, draft_of, join, keep_auth, kept_auth, signed_in
from tests.e2e.screens import expect_address, expect_toast
from tests.e2e.site import Site

EXPIRED = "Authentication expired. Please login again."


def test_which_half_was_wrong_is_not_said(page: Page, member: Person, console: Console) -> None:
    console.expect("401 (Unauthorized)")
    page.goto("/sign-in")
    for who in (Person(0, "", "nobody@example.org"), Person(0, "", member.email, "Wrong-pepper-1")):
        sign_in(page, who)
        expect_alert(sign_in_form(page), "The email address or password is incorrect.")
        expect(field(sign_in_form(page), "Email")).to_have_value(who.email)
        page.reload()
    assert kept_auth(page) is None


def test_the_dashboard_sends_to_sign_in_and_sign_in_back(page: Page, member: Person) -> None:
    page.goto("/my-profile")
    expect_sign_in(page)
    sign_in(page, member)
    expect_address(page, "/my-profile")
    expect(page.get_by_role("heading", name="My Dashboard")).to_be_visible()


def test_an_expired_sign_in_is_removed_and_leads_to_sign_in(page: Page, member: Person, site: Site) -> None:
    [origin] = signed_in(site, member)["storage_state"]["origins"]
    auth = json.loads(origin["localStorage"][0]["value"])
    page.goto("/sign-in")
    keep_auth(page, json.dumps({**auth, "tokenExpiresAt": (datetime.now(UTC) - timedelta(minutes=1)).isoformat()}))
    page.goto("/my-profile")
    expect_sign_in(page)
    expect_toast(page, "Error", EXPIRED)
    assert kept_auth(page) is None
    sign_in(page, member)
    expect_address(page, "/my-profile")


def test_an_expired_sign_in_leads_away_from_a_public_page_once(page: Page, site: Site) -> None:
    page.goto("/sign-in")
    stale = {"user": {"id": 1}, "token": "a.b.c", "tokenExpiresAt": "2020-01-01T00:00:00Z", "isAuthenticated": True}
    keep_auth(page, json.dumps(stale))
    page.goto(site.recipe("hummus"))
    expect_toast(page, "Error", EXPIRED)
    expect_sign_in(page)
    page.goto(site.recipe("hummus"))
    expect(page.get_by_role("heading", name="Hummus", level=1)).to_be_visible()


def test_signing_out_in_one_tab_signs_the_other_out(open_context: Open, site: Site, member: Person) -> None:
    context = open_context(**signed_in(site, member))
    one, other = context.new_page(), context.new_page()
    for page in (one, other):
        open_profile(page, member.name)
    press(one, "Sign Out")
    expect_sign_in(one)
    expect_sign_in(other)


def test_a_draft_opens_for_its_owner_and_staff_alone(open_context: Open, site: Site, console: Console) -> None:
    console.expect("404 (Not Found)")
    owner, staff, stranger = join(), join(is_staff=True), join()
    draft = draft_of(owner, "Draft Pilaf")
    for person, sees in ((owner, True), (staff, True), (stranger, False), (None, False)):
        options = signed_in(site, person) if person else {}
        page = open_context(**options).new_page()
        page.goto(draft)
        title = "Draft Pilaf" if sees else "Recipe Not Found"
        expect(page.get_by_role("heading", name=re.compile(title), level=1)).to_be_visible()
