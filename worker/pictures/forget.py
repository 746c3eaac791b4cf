"""Deletes portraits that no user has any more: a member who changes their picture wants the former one gone.

A day passes first, so that an upload in progress is safe. Pictures of recipes and blogs stay.
"""

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import islice

from sqlalchemy import delete, select

from core.db import Database, transaction
from core.images import MediaStorage
from core.images.renditions import FORMATS, media_path
from core.models import Image, User

PORTRAITS_ARE_KEPT = timedelta(days=1)
BATCH = 500
WIDTHS_PX = FORMATS["avatar"].widths
PORTRAIT_FILE = re.compile(rf"[0-9a-f]{{2}}/([0-9a-f]{{32}})-({'|'.join(map(str, WIDTHS_PX))})\.webp")


def forget_portraits(database: Database, media: MediaStorage) -> int:
    """Delete unused portraits with their files, then files of portraits without a row, which a failed upload leaves.

    Returns how many rows and files without a row that were.
    """
    before = datetime.now(UTC) - PORTRAITS_ARE_KEPT
    total = 0
    while deleted := _delete_unused(database, media, before):
        total += deleted
    lost = (path for path in media.paths_written_before(before) if PORTRAIT_FILE.fullmatch(path))
    while paths := list(islice(lost, BATCH)):
        total += _delete_without_row(database, media, paths)
    return total


def _delete_unused(database: Database, media: MediaStorage, before: datetime) -> int:
    unused = (
        select(Image)
        .where(
            Image.kind == "avatar", Image.created_at < before, ~select(User).where(User.picture_id == Image.id).exists()
        )
        .order_by(Image.id)
        .limit(BATCH)
        .with_for_update(skip_locked=True, of=Image)
    )
    with transaction(database) as session:
        hashes = {image.id: image.hash for image in session.scalars(unused)}
        session.execute(delete(Image).where(Image.id.in_(hashes)))
        # Before the commit: an upload of the same picture waits for the row, and then writes the files anew.
        _delete_files(
            media, (media_path(picture_hash, width) for picture_hash in hashes.values() for width in WIDTHS_PX)
        )
    return len(hashes)


def _delete_without_row(database: Database, media: MediaStorage, paths: Sequence[str]) -> int:
    hashes = {path: found[1] for path in paths if (found := PORTRAIT_FILE.fullmatch(path))}
    with transaction(database) as session:
        known = set(session.scalars(select(Image.hash).where(Image.hash.in_(hashes.values()))))
    lost = [path for path, picture_hash in hashes.items() if picture_hash not in known]
    _delete_files(media, lost)
    return len(lost)


def _delete_files(media: MediaStorage, paths: Iterable[str]) -> None:
    for path in paths:
        media.delete(path)
