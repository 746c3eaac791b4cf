"""Runs the check or the import of each uploaded file that waits, one at a time."""

import logging

from sqlalchemy import select

from core.advisory_locks import LockSpace, process_lock
from core.db import Database, make_session, transaction
from core.images import MediaStorage
from core.imports.files import ImportFiles
from core.imports.jobs import move
from core.models import ImportJob, ImportState
from importer import ImportOptions, Summary, import_files
from worker.imports.journal import JobJournal

log = logging.getLogger(__name__)

MAX_ATTEMPTS = 5
"""How often a job is begun without getting on. Processes may end because of something else."""
RUNS = 1
"""Second half of the lock's key: one import runs at a time; 0 is that of one batch."""
WAITING = (ImportState.UPLOADED, ImportState.CHECKING, ImportState.IMPORTING)
GIVEN_UP = f"It was begun {MAX_ATTEMPTS} times and not finished. See the log of the worker."
FILE_GONE = "The uploaded file is gone. Please upload it again."


def run_waiting(database: Database, files: ImportFiles, media: MediaStorage) -> int:
    """Check and import what waits, oldest first, and return how many jobs that were.

    Returns 0 at once while another process runs imports. A process that is ended leaves its job where its last batch
    was committed, and the next run goes on from there.
    """
    with process_lock(database, LockSpace.IMPORTS, RUNS) as is_alone:
        if not is_alone:
            return 0
        finished = 0
        while job := _begun(database, files):
            _run(job, database, files, media)
            finished += 1
        return finished


def _begun(database: Database, files: ImportFiles) -> ImportJob | None:
    """Return the next job, its attempt counted; jobs that can't be run are failed on the way."""
    while True:
        with transaction(database) as session:
            waiting = select(ImportJob).where(ImportJob.state.in_(WAITING)).order_by(ImportJob.id).limit(1)
            job = session.scalar(waiting.with_for_update())
            if job is None:
                return None
            if job.state == ImportState.UPLOADED:
                move(job, ImportState.CHECKING)
            if job.attempts >= MAX_ATTEMPTS:
                move(job, ImportState.FAILED, GIVEN_UP)
            elif not files.upload(job.file_key).is_file():
                move(job, ImportState.FAILED, FILE_GONE)
            else:
                job.attempts += 1
                return job


def _run(job: ImportJob, database: Database, files: ImportFiles, media: MediaStorage) -> None:
    is_check = job.state == ImportState.CHECKING
    options = ImportOptions(is_dry_run=is_check, publish=job.publish, allow_missing_steps=job.allow_missing_steps)
    summary = Summary()
    log.info("import %d: %s from record %d on", job.id, job.state, job.records_done)
    try:
        _read(job, options, summary, database, files, media)
    except OSError:
        # The disk is full or broken: this must not count as an attempt, of which an import has only a few.
        _forget_attempt(job.id, database)
        raise
    _finish(job.id, database, summary, is_check=is_check)


def _read(
    job: ImportJob,
    options: ImportOptions,
    summary: Summary,
    database: Database,
    files: ImportFiles,
    media: MediaStorage,
) -> None:
    import_files(
        [files.upload(job.file_key)],
        options,
        engine=database,
        summary=summary,
        media=None if options.is_dry_run else media,
        journal=JobJournal(job, files.results(job.file_key)),
        shown_name=job.file_name,
    )


def _forget_attempt(job_id: int, database: Database) -> None:
    with transaction(database) as session:
        job = session.get_one(ImportJob, job_id, with_for_update=True)
        job.attempts = max(job.attempts - 1, 0)


def _finish(job_id: int, database: Database, summary: Summary, *, is_check: bool) -> None:
    problem = " ".join(dict.fromkeys(reason for _, reason in summary.file_problems))
    with make_session(database) as session, session.begin():
        job = session.get_one(ImportJob, job_id, with_for_update=True)
        if is_check:
            job.records_total = job.records_done
        is_empty = job.records_done == job.refusals.get("unreadable", 0)
        if is_check and is_empty:
            move(job, ImportState.FAILED, problem or "There is no recipe in this file.")
        else:
            move(job, ImportState.CHECKED if is_check else ImportState.DONE, problem)
        log.info("import %d: %s, %d records", job.id, job.state, job.records_done)
