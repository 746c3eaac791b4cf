"""Deletes the files of imports: a week after their last step, or as soon as they are discarded."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import ColumnElement, and_, select

from core.db import Database, transaction
from core.imports.files import ImportFiles
from core.imports.jobs import move
from core.models import ImportJob, ImportState
from core.models.imports import SETTLED

FILES_ARE_KEPT = timedelta(days=7)
UPLOADS_MAY_TAKE = timedelta(days=1)
BATCH = 100
NOT_CONFIRMED = "It was not confirmed within a week."


def forget_files(database: Database, files: ImportFiles) -> int:
    """Delete old files, and folders without an import, which an upload that broke off leaves; return how many."""
    total = 0
    while deleted := _delete(database, files, _is_old()):
        total += deleted
    for key in list(files.keys_made_before((datetime.now(UTC) - UPLOADS_MAY_TAKE).timestamp())):
        with transaction(database) as session:
            if session.scalar(select(ImportJob.id).where(ImportJob.file_key == key)) is None:
                files.delete(key)
                total += 1
    return total


def forget_discarded(database: Database, files: ImportFiles) -> int:
    """Delete the files of imports that were discarded; return how many."""
    total = 0
    while deleted := _delete(database, files, ImportJob.state == ImportState.DISCARDED):
        total += deleted
    return total


def _is_old() -> ColumnElement[bool]:
    return and_(
        ImportJob.state.in_((ImportState.CHECKED, *SETTLED)),
        ImportJob.changed_at < datetime.now(UTC) - FILES_ARE_KEPT,
    )


def _delete(database: Database, files: ImportFiles, which: ColumnElement[bool]) -> int:
    found = (
        select(ImportJob)
        .where(ImportJob.file_deleted_at.is_(None), which)
        .order_by(ImportJob.id)
        .limit(BATCH)
        .with_for_update(skip_locked=True)
    )
    with transaction(database) as session:
        jobs = session.scalars(found).all()
        for job in jobs:
            if job.state == ImportState.CHECKED:
                move(job, ImportState.FAILED, NOT_CONFIRMED)
            files.delete(job.file_key)
            job.file_deleted_at = datetime.now(UTC)
    return len(jobs)
