"""The job that ends accounts whose deletion is due."""

import logging
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy.orm import Session

from core.accounts.deletion import schedule_deletion
from core.db import make_database
from core.queue import Task
from core.settings import Settings
from tests.factories import PASSWORD, Factory
from worker.accounts import tasks


def test_the_job_runs_every_ten_minutes(settings: Settings) -> None:
    from worker.app import app  # reads the settings

    assert app.conf.beat_schedule[Task.REMOVE_DUE_ACCOUNTS]["schedule"] == timedelta(minutes=10)


def test_the_job_twice_removes_once(
    session: Session, make: Factory, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    member = make.member()
    make.committed()
    schedule_deletion(session, member, password=PASSWORD, settings=settings).expires_at = datetime.now(UTC)
    session.commit()

    with caplog.at_level(logging.INFO, tasks.__name__):
        tasks.remove_due_accounts()
        tasks.remove_due_accounts()

    session.refresh(member)
    assert member.email is None
    assert [record.getMessage() for record in caplog.records if record.name == tasks.__name__] == [
        "accounts removed: 1"
    ]


def test_a_database_that_is_away_is_logged_and_raises_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    away = make_database("postgresql+psycopg://sufra@127.0.0.1:1/sufra")
    monkeypatch.setattr(tasks, "get_database", lambda: away)

    with caplog.at_level(logging.ERROR, tasks.__name__):
        tasks.remove_due_accounts()

    assert [record.getMessage() for record in caplog.records if record.name == tasks.__name__] == [
        "accounts that are due stay: OperationalError"
    ]
