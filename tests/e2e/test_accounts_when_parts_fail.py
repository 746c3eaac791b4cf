"""Accounts while something behind the site is away. Source: docs/product/platform.md#goals."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.models import Mail
from core.settings import Settings
from dev.services.search_engine import Engine
from tests.e2e.account_screens import expect_alert, field, fill_sign_up, press, sign_in, sign_up_form
from tests.e2e.conftest import Open
from tests.e2e.console import Console
from tests.e2e.parts import Parts, separate_parts
from tests.e2e.people import Person, person_of
from tests.e2e.screens import expect_address
from tests.e2e.waiting import wait_for
from tests.factories import Factory

PASSWORD = "Saffron-rice-1"


@pytest.fixture(scope="module")
def own_parts(browser: Browser, settings: Settings, search_service: Engine) -> Iterator[Parts]:
    """A site of which these tests may stop what they like."""
    with tempfile.TemporaryDirectory(prefix="sufra-parts-") as folder:
        data_dir = Path(folder)
        data_dir.chmod(0o711)  # PostgreSQL may run under another account
        with separate_parts(data_dir) as opened:
            yield opened


@pytest.fixture
def parts(own_parts: Parts) -> Parts:
    """The site, all of it running."""
    own_parts.start()
    return own_parts


@pytest.fixture
def visitor(parts: Parts, open_context: Open) -> Page:
    """A visitor's page on that site."""
    return open_context(base_url=parts.url).new_page()


def join(parts: Parts) -> Person:
    """Make a member of that site."""
    with Session(parts.database) as session, session.begin():
        return person_of(Factory(session).member())


def sign_up(page: Page, email: str) -> None:
    """Sign up and wait for the confirmation."""
    page.goto("/sign-up")
    fill_sign_up(page, email=email, password=PASSWORD)
    press(page, "Sign Up")
    expect_address(page, "/user-created")


def has_tried(parts: Parts) -> bool:
    """Tell whether a mail has been tried in vain."""
    with Session(parts.database) as session:
        return session.scalar(select(Mail.id).where(Mail.state == "pending", Mail.attempts > 0)) is not None


def expect_one_mail(parts: Parts, page: Page, email: str) -> None:
    """Wait for the mail to an address, and see that there is one only when a later one has arrived."""
    parts.mailbox.wait_for(email)
    sign_up(page, f"after-{email}")
    parts.mailbox.wait_for(f"after-{email}")
    assert len(parts.mailbox.letters(email)) == 1


@pytest.mark.parametrize("is_frozen", [False, True], ids=["stopped", "frozen"])
def test_without_redis_members_sign_in_and_visitors_sign_up(visitor: Page, parts: Parts, is_frozen: bool) -> None:
    member = join(parts)
    if is_frozen:
        parts.redis.freeze()
    else:
        parts.redis.stop()
    try:
        visitor.goto("/my-profile")
        with visitor.expect_response("**/authenticate/login") as login:
            sign_in(visitor, member)
        with visitor.expect_response("**/user/my-profile") as profile:
            expect_address(visitor, "/my-profile")
        expect(visitor.get_by_role("heading", name=member.name)).to_be_visible()
        with visitor.expect_response("**/user/create") as created:
            sign_up(visitor, f"without-redis-{member.email}")
        for answer in (login.value, profile.value, created.value):
            assert answer.ok
    finally:
        if is_frozen:
            parts.redis.thaw()
        else:
            parts.redis.start()
    assert parts.mailbox.wait_for(f"without-redis-{member.email}")


def test_a_mail_waits_for_the_mail_server_and_arrives_once(visitor: Page, parts: Parts) -> None:
    parts.mail.stop()
    sign_up(visitor, "patient@example.org")
    wait_for(lambda: has_tried(parts), "a try to send")
    parts.mail.start()
    expect_one_mail(parts, visitor, "patient@example.org")


def test_a_mail_survives_a_worker_that_is_killed_and_arrives_once(visitor: Page, parts: Parts) -> None:
    parts.worker.freeze()  # so that it can't be quicker than the kill
    sign_up(visitor, "survivor@example.org")
    parts.worker.kill()
    assert parts.mailbox.letters("survivor@example.org") == []
    parts.worker.start()
    expect_one_mail(parts, visitor, "survivor@example.org")


def test_without_postgresql_a_form_says_so_and_keeps_what_was_typed(
    visitor: Page, parts: Parts, console: Console
) -> None:
    console.expect("503 (Service Unavailable)")
    visitor.goto("/sign-up")
    fill_sign_up(visitor, email="keeper@example.org", password=PASSWORD)
    parts.postgres.stop()
    press(visitor, "Sign Up")
    form = sign_up_form(visitor)
    expect_alert(form, "Sufra can't answer right now. Please try again in a moment.")
    for label, value in (("Email", "keeper@example.org"), ("Full Name", "Amina Cook"), ("Password", PASSWORD)):
        expect(field(form, label)).to_have_value(value)
    parts.postgres.start()
    press(form, "Sign Up")
    expect_address(visitor, "/user-created")
    expect_one_mail(parts, visitor, "keeper@example.org")
