"""Writes a backup while the site runs."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Row, text

from core.advisory_locks import LockSpace
from core.backup.database import copy_out
from core.backup.folder import MANIFEST, MEDIA, SETTINGS, Manifest, digest_of, write_manifest, write_sums
from core.db import Database
from core.env_file import as_lines
from core.images import MediaStorage
from core.images.renditions import FORMATS, media_path
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
    on_table: OnDone = lambda _: None,
    on_picture: OnDone = lambda _: None,
) -> Manifest:
    """Write database, pictures and settings of one moment into `folder`; return what it holds.

    The database is read in one snapshot; pictures are immutable and none is deleted meanwhile, so those that the
    snapshot names are those of that moment. Reads and writes of the site go on. The folder has its `SHA256SUMS` only
    when all is written. Raises FolderInUse, and OSError when the disk is full or may not be written to.
    """
    if folder.exists() and any(folder.iterdir()):
        raise FolderInUse(f"{folder} is not empty")
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)
    with shared_lock(database, LockSpace.PICTURES):
        return _write_all(database, media, settings, folder, on_table=on_table, on_picture=on_picture)


def _write_all(
    database: Database,
    media: MediaStorage,
    settings: Mapping[str, str],
    folder: Path,
    *,
    on_table: OnDone,
    on_picture: OnDone,
) -> Manifest:
    with database.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
        connection.execute(text("SET TRANSACTION READ ONLY"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        made_at = connection.scalars(text("SELECT now()")).one()
        migration, tables, sequences = copy_out(connection, folder, on_table=on_table)
        pictures = connection.execute(text("SELECT hash, kind FROM images ORDER BY hash")).all()
    stored = missing = 0
    for path in _media_paths(pictures):
        content = media.read(path)
        if content is None:
            missing += 1
        else:
            _write(folder / MEDIA / path, content)
            stored += 1
        on_picture(1)
    _write(folder / SETTINGS, as_lines(settings).encode())
    (folder / SETTINGS).chmod(0o600)
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    manifest = Manifest(
        made_at=_instant(made_at),
        migration=migration,
        tables=tables,
        sequences=sequences,
        pictures=stored,
        missing_pictures=missing,
        files=len(files) + 1,
    )
    write_manifest(folder, manifest)
    paths = [*files, folder / MANIFEST]
    write_sums(folder, {path.relative_to(folder).as_posix(): digest_of(path) for path in paths})
    return manifest


def count_media(database: Database) -> int:
    """Return how many files the pictures of the site have."""
    with database.connect() as connection:
        kinds = connection.scalars(text("SELECT kind FROM images")).all()
    return sum(len(FORMATS[kind].widths) for kind in kinds)


def _media_paths(pictures: Iterable[Row[Any]]) -> Iterator[str]:
    for picture in pictures:
        for width_px in FORMATS[picture.kind].widths:
            yield media_path(picture.hash, width_px)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _instant(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")
