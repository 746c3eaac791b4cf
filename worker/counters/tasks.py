"""Counter jobs. Each is safe to run twice and at the same time as itself."""

import logging

from redis import RedisError
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from core.analytics.rollups import rebuild_rollups
from core.counters.search_terms import TERMS_KEY
from core.counters.views import Viewed, views_key
from core.db import get_database, transaction
from core.queue import Task
from core.redis import get_redis
from worker.counters.age import delete_old
from worker.counters.flush import flush_counters
from worker.counters.writes import view_writer, write_terms
from worker.metrics import count_failure

log = logging.getLogger(__name__)


def flush_all_counters() -> None:
    """Write the gathered views and searches to PostgreSQL."""
    try:
        for kind in Viewed:
            flush_counters(get_redis(), get_database(), views_key(kind), view_writer(kind))
        flush_counters(get_redis(), get_database(), TERMS_KEY, write_terms)
    except (RedisError, OperationalError) as error:
        log.warning("counters stay in Redis: %s", type(error).__name__)
        count_failure(Task.FLUSH_COUNTERS)


def delete_old_counts() -> None:
    """Delete searched texts of more than a year ago, and ids of batches that were written long ago."""
    try:
        log.info("old counts deleted: %d", delete_old(get_database()))
    except SQLAlchemyError as error:
        log.error("old counts stay: %s", type(error).__name__)  # noqa: TRY400
        count_failure(Task.DELETE_OLD_COUNTS)


def renew_rollups() -> None:
    """Make the sums of views those of what recipes and blogs belong to now."""
    try:
        with transaction() as session:
            log.info("sums of views that were renewed: %d", rebuild_rollups(session))
    except SQLAlchemyError as error:
        log.error("sums of views stay as they are: %s", type(error).__name__)  # noqa: TRY400
        count_failure(Task.RENEW_ROLLUPS)
