"""Deletes the files of imports a week after their last step."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import select

from core.db import Database, transaction
from core.imports.files import ImportFiles
from core.imports.jobs import move
from core.models import ImportJob, ImportState

FILES_ARE_KEPT = timedelta(days=7)
UPLOADS_MAY_TAKE = timedelta(days=1)
BATCH = 100
NOT_CONFIRMED = "It was not confirmed within a week."


def forget_files(database: Database, files: ImportFiles) -> int:
    """Delete old files, and folders without an import, which an upload that broke off leaves; return how many."""
    total = 0
    while deleted := _delete_old(database, files):
        total += deleted
    for key in list(files.keys_made_before((datetime.now(UTC) - UPLOADS_MAY_TAKE).timestamp())):
        with transaction(database) as session:
            if session.scalar(select(ImportJob.id).where(ImportJob.file_key == key)) is None:
                files.delete(key)
                total += 1
    return total


def _delete_old(database: Database, files: ImportFiles) -> int:
    settled = (ImportState.CHECKED, ImportState.DONE, ImportState.FAILED)
    old = (
        select(ImportJob)
        .where(
            ImportJob.file_deleted_at.is_(None),
            ImportJob.state.in_(settled),
            ImportJob.changed_at < datetime.now(UTC) - FILES_ARE_KEPT,
        )
        .order_by(ImportJob.id)
        .limit(BATCH)
        .with_for_update(skip_locked=True)
    )
    with transaction(database) as session:
        jobs = session.scalars(old).all()
        for job in jobs:
            if job.state == ImportState.CHECKED:
                move(job, ImportState.FAILED, NOT_CONFIRMED)
            files.delete(job.file_key)
            job.file_deleted_at = datetime.now(UTC)
    return len(jobs)
