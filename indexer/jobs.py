"""Runs what staff asked for: rebuilds, reconciliations, settings, checks; one after the other, in one process."""

import logging
from collections.abc import Callable, Mapping

from sqlalchemy import text

from core.advisory_locks import LockLost
from core.db import transaction
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
from indexer.rebuild import RebuildRefused, rebuild
from indexer.reconcile import reconcile
from indexer.search_engine import ENGINE_ERRORS
from indexer.settings_sync import sync_settings
from indexer.wanted_settings import wanted_settings

log = logging.getLogger(__name__)

OnBatch = Callable[[int], None]
Work = Callable[[IndexerContext, SearchIndex, Settings, OnBatch], str]
"""Does a job and returns a sentence that says what was done."""


def run_jobs(context: IndexerContext, settings: Settings) -> int:
    """Run every job that waits; return how many. Returns 0 at once while another process runs them.

    A job whose process died is run again from the beginning: each may be repeated at any point.
    """
    count = 0
    with jobs_lock(context.database) as lock:
        while lock is not None and (job := _begin(context)):
            _run(context, settings, job)
            count += 1
    return count


def _begin(context: IndexerContext) -> SearchJob | None:
    with transaction(context.database) as session:
        job = jobs.next_job(session)
        if job:
            index = search_indexes().get(job.index_name)
            has_progress = job.kind in (SearchJobKind.REBUILD, SearchJobKind.RECONCILE)
            jobs.start(session, job, total=count_public_ids(session, index) if index and has_progress else None)
        return job


def _run(context: IndexerContext, settings: Settings, job: SearchJob) -> None:
    index = search_indexes().get(job.index_name)
    is_done = False
    try:
        if index is None:
            outcome = "There is no such index any more."
        else:
            outcome = WORK[SearchJobKind(job.kind)](context, index, settings, _progress_of(context, job.id))
            check_index(context, index, settings)
            is_done = True
    except LockLost as error:
        log.warning("%s of %s is begun again: %s", job.kind, job.index_name, error)
        return
    except (*ENGINE_ERRORS, RebuildRefused, SearchConfigBroken) as error:
        log.error("%s of %s failed: %s", job.kind, job.index_name, error)  # noqa: TRY400
        outcome = str(error)
    with transaction(context.database) as session:
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
