"""The order in which mails leave, and the budget of those that strangers cause."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from sqlalchemy import text
from sqlalchemy.orm import Session

from core.accounts.members import sign_up
from core.accounts.password_changes import ask_for_reset
from core.models import MailState
from tests.factories import HERE, Factory
from tests.worker.mail.conftest import Mailer
from tests.worker.mail.post_office import PostOffice
from worker.mail import deliver


@pytest.fixture
def sign_ups(session: Session, mailer: Mailer) -> Callable[..., None]:
    """Signs up with each of the addresses, in this order."""
    mailer.settings = mailer.settings.model_copy(update={"sign_up_mails_per_hour": 2})

    def sign_ups(*emails: str) -> None:
        for email in emails:
            sign_up(
                session,
                email=email,
                full_name="Amina Cook",
                password="Saffron-1234",
                origin=HERE,
                settings=mailer.settings,
            )
        session.commit()

    return sign_ups


def recipients(post_office: PostOffice) -> list[str]:
    """The names of whom the post office took messages for, in order."""
    return [address.partition("@")[0] for envelope in post_office.envelopes for address in envelope.rcpt_tos]


def test_a_reset_goes_before_sign_ups_that_wait_longer(
    mailer: Mailer, post_office: PostOffice, make: Factory, sign_ups: Callable[..., None]
) -> None:
    member = make.member(email="member@example.org")
    sign_ups("one@example.org", "two@example.org")
    ask_for_reset(mailer.session, email=member.email, settings=mailer.settings)

    assert mailer.run() == 3

    assert recipients(post_office) == ["member", "one", "two"]


def test_a_reset_goes_before_more_sign_ups_than_one_run_sends(
    mailer: Mailer,
    post_office: PostOffice,
    make: Factory,
    sign_ups: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(deliver, "BATCH", 1)
    member = make.member(email="member@example.org")
    sign_ups("one@example.org", "two@example.org")
    ask_for_reset(mailer.session, email=member.email, settings=mailer.settings)

    assert mailer.run() == 1

    assert recipients(post_office) == ["member"]


def test_beyond_the_hours_budget_sign_ups_wait_and_resets_do_not(
    mailer: Mailer, post_office: PostOffice, make: Factory, sign_ups: Callable[..., None]
) -> None:
    member = make.member(email="member@example.org")
    sign_ups("one@example.org", "two@example.org", "three@example.org")
    assert mailer.run() == 2
    ask_for_reset(mailer.session, email=member.email, settings=mailer.settings)

    assert mailer.run() == 1

    assert recipients(post_office) == ["one", "two", "member"]
    assert [mail.attempts for mail in mailer.mails()] == [1, 1, 0, 1]


def test_an_hour_later_the_next_sign_ups_go(
    mailer: Mailer, post_office: PostOffice, sign_ups: Callable[..., None]
) -> None:
    sign_ups("one@example.org", "two@example.org", "three@example.org")
    mailer.run()
    assert mailer.run() == 0

    mailer.session.execute(text("UPDATE mails SET settled_at = settled_at - :hour"), {"hour": timedelta(hours=1)})

    assert mailer.run() == 1
    assert recipients(post_office) == ["one", "two", "three"]


def test_a_sign_up_that_waits_for_the_budget_is_given_up_after_two_days(
    mailer: Mailer, sign_ups: Callable[..., None]
) -> None:
    sign_ups("one@example.org", "two@example.org", "three@example.org")
    mailer.run()
    mailer.wait(seconds=47 * 3600)
    mailer.run()
    assert mailer.mails()[2].state == MailState.PENDING

    mailer.wait(seconds=3600)
    mailer.run()

    assert [(mail.state, mail.error) for mail in mailer.mails()[1:]] == [
        (MailState.SENT, None),
        (MailState.FAILED, "too many sign-ups"),
    ]
