"""Portraits that no user has any more go, and nothing else does."""

import logging
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from celery.schedules import crontab
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.db import Database, make_database
from core.images import LocalMediaStorage, StoredPicture
from core.images.renditions import media_path
from core.images.rows import save_image
from core.models import Image
from core.queue import Task
from core.settings import Settings
from tests.factories import Factory
from worker.pictures import forget, tasks
from worker.pictures.forget import forget_portraits

LONG_AGO = datetime.now(UTC) - timedelta(hours=25)
TODAY = datetime.now(UTC) - timedelta(hours=23)


@pytest.fixture
def media(tmp_path: Path) -> LocalMediaStorage:
    return LocalMediaStorage(tmp_path)


def write(media: LocalMediaStorage, path: str, *, written_at: datetime = LONG_AGO) -> None:
    """Store a file that was written at this time."""
    media.write(path, b"a picture")
    os.utime(media.directory / path, (written_at.timestamp(), written_at.timestamp()))


def portrait(make: Factory, media: LocalMediaStorage, **given: object) -> Image:
    """A stored portrait of long ago, with its files."""
    image = make.image(**{"kind": "avatar", "created_at": LONG_AGO, **given})
    for width_px in (96, 256):
        write(media, media_path(image.hash, width_px))
    return image


def files(media: LocalMediaStorage) -> set[str]:
    """The path of every file."""
    return set(media.paths_written_before(datetime.now(UTC) + timedelta(days=1)))


def stored(session: Session) -> list[int]:
    """The id of every picture that has a row."""
    session.rollback()
    return list(session.scalars(select(Image.id).order_by(Image.id)))


def test_a_portrait_that_nobody_has_is_deleted_with_its_files(
    make: Factory, session: Session, database: Database, media: LocalMediaStorage
) -> None:
    portrait(make, media)
    make.committed()

    assert forget_portraits(database, media) == 1

    assert stored(session) == []
    assert files(media) == set()


def test_what_is_in_use_or_new_or_no_portrait_stays(
    make: Factory, session: Session, database: Database, media: LocalMediaStorage
) -> None:
    used, new = portrait(make, media), portrait(make, media, created_at=TODAY)
    of_recipe = portrait(make, media, kind="4:3")
    make.member(picture=used)
    make.committed()
    before = files(media)

    assert forget_portraits(database, media) == 0

    assert stored(session) == [used.id, new.id, of_recipe.id]
    assert files(media) == before


def test_a_portrait_that_is_stored_again_is_new_again(
    make: Factory, session: Session, database: Database, media: LocalMediaStorage
) -> None:
    image = portrait(make, media)
    make.committed()
    again = StoredPicture(image.hash, image.width_px, image.height_px, image.blurhash, (96, 256))

    assert save_image(session, again, "avatar") == image.id
    assert forget_portraits(database, media) == 0  # while the upload's transaction is open
    session.commit()

    assert forget_portraits(database, media) == 0
    assert stored(session) == [image.id]


def test_files_of_a_portrait_without_a_row_are_deleted_after_a_day(
    database: Database, media: LocalMediaStorage
) -> None:
    write(media, media_path("a" * 32, 96))
    kept = {media_path("b" * 32, 256): TODAY, media_path("c" * 32, 800): LONG_AGO, "ab/notes.txt": LONG_AGO}
    for path, written_at in kept.items():
        write(media, path, written_at=written_at)

    assert forget_portraits(database, media) == 1

    assert files(media) == set(kept)


def test_more_than_one_batch_is_deleted(
    make: Factory, session: Session, database: Database, media: LocalMediaStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forget, "BATCH", 2)
    for number in range(5):
        portrait(make, media)
        write(media, media_path(f"{number}" * 32, 96))
    make.committed()

    assert forget_portraits(database, media) == 10
    assert stored(session) == []
    assert files(media) == set()


def test_the_job_runs_every_night(settings: Settings) -> None:
    from worker.app import app  # reads the settings

    assert app.conf.beat_schedule[Task.DELETE_UNUSED_PORTRAITS]["schedule"] == crontab(hour=4, minute=45)


def test_a_database_that_is_away_is_logged_and_raises_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    away = make_database("postgresql+psycopg://sufra@127.0.0.1:1/sufra")
    monkeypatch.setattr(tasks, "get_database", lambda: away)

    with caplog.at_level(logging.ERROR, tasks.__name__):
        tasks.delete_unused_portraits()

    assert [record.getMessage() for record in caplog.records if record.name == tasks.__name__] == [
        "unused portraits stay: OperationalError"
    ]
