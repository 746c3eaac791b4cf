"""Index jobs. Each is safe to run twice, also at the same time."""

import logging
from collections.abc import Callable

from sqlalchemy.exc import OperationalError

from core.backoff import Backoff
from core.db import make_session
from core.queue import Task
from core.redis import get_redis
from core.search.index import SearchIndex, engine_uid
from core.search.indexes import search_indexes
from core.settings import get_settings
from indexer import outbox
from indexer.context import indexer_context
from indexer.drain import drain
from indexer.reconcile import reconcile
from indexer.search_engine import ENGINE_ERRORS
from worker.metrics import count_failure

log = logging.getLogger(__name__)

DRAIN_SECONDS = 20.0
"""A worker that is asked to end waits for its tasks. Beat sends the next drain a second later."""

backoff = Backoff(get_redis, first_seconds=1, last_seconds=30)


def drain_all() -> None:
    """Drain every index that has pending outbox rows. One that fails is retried with back-off, whatever the reason."""
    _for_each_index(_drain)


def reconcile_all() -> None:
    """Compare every index with the database; the next drain brings the differences up to date."""
    _for_each_index(_reconcile)


def _for_each_index(work: Callable[[SearchIndex], None]) -> None:
    """Do the work for every index. What it raises for one is raised once all have had their turn."""
    errors: list[Exception] = []
    for index in search_indexes().values():
        try:
            work(index)
        except Exception as error:
            errors.append(error)
    if errors:
        raise ExceptionGroup("not every index has been worked on", errors)


def _drain(index: SearchIndex) -> None:
    if not backoff.may_try(index.name):
        return
    try:
        with make_session() as session:
            has_pending = outbox.has_pending(session, index)
    except OperationalError as error:
        log.error("%s is not drained, PostgreSQL is away: %s", index.name, type(error).__name__)  # noqa: TRY400
        count_failure(Task.DRAIN_INDEXES)
        return
    try:
        uid = engine_uid(index, get_settings())
        drained = drain(indexer_context(), index, uid, seconds=DRAIN_SECONDS) if has_pending else 0
    except Exception as error:
        # PostgreSQL's errors too: each attempt sends the engine the same documents again.
        seconds = backoff.failed(index.name)
        if not isinstance(error, (*ENGINE_ERRORS, OperationalError)):
            raise
        reason = type(error.orig).__name__ if isinstance(error, OperationalError) else error
        log.error("%s is not drained, next try in %.0f s: %s", index.name, seconds, reason)  # noqa: TRY400
        count_failure(Task.DRAIN_INDEXES)
        return
    backoff.succeeded(index.name)
    if drained:
        log.info("%s: %d documents brought up to date", index.name, drained)


def _reconcile(index: SearchIndex) -> None:
    try:
        drift = reconcile(indexer_context(), index, engine_uid(index, get_settings()))
    except ENGINE_ERRORS as error:
        log.error("%s is not reconciled: %s", index.name, error)  # noqa: TRY400
        count_failure(Task.RECONCILE_INDEXES)
        return
    level = logging.WARNING if drift.total else logging.INFO
    log.log(level, "%s: %d of %d documents differed", index.name, drift.total, drift.compared)
