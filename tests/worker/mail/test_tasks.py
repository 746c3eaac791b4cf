"""What Celery runs, and what is forgotten in time."""

from datetime import UTC, datetime, timedelta

import pytest
from celery.schedules import crontab
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.accounts import members, password_changes
from core.accounts.deletion import schedule_deletion
from core.contact import receive_message
from core.db import make_database
from core.mail.enqueue import enqueue_password_changed
from core.models import AccountDeletion, ContactMessage, Mail, PasswordReset, SignUp
from core.queue import Task
from core.settings import Settings
from tests.factories import HERE, PASSWORD, Factory
from tests.worker.mail.conftest import Mailer
from worker.mail import tasks
from worker.mail.forget import forget

LONG_AGO = datetime.now(UTC) - timedelta(days=8)


def link(session: Session, settings: Settings, kind: type[SignUp] | type[PasswordReset], email: str) -> None:
    """Make a sign-up or a reset, which queues a mail."""
    if kind is PasswordReset:
        password_changes.ask_for_reset(session, email=email, settings=settings)
    else:
        members.sign_up(
            session, email=email, full_name="Amina Cook", password="Saffron-1234", origin=HERE, settings=settings
        )
    session.commit()


def expire(session: Session, kind: type[SignUp] | type[PasswordReset], days: int) -> None:
    """Let every link have expired so many days ago."""
    for row in session.scalars(select(kind)):
        row.expires_at = datetime.now(UTC) - timedelta(days=days)
    session.commit()


def test_beat_sends_every_five_seconds_and_forgets_every_night(settings: Settings) -> None:
    from worker.app import app  # reads the settings

    entries = app.conf.beat_schedule

    assert entries[Task.SEND_MAILS]["schedule"] == timedelta(seconds=5)
    assert entries[Task.DELETE_OLD_MAILS]["schedule"] == crontab(hour=4, minute=5)
    assert set(Task) <= app.tasks.keys()


def test_a_database_that_is_away_is_logged_and_raises_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    away = make_database("postgresql+psycopg://sufra@127.0.0.1:1/sufra")
    monkeypatch.setattr(tasks, "get_database", lambda: away)

    tasks.send_mails()
    tasks.delete_old_mails()

    assert [record.getMessage() for record in caplog.records if record.name == tasks.__name__] == [
        "mails stay where they are: OperationalError",
        "old links and mails stay: OperationalError",
    ]


@pytest.mark.parametrize("kind", [SignUp, PasswordReset])
def test_links_that_expired_a_week_ago_are_forgotten_with_their_mails(
    session: Session, settings: Settings, mailer: Mailer, kind: type[SignUp] | type[PasswordReset]
) -> None:
    link(session, settings, kind, "amina@example.org")
    mailer.run()
    expire(session, kind, days=6)
    forget(mailer.database)
    assert len(session.scalars(select(kind)).all()) == 1

    expire(session, kind, days=8)
    forget(mailer.database)

    assert session.scalars(select(kind)).all() == []
    assert mailer.mails() == []


@pytest.mark.parametrize("kind", [SignUp, PasswordReset])
def test_a_link_whose_mail_has_yet_to_leave_is_kept(
    session: Session, settings: Settings, mailer: Mailer, kind: type[SignUp] | type[PasswordReset]
) -> None:
    link(session, settings, kind, "amina@example.org")
    expire(session, kind, days=8)

    assert forget(mailer.database) == 0


def test_mails_that_were_settled_a_month_ago_are_forgotten_and_waiting_ones_are_not(
    session: Session, mailer: Mailer, make: Factory
) -> None:
    user = make.user()
    for settled_at in (datetime.now(UTC) - timedelta(days=31), datetime.now(UTC) - timedelta(days=29), None):
        state = "sent" if settled_at else "pending"
        created_at = datetime.now(UTC) - timedelta(days=40)
        mail = Mail(kind="password_changed", user_id=user.id, state=state, settled_at=settled_at, created_at=created_at)
        session.add(mail)
    session.commit()

    assert forget(mailer.database) == 1
    assert [mail.state for mail in mailer.mails()] == ["sent", "pending"]


def test_a_message_is_forgotten_with_its_mail_after_a_year(session: Session, mailer: Mailer) -> None:
    for days in (364, 366):
        message = receive_message(
            session, name="Amina Rahman", email="amina@example.org", subject="Salam", message="A question."
        )
        message.created_at = datetime.now(UTC) - timedelta(days=days)
    session.commit()
    assert forget(mailer.database) == 0  # their mails have yet to leave
    mailer.run()

    assert forget(mailer.database) == 1
    assert len(session.scalars(select(ContactMessage)).all()) == 1
    assert len(mailer.mails()) == 1


def test_more_than_one_batch_is_forgotten(
    session: Session, mailer: Mailer, make: Factory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("worker.mail.forget.BATCH", 2)
    user = make.user()
    for _ in range(5):
        enqueue_password_changed(session, user)
    session.commit()
    mailer.run()
    for mail in mailer.mails():
        mail.settled_at = LONG_AGO - timedelta(days=30)
    session.commit()

    assert forget(mailer.database) == 5
    assert mailer.mails() == []


def test_a_deletion_that_was_taken_back_is_forgotten_with_its_mail_and_a_due_one_is_not(
    session: Session, settings: Settings, mailer: Mailer, make: Factory
) -> None:
    for used_at in (LONG_AGO, None):
        member = make.member()
        deletion = schedule_deletion(session, member, password=PASSWORD, settings=settings)
        deletion.expires_at, deletion.used_at = LONG_AGO, used_at
    session.commit()

    assert forget(mailer.database) == 1

    assert session.scalars(select(AccountDeletion.used_at)).all() == [None]
    assert len(mailer.mails()) == 1
