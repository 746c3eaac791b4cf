"""Index jobs. Each is safe to run twice, also at the same time."""

import logging

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

backoff = Backoff(get_redis, first_seconds=1, last_seconds=30)


def drain_all() -> None:
    """Drain every index that has pending outbox rows. An index whose engine fails is retried with back-off."""
    for name, index in search_indexes().items():
        if not backoff.may_try(name):
            continue
        try:
            _drain_if_pending(index)
            backoff.succeeded(name)
        except ENGINE_ERRORS as error:
            seconds = backoff.failed(name)
            log.error("%s is not drained, next try in %.0f s: %s", name, seconds, error)  # noqa: TRY400
            count_failure(Task.DRAIN_INDEXES)
        except OperationalError as error:
            log.error("%s is not drained, PostgreSQL is away: %s", name, type(error).__name__)  # noqa: TRY400
            count_failure(Task.DRAIN_INDEXES)


def _drain_if_pending(index: SearchIndex) -> None:
    with make_session() as session:
        if not outbox.has_pending(session, index):
            return
    drained = drain(indexer_context(), index, engine_uid(index, get_settings()))
    if drained:
        log.info("%s: %d documents brought up to date", index.name, drained)


def reconcile_all() -> None:
    """Compare every index with the database; the next drain brings the differences up to date."""
    for name, index in search_indexes().items():
        try:
            drift = reconcile(indexer_context(), index, engine_uid(index, get_settings()))
        except ENGINE_ERRORS as error:
            log.error("%s is not reconciled: %s", name, error)  # noqa: TRY400
            count_failure(Task.RECONCILE_INDEXES)
            continue
        level = logging.WARNING if drift.total else logging.INFO
        log.log(level, "%s: %d of %d documents differed", name, drift.total, drift.compared)
