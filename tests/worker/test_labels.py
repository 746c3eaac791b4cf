"""The jobs that keep labels in step with the lexicons."""

import logging

import pytest
from sqlalchemy import select, text
from sqlalchemy.orm import Session

from core.advisory_locks import LockSpace, process_lock
from core.db import Database
from core.labels import labels_version
from core.models import RecipeLabels
from core.queue import Task
from core.recipes import label_refresh
from core.recipes.labelling import label
from core.settings import Settings
from tests.factories import Factory
from worker.labels import tasks as labelling
from worker.labels.tasks import label_missing, refresh_all_labels


def versions(session: Session) -> list[str]:
    """The versions of the stored labels, by recipe."""
    session.rollback()
    return list(session.scalars(select(RecipeLabels.version).order_by(RecipeLabels.recipe_id)))


@pytest.fixture
def old_and_missing(make: Factory, session: Session, database: Database) -> None:
    """A recipe with labels of another lexicon, and one without."""
    label(session, make.recipe())
    make.recipe(ingredients=("bacon",))
    session.execute(text("UPDATE recipe_labels SET version = 'old', labels = labels || '{\"version\": \"old\"}'"))
    make.committed()


@pytest.mark.usefixtures("old_and_missing")
def test_missing_labels_are_made_and_old_ones_stay(session: Session) -> None:
    label_missing()

    assert versions(session) == ["old", labels_version()]


@pytest.fixture
def asked_for(monkeypatch: pytest.MonkeyPatch) -> list[Task]:
    """The tasks that a job asks for itself; nothing is sent."""
    tasks: list[Task] = []

    class Recorder:
        publish = staticmethod(tasks.append)

    monkeypatch.setattr(labelling, "get_publisher", Recorder)
    return tasks


def test_what_is_missing_after_a_minute_is_left_to_another_run(
    make: Factory, session: Session, monkeypatch: pytest.MonkeyPatch, asked_for: list[Task]
) -> None:
    make.recipe()
    make.recipe()
    make.committed()
    monkeypatch.setattr(label_refresh, "BATCH", 1)
    monkeypatch.setattr(labelling, "RUN_SECONDS", 0)

    label_missing()

    assert len(versions(session)) == 1
    assert asked_for == [Task.LABEL_MISSING]


@pytest.mark.usefixtures("old_and_missing")
def test_no_other_run_follows_when_nothing_is_missing(asked_for: list[Task]) -> None:
    label_missing()

    assert asked_for == []


@pytest.mark.usefixtures("old_and_missing")
def test_one_process_at_a_time_labels_what_is_missing(session: Session, database: Database) -> None:
    with process_lock(database, LockSpace.LABELS):
        label_missing()

    assert versions(session) == ["old"]


@pytest.mark.usefixtures("old_and_missing")
def test_at_night_old_labels_are_made_anew(session: Session, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, logger="worker.labels.tasks"):
        refresh_all_labels()

    assert versions(session) == [labels_version(), labels_version()]
    assert "2 recipes labelled: 1 new, 0 changed" in caplog.text
    assert "1 published recipes are haram" in caplog.text


@pytest.mark.parametrize("task", [Task.LABEL_MISSING, Task.REFRESH_LABELS])
def test_both_jobs_are_scheduled(task: Task, settings: Settings) -> None:
    from worker.app import FUNCTIONS, make_app  # reads the settings when it is imported

    assert task in FUNCTIONS
    assert task.value in make_app().conf.beat_schedule
