"""What staff ask for on the page of search health. Each task is safe to run twice, also at the same time."""

import logging

from sqlalchemy.exc import SQLAlchemyError

from core.advisory_locks import LockLost
from core.db import get_database, transaction
from core.queue import Task
from core.search.indexes import search_indexes
from core.search.jobs import delete_old_jobs
from core.settings import get_settings
from indexer.checks import check_index
from indexer.context import indexer_context
from indexer.jobs import run_jobs
from worker.metrics import count_failure

log = logging.getLogger(__name__)


def run_search_jobs() -> None:
    """Run the jobs that wait."""
    try:
        count = run_jobs(get_database(), indexer_context, get_settings())
    except SQLAlchemyError as error:
        log.error("jobs of indexes wait, PostgreSQL is away: %s", type(error).__name__)  # noqa: TRY400
        count_failure(Task.RUN_SEARCH_JOBS)
        return
    except LockLost as error:
        log.error("jobs of indexes are run by another process from now on: %s", error)  # noqa: TRY400
        count_failure(Task.RUN_SEARCH_JOBS)
        return
    if count:
        log.info("jobs of indexes begun: %d", count)


def check_all() -> None:
    """Look at every index and remember what it is like."""
    for name, index in search_indexes().items():
        try:
            problem = check_index(indexer_context(), index, get_settings())
        except SQLAlchemyError as error:
            log.error("%s is not checked: %s", name, type(error).__name__)  # noqa: TRY400
            count_failure(Task.CHECK_INDEXES)
            continue
        if problem:
            log.warning("%s can't be looked at: %s", name, problem)


def delete_old_search_jobs() -> None:
    """Delete jobs that ended a month ago."""
    with transaction() as session:
        log.info("old jobs deleted: %d", delete_old_jobs(session))
