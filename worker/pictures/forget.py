"""Deletes pictures that nothing refers to any more: a member who replaces a picture wants the former one gone.

A day passes first, so that an upload in progress is safe. A picture that several recipes or members have is one row,
and stays while one of them has it.
"""

import logging
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import islice

from sqlalchemy import delete, select
from sqlalchemy.orm import InstrumentedAttribute

from core.advisory_locks import LockSpace, process_lock
from core.db import Database, transaction
from core.images import MediaStorage
from core.images.media import PARTIAL_SUFFIX
from core.images.renditions import FORMATS, hash_in, media_path
from core.images.rows import try_to_claim
from core.models import Blog, Image, Recipe, User

log = logging.getLogger(__name__)

PICTURES_ARE_KEPT = timedelta(days=1)
BATCH = 500
REFERRING: tuple[InstrumentedAttribute[int | None], ...] = (
    User.picture_id,
    Recipe.preview_image_id,
    Recipe.banner_image_id,
    Blog.featured_image_id,
)
"""Every column that refers to a picture. A test compares it with the foreign keys of all tables."""

_WIDTHS_PX = sorted({width_px for shape in FORMATS.values() for width_px in shape.widths})


def forget_pictures(database: Database, media: MediaStorage) -> int:
    """Delete unused pictures with their files, then files without a row, which a failed upload leaves.

    Returns how many rows and files without a row that were: none while a backup runs, which may still have to copy
    them. A run that was ended is finished by the next one: files go before their row does.
    """
    with process_lock(database, LockSpace.PICTURES) as is_ours:
        if not is_ours:
            log.warning("unused pictures stay until the next night: a backup or another deletion is running")
            return 0
        return _forget(database, media)


def _forget(database: Database, media: MediaStorage) -> int:
    before = datetime.now(UTC) - PICTURES_ARE_KEPT
    total = 0
    while deleted := _delete_unused(database, media, before):
        total += deleted
    old = media.paths_written_before(before)
    while paths := list(islice(old, BATCH)):
        total += _delete_without_row(database, media, paths)
    return total


def _delete_unused(database: Database, media: MediaStorage, before: datetime) -> int:
    unused = (
        select(Image)
        .where(Image.created_at < before, *(~select(1).where(column == Image.id).exists() for column in REFERRING))
        .order_by(Image.id)
        .limit(BATCH)
        .with_for_update(skip_locked=True, of=Image)
    )
    with transaction(database) as session:
        hashes = {image.id: image.hash for image in session.scalars(unused)}
        session.execute(delete(Image).where(Image.id.in_(hashes)))
        # Before the commit: an upload of the same picture waits for the row, and then writes the files anew.
        _delete_files(
            media, (media_path(picture_hash, width) for picture_hash in hashes.values() for width in _WIDTHS_PX)
        )
    return len(hashes)


def _delete_without_row(database: Database, media: MediaStorage, paths: Sequence[str]) -> int:
    lost = [path for path in paths if path.endswith(PARTIAL_SUFFIX)]
    by_hash: dict[str, list[str]] = {}
    for path in paths:
        if found := hash_in(path):
            by_hash.setdefault(found, []).append(path)
    with transaction(database) as session:
        # Before the rows are read: one that an upload has not committed yet can't be seen.
        claimed = {picture_hash for picture_hash in by_hash if try_to_claim(session, picture_hash)}
        known = set(session.scalars(select(Image.hash).where(Image.hash.in_(claimed))))
        lost += [path for picture_hash in claimed - known for path in by_hash[picture_hash]]
        _delete_files(media, lost)
    return len(lost)


def _delete_files(media: MediaStorage, paths: Iterable[str]) -> None:
    for path in paths:
        media.delete(path)
