"""Writes a backup while the site runs."""

import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

from sqlalchemy import text

from core.advisory_locks import LockSpace
from core.backup.at_once import at_once
from core.backup.database import copy_out, read_values
from core.backup.folder import MEDIA, SETTINGS, UNFINISHED, BackupWriter, Manifest, Table, backup_writer
from core.db import Database
from core.env_file import as_lines
from core.images import MediaStorage
from core.images.renditions import FORMATS, Ratio, media_path
from core.models import Image
from core.shared_lock import shared_lock

OnDone = Callable[[int], None]


class FolderInUse(Exception):
    """The folder for the backup is there already, and not empty."""


def back_up_site(
    database: Database,
    media: MediaStorage,
    settings: Mapping[str, str],
    folder: Path,
    *,
    on_rows: OnDone = lambda _: None,
    on_picture: OnDone = lambda _: None,
) -> Manifest:
    """Write database, pictures and settings of one moment into `folder`; return what it holds.

    The database is read in one snapshot; pictures are immutable and none is deleted meanwhile, so those that the
    snapshot names are those of that moment. Reads and writes of the site go on. The folder has its `SHA256SUMS` only
    when all is written; if that fails, or the process is interrupted, the folder is empty again. Raises FolderInUse,
    and OSError when the disk is full or may not be written to.
    """
    if (folder / UNFINISHED).exists():
        raise FolderInUse(f"{folder} holds a backup that was never finished: remove it, or choose a new folder")
    if folder.exists() and any(folder.iterdir()):
        raise FolderInUse(f"{folder} is not empty: choose a new folder")
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    try:
        with shared_lock(database, LockSpace.PICTURES), backup_writer(folder) as writer:
            return _write_all(database, media, settings, writer, on_rows=on_rows, on_picture=on_picture)
    except BaseException:
        # They would keep a full disk full, and the next backup out of the folder.
        _remove_files(folder)
        raise


def _write_all(
    database: Database,
    media: MediaStorage,
    settings: Mapping[str, str],
    writer: BackupWriter,
    *,
    on_rows: OnDone,
    on_picture: OnDone,
) -> Manifest:
    with database.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
        connection.execute(text("SET TRANSACTION READ ONLY"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        made_at = connection.scalars(text("SELECT now()")).one()
        migration, tables, sequences = copy_out(connection, writer, on_rows=on_rows)
    stored = missing = 0
    for path, content in at_once(lambda path: (path, media.read(path)), _media_paths(writer.folder, tables)):
        if content is None:
            missing += 1
        else:
            writer.write(f"{MEDIA}/{path}", content)
            stored += 1
        on_picture(1)
    manifest = Manifest(
        made_at=_instant(made_at),
        migration=migration,
        tables=tables,
        sequences=sequences,
        pictures=stored,
        missing_pictures=missing,
        files=writer.files + 2,  # with the manifest and the settings
    )
    writer.write_manifest(manifest)
    writer.write(SETTINGS, as_lines(settings).encode())
    (writer.folder / SETTINGS).chmod(0o600)
    return manifest


def count_media(database: Database) -> int:
    """Return how many files the pictures of the site have."""
    with database.connect() as connection:
        kinds = connection.execute(text("SELECT kind, count(*) FROM images GROUP BY kind")).all()
    return sum(count * len(FORMATS[kind].widths) for kind, count in kinds)


def _remove_files(folder: Path) -> None:
    for each in folder.iterdir():
        if each.is_dir():
            shutil.rmtree(each, ignore_errors=True)
        else:
            each.unlink(missing_ok=True)


def _media_paths(folder: Path, tables: Iterable[Table]) -> Iterator[str]:
    # From the rows that were just written: one by one, and without a transaction that stays open for hours.
    images = next(table for table in tables if table.name == Image.__tablename__)
    for picture_hash, kind in read_values(folder, images, ("hash", "kind")):
        for width_px in FORMATS[cast("Ratio", kind)].widths:
            yield media_path(picture_hash, width_px)


def _instant(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")
