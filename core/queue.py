"""The task queue, and nudges: messages that only buy time, since a sweep would find the work anyway."""

import logging
from enum import StrEnum

from celery import Celery
from kombu.exceptions import OperationalError

from core.settings import get_settings

log = logging.getLogger(__name__)

SOCKET_TIMEOUT_SECONDS = 1.0


class Task(StrEnum):
    """Every task that the worker runs. worker/app.py says which function each one calls."""

    DRAIN_INDEXES = "indexing.drain"
    RECONCILE_INDEXES = "indexing.reconcile"
    FLUSH_COUNTERS = "counters.flush"
    RANK_POPULAR = "popularity.rank"
    SEND_MAILS = "mail.send"
    DELETE_OLD_MAILS = "mail.delete_old"


def make_queue() -> Celery:
    """Return the Celery application: no results, late acknowledgement, a broker that may be away at start."""
    queue = Celery("sufra")
    queue.conf.update(
        broker_url=get_settings().redis_url.get_secret_value(),
        broker_connection_retry_on_startup=True,
        broker_transport_options={
            "socket_timeout": 30,
            "socket_connect_timeout": SOCKET_TIMEOUT_SECONDS,
            # kombu tries a broker that is away for six seconds, send_task's retry=False or not. A worker's own
            # connection has its own patience.
            "max_retries": 0,
        },
        task_ignore_result=True,
        task_acks_late=True,
        task_reject_on_worker_lost=True,
        worker_prefetch_multiplier=1,
        worker_hijack_root_logger=False,
        timezone="UTC",
    )
    return queue


def nudge_indexer(queue: Celery) -> None:
    """Ask the indexer to drain now."""
    nudge(queue, Task.DRAIN_INDEXES)


def nudge(queue: Celery, task: Task) -> None:
    """Ask for a task now. A nudge that fails is logged and forgotten: the sweep comes soon."""
    try:
        queue.send_task(task, retry=False, expires=30)
    except (OperationalError, OSError) as error:
        log.warning("no nudge for %s: %s", task, type(error).__name__)
