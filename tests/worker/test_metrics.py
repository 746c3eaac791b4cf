"""The metrics of a running worker, as Prometheus scrapes them."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from redis import Redis

from core.db import Database
from core.queue import Task, make_queue
from core.settings import Settings
from dev.ports import free_port
from dev.services import application
from dev.supervisor.running import running
from tests.api.observation.scraping import scrape

PATIENCE_SECONDS = 60.0
POLL_SECONDS = 0.1
DATABASE_THAT_IS_AWAY = "postgresql+psycopg://sufra@127.0.0.1:1/sufra"


@contextmanager
def worker_with_metrics(**settings: str) -> Iterator[int]:
    """Run a worker inside the block; gives the port of its metrics."""
    port = free_port()
    with running(application.worker({**os.environ, **settings, "SUFRA_METRICS_PORT": str(port)}, concurrency=1)):
        yield port


def value_after(task: Task, metric: str, port: int) -> float | None:
    """Send the task, wait until it has run, and return what the metric then says of it."""
    of_task = frozenset({("task", str(task))})
    make_queue().send_task(task)
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not (samples := scrape(port)).get(("sufra_task_seconds_count", of_task)) and time.monotonic() < deadline:
        time.sleep(POLL_SECONDS)
    return samples.get((metric, of_task))


def test_a_task_that_ran_is_counted_with_its_time(settings: Settings, database: Database, redis_client: Redis) -> None:
    with worker_with_metrics() as port:
        assert value_after(Task.SEND_MAILS, "sufra_task_seconds_count", port) == 1


def test_a_failure_that_the_task_has_dealt_with_itself_is_counted(
    settings: Settings, database: Database, redis_client: Redis
) -> None:
    with worker_with_metrics(SUFRA_DATABASE_URL=DATABASE_THAT_IS_AWAY) as port:
        assert value_after(Task.SEND_MAILS, "sufra_task_failures_total", port) == 1


def test_the_failures_of_every_task_are_counted_from_zero_on(
    settings: Settings, database: Database, redis_client: Redis
) -> None:
    with worker_with_metrics() as port:
        samples = scrape(port)

    failures = {task: samples.get(("sufra_task_failures_total", frozenset({("task", str(task))}))) for task in Task}
    assert failures == dict.fromkeys(Task, 0)
