"""A backup holds the pictures of its moment, whatever the site does meanwhile."""

import errno
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from core.backup import FolderInUse, back_up_site, count_rows, open_backup
from core.db import Database
from core.images import LocalMediaStorage
from core.images.renditions import FORMATS, media_path
from core.settings import Settings
from tests.factories import Factory
from worker.pictures.forget import forget_pictures

LONG_AGO = datetime.now(UTC) - timedelta(hours=25)
WIDTHS_PX = FORMATS["4:3"].widths


class MediaAtNight(LocalMediaStorage):
    """Pictures of a site that deletes unused ones just before each is read."""

    def __init__(self, directory: Path, database: Database) -> None:
        super().__init__(directory)
        self.database = database

    def read(self, path: str) -> bytes | None:
        forget_pictures(self.database, self)
        return super().read(path)


def test_a_picture_that_is_unused_since_the_snapshot_is_backed_up(
    make: Factory, database: Database, settings: Settings, tmp_path: Path
) -> None:
    media = MediaAtNight(tmp_path / "media", database)
    image = make.image(created_at=LONG_AGO)
    make.committed()
    for width_px in WIDTHS_PX:
        media.write(media_path(image.hash, width_px), b"a picture")

    done = back_up_site(database, media, settings.portable(), tmp_path / "backup")

    assert (done.pictures, done.missing_pictures) == (len(WIDTHS_PX), 0)


def test_progress_is_told_while_rows_are_copied(
    make: Factory, database: Database, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.backup.database.ROWS_BETWEEN_REPORTS", 2)
    for _ in range(5):
        make.image()
    make.committed()
    told: list[int] = []

    back_up_site(database, LocalMediaStorage(tmp_path), settings.portable(), tmp_path / "backup", on_rows=told.append)

    assert told.count(2) == 2
    assert sum(told) == count_rows(database)


class FullDisk(LocalMediaStorage):
    """Pictures for which there is no room in the backup."""

    def read(self, path: str) -> bytes | None:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_backup_that_fails_leaves_an_empty_folder(
    make: Factory, database: Database, settings: Settings, tmp_path: Path
) -> None:
    make.image()
    make.committed()

    with pytest.raises(OSError, match="No space left"):
        back_up_site(database, FullDisk(tmp_path / "media"), settings.portable(), tmp_path / "backup")
    assert list((tmp_path / "backup").iterdir()) == []

    back_up_site(database, LocalMediaStorage(tmp_path / "media"), settings.portable(), tmp_path / "backup")
    open_backup(tmp_path / "backup")


def test_a_folder_of_a_killed_backup_says_so(database: Database, settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "SHA256SUMS.part").touch()

    with pytest.raises(FolderInUse, match="holds a backup that was never finished: remove it"):
        back_up_site(database, LocalMediaStorage(tmp_path / "media"), settings.portable(), tmp_path)
