"""Pictures that nothing refers to any more go, and nothing else does."""

import logging
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from celery.schedules import crontab
from PIL import Image as Drawing
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.advisory_locks import LockSpace
from core.db import Database, make_database
from core.images import LocalMediaStorage, StoredPicture
from core.images.renditions import FORMATS, Ratio, media_path
from core.images.rows import save_image
from core.images.store import encode_picture
from core.models import Base, Blog, Image
from core.queue import Task
from core.settings import Settings
from core.shared_lock import shared_lock
from tests.core.images.sample_pictures import GREEN, encode
from tests.factories import Factory
from worker.pictures import forget, tasks
from worker.pictures.forget import REFERRING, forget_pictures

LONG_AGO = datetime.now(UTC) - timedelta(hours=25)
TODAY = datetime.now(UTC) - timedelta(hours=23)
RATIOS: tuple[Ratio, ...] = ("4:3", "20:9", "avatar")


class Killed(BaseException):
    """The process has ended here."""


class KilledMedia(LocalMediaStorage):
    """Ends the process instead of deleting a second file."""

    def delete(self, path: str) -> None:
        if not self.has(path):
            return
        if len(files(self)) < FILES:
            raise Killed
        super().delete(path)


FILES = len(FORMATS["4:3"].widths)


@pytest.fixture
def media(tmp_path: Path) -> LocalMediaStorage:
    return LocalMediaStorage(tmp_path)


def write(media: LocalMediaStorage, path: str, *, written_at: datetime = LONG_AGO) -> None:
    """Store a file that was written at this time."""
    media.write(path, b"a picture")
    os.utime(media.directory / path, (written_at.timestamp(), written_at.timestamp()))


def picture(make: Factory, media: LocalMediaStorage, kind: Ratio = "4:3", **given: object) -> Image:
    """A stored picture of long ago, with its files."""
    image = make.image(**{"kind": kind, "created_at": LONG_AGO, **given})
    for width_px in FORMATS[kind].widths:
        write(media, media_path(image.hash, width_px))
    return image


def files(media: LocalMediaStorage) -> set[str]:
    """The path of every file."""
    return set(media.paths_written_before(datetime.now(UTC) + timedelta(days=1)))


def stored(session: Session) -> list[int]:
    """The id of every picture that has a row."""
    session.rollback()
    return list(session.scalars(select(Image.id).order_by(Image.id)))


@pytest.mark.parametrize("kind", RATIOS)
def test_a_picture_that_nothing_refers_to_is_deleted_with_its_files(
    make: Factory, session: Session, database: Database, media: LocalMediaStorage, kind: Ratio
) -> None:
    picture(make, media, kind)
    make.committed()

    assert forget_pictures(database, media) == 1

    assert stored(session) == []
    assert files(media) == set()


def test_every_column_that_refers_to_a_picture_is_listed() -> None:
    referring = {
        column
        for table in Base.metadata.sorted_tables
        for column in table.columns
        if any(key.column.table is Image.__table__ for key in column.foreign_keys)
    }

    assert referring == {column.property.columns[0] for column in REFERRING}


def test_what_is_in_use_or_new_stays(
    make: Factory, session: Session, database: Database, media: LocalMediaStorage
) -> None:
    portrait, preview, banner = picture(make, media, "avatar"), picture(make, media), picture(make, media, "20:9")
    featured = make.image(kind="16:9", created_at=LONG_AGO)
    new = picture(make, media, created_at=TODAY)
    author = make.member(picture=portrait)
    make.recipe(preview_image=preview, banner_image=banner)
    session.add(Blog(slug="a", title="A", excerpt="A", content="<p>A</p>", author=author, featured_image=featured))
    make.committed()
    before = files(media)

    assert forget_pictures(database, media) == 0

    assert stored(session) == [portrait.id, preview.id, banner.id, featured.id, new.id]
    assert files(media) == before


def test_a_picture_of_two_recipes_stays_until_both_have_another(
    make: Factory, session: Session, database: Database, media: LocalMediaStorage
) -> None:
    shared = picture(make, media)
    first, second = make.recipe(preview_image=shared), make.recipe(preview_image=shared)
    first.preview_image = None
    make.committed()

    assert forget_pictures(database, media) == 0
    assert len(files(media)) == FILES

    second.preview_image = None
    make.committed()

    assert forget_pictures(database, media) == 1
    assert files(media) == set()


def test_a_picture_that_is_stored_again_is_new_again(
    make: Factory, session: Session, database: Database, media: LocalMediaStorage
) -> None:
    image = picture(make, media, "avatar")
    make.committed()
    again = StoredPicture(image.hash, image.width_px, image.height_px, image.blurhash, (96, 256))

    assert save_image(session, again, "avatar") == image.id
    assert forget_pictures(database, media) == 0  # while the upload's transaction is open
    session.commit()

    assert forget_pictures(database, media) == 0
    assert stored(session) == [image.id]


def test_a_run_that_is_killed_between_the_files_is_finished_by_the_next(
    make: Factory, session: Session, database: Database, media: LocalMediaStorage
) -> None:
    picture(make, media)
    make.committed()

    with pytest.raises(Killed):
        forget_pictures(database, KilledMedia(media.directory))
    assert len(files(media)) == FILES - 1
    assert len(stored(session)) == 1

    assert forget_pictures(database, media) == 1
    assert stored(session) == []
    assert files(media) == set()


def test_a_picture_uploaded_again_after_a_killed_run_has_all_its_files(
    make: Factory, session: Session, database: Database, media: LocalMediaStorage
) -> None:
    encoded = encode_picture(encode(Drawing.new("RGB", (400, 300), GREEN)), ratio="4:3")
    picture(make, media, hash=encoded.stored.hash)
    make.committed()
    with pytest.raises(Killed):
        forget_pictures(database, KilledMedia(media.directory))

    recipe = make.recipe()
    recipe.preview_image_id = save_image(session, encoded.stored, "4:3")
    encoded.write_to(media)
    make.committed()

    assert forget_pictures(database, media) == 0
    assert files(media) == set(encoded.files)


def test_files_without_a_row_are_deleted_after_a_day(database: Database, media: LocalMediaStorage) -> None:
    for path in (media_path("a" * 32, 96), media_path("c" * 32, 800), media_path("c" * 32, 999), "ab/.half.part"):
        write(media, path)
    kept = {media_path("b" * 32, 256): TODAY, "ab/.writing.part": TODAY, "ab/notes.txt": LONG_AGO}
    for path, written_at in kept.items():
        write(media, path, written_at=written_at)

    assert forget_pictures(database, media) == 4

    assert files(media) == set(kept)


def test_old_files_of_an_upload_whose_row_is_not_committed_yet_stay(
    session: Session, database: Database, media: LocalMediaStorage
) -> None:
    path = media_path("d" * 32, 96)
    write(media, path)
    save_image(session, StoredPicture("d" * 32, 96, 96, "L00000fQfQfQfQfQfQfQfQfQfQfQ", (96, 256)), "avatar")

    assert forget_pictures(database, media) == 0

    assert files(media) == {path}


def test_nothing_is_deleted_while_a_backup_copies_pictures(
    make: Factory, session: Session, database: Database, media: LocalMediaStorage
) -> None:
    image = picture(make, media)
    make.committed()

    with shared_lock(database, LockSpace.PICTURES):
        assert forget_pictures(database, media) == 0
    assert len(files(media)) == FILES
    assert stored(session) == [image.id]

    assert forget_pictures(database, media) == 1


def test_more_than_one_batch_is_deleted(
    make: Factory, session: Session, database: Database, media: LocalMediaStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forget, "BATCH", 2)
    for number in range(5):
        picture(make, media)
        write(media, media_path(f"{number}" * 32, 96))
    make.committed()

    assert forget_pictures(database, media) == 10
    assert stored(session) == []
    assert files(media) == set()


def test_the_job_runs_every_night(settings: Settings) -> None:
    from worker.app import app  # reads the settings

    assert app.conf.beat_schedule[Task.DELETE_UNUSED_PICTURES]["schedule"] == crontab(hour=4, minute=45)


def test_a_database_that_is_away_is_logged_and_raises_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    away = make_database("postgresql+psycopg://sufra@127.0.0.1:1/sufra")
    monkeypatch.setattr(tasks, "get_database", lambda: away)

    with caplog.at_level(logging.ERROR, tasks.__name__):
        tasks.delete_unused_pictures()

    assert [record.getMessage() for record in caplog.records if record.name == tasks.__name__] == [
        "unused pictures stay: OperationalError"
    ]
