"""The metrics of a running worker, as Prometheus scrapes them."""

import os
import time

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


def test_a_task_that_ran_is_counted_with_its_time(settings: Settings, database: Database, redis_client: Redis) -> None:
    port = free_port()
    ran = ("sufra_task_seconds_count", frozenset({("task", str(Task.SEND_MAILS))}))
    with running(application.worker({**os.environ, "SUFRA_METRICS_PORT": str(port)}, concurrency=1)):
        make_queue().send_task(Task.SEND_MAILS)
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not (samples := scrape(port)).get(ran) and time.monotonic() < deadline:
            time.sleep(POLL_SECONDS)

    assert samples[ran] == 1
