"""What Celery runs. Each task is safe to run twice and at the same time as itself."""

import logging
from functools import lru_cache

from meilisearch.errors import MeilisearchApiError, MeilisearchCommunicationError, MeilisearchTimeoutError
from redis import RedisError
from sqlalchemy.exc import OperationalError

from core.counters.flush import flush_counters
from core.counters.terms import TERMS_KEY
from core.counters.views import VIEWS_KEY
from core.counters.writes import write_terms, write_views
from core.db import get_engine, make_session, transaction
from core.redis import get_redis
from core.search.indexes import Index, engine_uid
from core.settings import get_settings
from indexer import outbox
from indexer.backoff import Backoff
from indexer.drain import Surroundings, drain
from indexer.engine import EngineTaskFailed, EngineTooSlow, open_engine
from indexer.popularity import rank_popular
from indexer.reconcile import reconcile

log = logging.getLogger(__name__)

FLUSH_COUNTERS = "indexer.flush_counters"
RANK_POPULAR = "indexer.rank_popular"
RECONCILE = "indexer.reconcile"

ENGINE_AWAY = (
    EngineTaskFailed,
    EngineTooSlow,
    MeilisearchApiError,
    MeilisearchCommunicationError,
    MeilisearchTimeoutError,
)
backoff = Backoff()


@lru_cache(maxsize=1)
def surroundings() -> Surroundings:
    """Return what the process's tasks work between."""
    return Surroundings(get_engine(), open_engine(get_settings()), get_redis())


def drain_all() -> None:
    """Drain every index that has something waiting; while the engine is ill, try less and less often."""
    for index in Index:
        if backoff.is_waiting(index):
            continue
        try:
            drain_if_pending(index)
            backoff.succeeded(index)
        except ENGINE_AWAY as error:
            seconds = backoff.failed(index)
            log.error("%s is not drained, next try in %.0f s: %s", index, seconds, error)  # noqa: TRY400
        except OperationalError as error:
            log.error("%s is not drained, PostgreSQL is away: %s", index, type(error).__name__)  # noqa: TRY400


def drain_if_pending(index: Index) -> None:
    """Drain the index unless its outbox is empty, which one probe tells."""
    with make_session() as session:
        if not outbox.has_pending(session, index):
            return
    drained = drain(surroundings(), index, engine_uid(index, get_settings()))
    if drained:
        log.info("%s: %d documents brought up to date", index, drained)


def flush_all_counters() -> None:
    """Write gathered views and searches to PostgreSQL."""
    try:
        flush_counters(get_redis(), get_engine(), VIEWS_KEY, write_views)
        flush_counters(get_redis(), get_engine(), TERMS_KEY, write_terms)
    except (RedisError, OperationalError) as error:
        log.warning("counters stay where they are: %s", type(error).__name__)


def rank_popular_recipes() -> None:
    """Recompute popularity."""
    with transaction() as session:
        rank_popular(session)


def reconcile_all() -> None:
    """Compare every index with the database; what differs is drained by the next sweep."""
    for index in Index:
        drift = reconcile(surroundings(), index, engine_uid(index, get_settings()))
        level = logging.WARNING if drift.total else logging.INFO
        log.log(level, "%s: %d of %d documents differed", index, drift.total, drift.compared)
