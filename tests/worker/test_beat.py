"""Several beats: one starts the jobs, and another takes over where it has stopped."""

import json
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psutil
import pytest
from celery import Celery
from redis import Redis

from core.db import Database
from core.queue import DEFAULT_QUEUE, LONG_QUEUE, Task, make_queue
from core.settings import Settings
from dev.services import application
from dev.supervisor.running import running
from tests.dev.running_site import wait_for
from worker import beat
from worker.beat import LAST_RUNS_KEY, LEASE_KEY, SharedScheduler


@pytest.fixture
def queue(settings: Settings, redis_client: Redis) -> Celery:
    """A queue with one job that is due every second and one every night."""
    from worker.app import _every, _nightly

    queue = make_queue()
    queue.conf.beat_schedule = {
        **_every(Task.DRAIN_INDEXES, seconds=1),
        **_nightly(Task.RECONCILE_INDEXES, hour=3, minute=15),
    }
    return queue


class Clockwork(SharedScheduler):
    """A beat that only notes what it starts."""

    def __init__(self, queue: Celery) -> None:
        self.started: list[str] = []
        super().__init__(app=queue)

    def apply_async(self, entry: beat.ScheduleEntry, **_: object) -> None:
        self.started.append(entry.name)

    def look(self) -> list[str]:
        """Start what is due now; return it."""
        before = len(self.started)
        while self.tick() == 0:
            pass
        return self.started[before:]


def last_ran(redis: Redis, task: Task, ago: timedelta) -> None:
    """Remember that a job was last started that long ago."""
    redis.hset(LAST_RUNS_KEY, task, (datetime.now(UTC) - ago).isoformat())


def test_of_two_beats_one_starts_what_is_due(queue: Celery, redis_client: Redis) -> None:
    last_ran(redis_client, Task.DRAIN_INDEXES, timedelta(minutes=1))

    assert [Clockwork(queue).look(), Clockwork(queue).look()] == [[Task.DRAIN_INDEXES], []]


def test_a_beat_that_stops_hands_over_at_once(queue: Celery, redis_client: Redis) -> None:
    first, second = Clockwork(queue), Clockwork(queue)
    first.look()
    first.close()
    last_ran(redis_client, Task.DRAIN_INDEXES, timedelta(minutes=1))

    assert second.look() == [Task.DRAIN_INDEXES]


def test_what_has_run_is_not_repeated_by_the_beat_that_takes_over(queue: Celery, redis_client: Redis) -> None:
    last_ran(redis_client, Task.RECONCILE_INDEXES, timedelta(days=2))
    first, second = Clockwork(queue), Clockwork(queue)
    assert Task.RECONCILE_INDEXES in first.look()
    first.close()

    assert Task.RECONCILE_INDEXES not in second.look()


def test_jobs_that_no_beat_has_started_overnight_are_started_late(queue: Celery, redis_client: Redis) -> None:
    last_ran(redis_client, Task.RECONCILE_INDEXES, timedelta(days=2))

    assert Task.RECONCILE_INDEXES in Clockwork(queue).look()


def test_no_job_starts_while_redis_is_away(queue: Celery, monkeypatch: pytest.MonkeyPatch) -> None:
    clockwork = Clockwork(queue)
    away = Redis.from_url("redis://127.0.0.1:1/0", socket_connect_timeout=0.1)
    monkeypatch.setattr(clockwork, "_lease", beat.Lease(lambda: away))

    assert (clockwork.look(), clockwork.tick()) == ([], beat.PAUSE_SECONDS)


def test_a_beat_that_stands_by_shows_that_it_is_alive(queue: Celery, redis_client: Redis, tmp_path: Path) -> None:
    redis_client.set(LEASE_KEY, "another beat")
    standing_by = SharedScheduler(app=queue, schedule_filename=str(tmp_path / "alive"))

    standing_by.tick()

    assert (tmp_path / "alive").exists()


@pytest.fixture
def beats(
    settings: Settings, database: Database, redis_client: Redis, tmp_path: Path
) -> Iterator[dict[int, psutil.Process]]:
    """Two beats as they run on a site, by process id, and no worker."""
    with ExitStack() as stack:
        processes = {}
        for name in ("first", "second"):
            (tmp_path / name).mkdir()
            started = stack.enter_context(running(application.beat(os.environ, tmp_path / name)))
            processes[started.pid] = psutil.Process(started.pid)
        yield processes


def authors(redis: Redis) -> list[int]:
    """The process ids of those that have published the messages that wait, oldest first."""
    waiting = [json.loads(message) for queue in (DEFAULT_QUEUE, LONG_QUEUE) for message in redis.lrange(queue, 0, -1)]
    return [int(message["headers"]["origin"].removeprefix("gen").partition("@")[0]) for message in waiting]


def test_two_beats_at_work_are_one_and_the_other_goes_on_when_it_is_killed(
    beats: dict[int, psutil.Process], redis_client: Redis
) -> None:
    wait_for(lambda: len(authors(redis_client)) >= 5, "five messages")
    [leader] = set(authors(redis_client))
    beats[leader].send_signal(signal.SIGKILL)
    redis_client.delete(DEFAULT_QUEUE, LONG_QUEUE)

    wait_for(lambda: len(authors(redis_client)) >= 5, "five messages of the other")

    assert set(authors(redis_client)) - {leader} == set(beats) - {leader}
