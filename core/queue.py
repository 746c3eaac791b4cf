"""The task queue. Its messages only save time: beat runs every task regularly, with or without them."""

import atexit
import logging
import threading
import time
from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import lru_cache

from celery import Celery
from kombu.exceptions import OperationalError

from core.request_id import request_id
from core.settings import get_settings
from core.traces import carried

log = logging.getLogger(__name__)

SOCKET_TIMEOUT_SECONDS = 1.0
PAUSE_AFTER_FAILURE_SECONDS = 5.0
BURST_SECONDS = 0.05
"""Commits that follow each other this closely, as in an import, publish one message together."""
FLUSH_AT_EXIT_SECONDS = 2.0
MESSAGE_EXPIRES_SECONDS = 30
REQUEST_ID_KEY = "request_id"
"""Message header with the id of the request that published the task."""


class Task(StrEnum):
    """Every task that the worker runs. worker/app.py says which function each one calls."""

    DRAIN_INDEXES = "indexing.drain"
    RECONCILE_INDEXES = "indexing.reconcile"
    RUN_SEARCH_JOBS = "indexing.run_jobs"
    CHECK_INDEXES = "indexing.check"
    DELETE_OLD_JOBS = "indexing.delete_old_jobs"
    FLUSH_COUNTERS = "counters.flush"
    RANK_POPULAR = "popularity.rank"
    SEND_MAILS = "mail.send"
    DELETE_OLD_MAILS = "mail.delete_old"
    LABEL_MISSING = "labels.label_missing"
    REFRESH_LABELS = "labels.refresh"
    DELETE_OLD_COUNTS = "counters.delete_old"
    RENEW_ROLLUPS = "counters.renew_rollups"
    CHECK_TEXTS = "moderation.check_texts"
    REMOVE_DUE_ACCOUNTS = "accounts.remove_due"
    DELETE_UNUSED_PICTURES = "pictures.delete_unused"
    GENERATE_RECIPES = "generation.run"
    RUN_IMPORTS = "imports.run"
    DELETE_OLD_IMPORTS = "imports.delete_old"


DEFAULT_QUEUE = "celery"
LONG_QUEUE = "long"
LONG_TASKS = frozenset(
    {
        Task.GENERATE_RECIPES,
        Task.RUN_IMPORTS,
        Task.RUN_SEARCH_JOBS,
        Task.RECONCILE_INDEXES,
        Task.CHECK_INDEXES,
        Task.LABEL_MISSING,
        Task.REFRESH_LABELS,
        Task.RENEW_ROLLUPS,
        Task.DELETE_UNUSED_PICTURES,
    }
)
"""Tasks that may run for minutes, or wait as long for an engine that is frozen. They have a queue and a worker of their
own, so that mails, drains and counters never wait behind them."""


def make_queue() -> Celery:
    """Return the Celery application: no results, late acknowledgement, a broker that may be away at start."""
    queue = Celery("sufra")
    queue.conf.update(
        broker_url=get_settings().redis_url.get_secret_value(),
        broker_connection_retry_on_startup=True,
        broker_transport_options={
            "socket_timeout": 30,
            "socket_connect_timeout": SOCKET_TIMEOUT_SECONDS,
            # kombu retries an absent broker for six seconds, also with send_task's retry=False. A worker's own
            # connection has a retry policy of its own.
            "max_retries": 0,
        },
        task_default_queue=DEFAULT_QUEUE,
        task_routes={task.value: {"queue": LONG_QUEUE} for task in LONG_TASKS},
        task_ignore_result=True,
        task_acks_late=True,
        task_reject_on_worker_lost=True,
        worker_prefetch_multiplier=1,
        worker_hijack_root_logger=False,
        timezone="UTC",
    )
    return queue


class TaskPublisher:
    """Publishes tasks from a thread of its own, so that no request waits for the broker.

    A task that is already waiting to be published is not added twice. After a failure nothing is sent for five
    seconds and what was waiting is dropped: beat runs the tasks anyway.
    """

    def __init__(self, make: Callable[[], Celery]) -> None:
        self._make = make
        self._condition = threading.Condition()
        self._pending: dict[Task, Mapping[str, str]] = {}
        self._is_sending = False
        self._thread: threading.Thread | None = None
        self._paused_until = 0.0

    def publish(self, task: Task) -> None:
        """Ask the worker to run the task now. Returns at once and never fails."""
        with self._condition:
            if time.monotonic() < self._paused_until:
                return
            self._pending.setdefault(task, {REQUEST_ID_KEY: request_id.get(), **carried()})
            # A forked process has the object without its thread.
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="task-publisher", daemon=True)
                self._thread.start()
            self._condition.notify_all()

    def flush(self, timeout_seconds: float = FLUSH_AT_EXIT_SECONDS) -> bool:
        """Wait until everything is sent or dropped; return False when that took too long."""
        with self._condition:
            return self._condition.wait_for(lambda: not self._pending and not self._is_sending, timeout_seconds)

    def _run(self) -> None:
        queue = self._make()
        while True:
            with self._condition:
                self._condition.wait_for(lambda: bool(self._pending))
                pending, self._pending = self._pending, {}
                self._is_sending = True
            is_sent = all(_send(queue, task, headers) for task, headers in pending.items())
            with self._condition:
                self._is_sending = False
                if not is_sent:
                    self._paused_until = time.monotonic() + PAUSE_AFTER_FAILURE_SECONDS
                    self._pending.clear()
                self._condition.notify_all()
            time.sleep(BURST_SECONDS)


def _send(queue: Celery, task: Task, headers: Mapping[str, str]) -> bool:
    try:
        queue.send_task(task, retry=False, expires=MESSAGE_EXPIRES_SECONDS, headers=dict(headers))
    except (OperationalError, OSError) as error:
        log.warning("%s is not published: %s", task, type(error).__name__)
        return False
    return True


@lru_cache(maxsize=1)
def get_publisher() -> TaskPublisher:
    """Return the process's publisher. What it holds is sent before the process ends, for at most two seconds."""
    publisher = TaskPublisher(make_queue)
    atexit.register(publisher.flush)
    return publisher
