"""Runs what staff asked for: rebuilds, reconciliations, settings, checks; one after the other, in one process."""

import logging
from collections.abc import Callable, Mapping

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from core.advisory_locks import HeldLock, LockLost
from core.db import Database, transaction
from core.models import SearchJob, SearchJobKind
from core.search import jobs
from core.search.config import SearchConfigBroken
from core.search.index import SearchIndex, engine_uid
from core.search.indexes import search_indexes
from core.search.invalidation import changing
from core.settings import Settings
from indexer.checks import check_index
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.locks import index_lock, jobs_lock
from indexer.public_ids import count_public_ids
from indexer.rebuild import EngineMoved, RebuildRefused, rebuild
from indexer.reconcile import reconcile
from indexer.search_engine import ENGINE_ERRORS
from indexer.settings_sync import sync_settings
from indexer.wanted_settings import wanted_settings

log = logging.getLogger(__name__)

MAX_ATTEMPTS = 3
"""How often a job is begun after a process that did not finish it."""
GIVEN_UP = f"It was begun {MAX_ATTEMPTS} times and not finished. See the log of the worker."

OnBatch = Callable[[int], None]
Work = Callable[[IndexerContext, SearchIndex, Settings, OnBatch], str]
"""Does a job and returns a sentence that says what was done."""


def run_jobs(database: Database, make_context: Callable[[], IndexerContext], settings: Settings) -> int:
    """Run every job that waits; return how many times one was begun. Returns 0 at once while another process runs them.

    A job whose process died is run again from the beginning: each may be repeated at any point. One that was begun
    three times without an end has failed. Each job has a context of its own, since searches may move to another engine
    between two of them. Raises LockLost when another process may run jobs meanwhile.
    """
    count = 0
    with jobs_lock(database) as lock:
        while lock is not None and (job := _begin(lock)):
            _run(make_context(), settings, job, lock)
            count += 1
    return count


def _begin(lock: HeldLock) -> SearchJob | None:
    """Return the next job, its attempt counted; jobs that have had all of theirs are failed on the way."""
    while True:
        with lock.transaction() as session:
            job = jobs.next_job(session)
            if job is None:
                return None
            if job.attempts >= MAX_ATTEMPTS:
                log.error("%s of %s is given up", job.kind, job.index_name)
                jobs.finish(session, job, GIVEN_UP, is_done=False)
                continue
            index = search_indexes().get(job.index_name)
            has_progress = job.kind in (SearchJobKind.REBUILD, SearchJobKind.RECONCILE)
            jobs.start(session, job, total=count_public_ids(session, index) if index and has_progress else None)
            return job


def _run(context: IndexerContext, settings: Settings, job: SearchJob, lock: HeldLock) -> None:
    index = search_indexes().get(job.index_name)
    is_done = False
    try:
        if index is None:
            outcome = "There is no such index any more."
        else:
            outcome = WORK[SearchJobKind(job.kind)](context, index, settings, _progress_of(context, job.id))
            check_index(context, index, settings)
            is_done = True
    except (LockLost, EngineMoved) as error:
        log.warning("%s of %s is begun again: %s", job.kind, job.index_name, error)
        return
    except (*ENGINE_ERRORS, RebuildRefused, SearchConfigBroken) as error:
        log.error("%s of %s failed: %s", job.kind, job.index_name, error)  # noqa: TRY400
        outcome = str(error)
    except SQLAlchemyError:
        raise  # PostgreSQL is away: the outcome could not be written either
    except Exception as error:
        log.exception("%s of %s failed", job.kind, job.index_name)
        outcome = f"It failed unexpectedly ({type(error).__name__}). See the log of the worker."
    with lock.transaction() as session:
        jobs.finish(session, session.get_one(SearchJob, job.id), outcome, is_done=is_done)


def _progress_of(context: IndexerContext, job_id: int) -> OnBatch:
    def count(amount: int) -> None:
        # As text: a write that the session sees would call for the task that is running.
        with transaction(context.database) as session:
            session.execute(
                text("UPDATE search_jobs SET done = done + :amount WHERE id = :id"), {"amount": amount, "id": job_id}
            )

    return count


def _rebuild(context: IndexerContext, index: SearchIndex, settings: Settings, on_batch: OnBatch) -> str:
    uid = engine_uid(index, settings)
    done = rebuild(context, index, uid, config_dir=settings.search_config_dir, on_batch=on_batch)
    return f"{done.documents} documents swapped in, {done.drained} that changed meanwhile brought up to date."


def _reconcile(context: IndexerContext, index: SearchIndex, settings: Settings, on_batch: OnBatch) -> str:
    uid = engine_uid(index, settings)
    drift = reconcile(context, index, uid, on_batch=on_batch)
    if drift.total:
        drain(context, index, uid, wait=True)
    return f"{drift}."


def _apply_settings(context: IndexerContext, index: SearchIndex, settings: Settings, _: OnBatch) -> str:
    # Under the lock: a rebuild that has read older settings would swap them in afterwards.
    with index_lock(context.database, index, wait=True) as lock, changing(context.redis, index):
        wanted = wanted_settings(context.database, index, settings.search_config_dir)
        drifted = sync_settings(context.engine, engine_uid(index, settings), wanted)
        lock.verify()
    return f"Brought in line: {', '.join(drifted)}." if drifted else "Nothing differed."


def _check(context: IndexerContext, index: SearchIndex, settings: Settings, _: OnBatch) -> str:
    return check_index(context, index, settings) or "Looked at."


WORK: Mapping[SearchJobKind, Work] = {
    SearchJobKind.REBUILD: _rebuild,
    SearchJobKind.RECONCILE: _reconcile,
    SearchJobKind.SETTINGS: _apply_settings,
    SearchJobKind.CHECK: _check,
}
