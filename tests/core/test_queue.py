"""Publishing tasks to a real broker, and to one that is away."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from celery import Celery
from celery.contrib.testing.worker import start_worker
from celery.signals import task_prerun
from redis import Redis

from core.queue import DEFAULT_QUEUE, LONG_QUEUE, REQUEST_ID_KEY, Task, TaskPublisher, make_queue
from core.request_id import request_id
from core.settings import Settings


@pytest.fixture
def queue(settings: Settings, redis_client: Redis) -> Iterator[Celery]:
    """The queue on the tests' Redis."""
    made = make_queue()
    yield made
    made.close()


def test_a_task_reaches_the_worker_with_the_request_that_caused_it(queue: Celery) -> None:
    ran = threading.Event()
    heard: list[str] = []
    queue.task(name=Task.SEND_MAILS.value, shared=False)(ran.set)

    def note(task: Any, **_: Any) -> None:
        heard.append(getattr(task.request, REQUEST_ID_KEY))

    task_prerun.connect(note, weak=False)
    publisher = TaskPublisher(lambda: queue)
    token = request_id.set("0123456789abcdef")
    try:
        with start_worker(queue, perform_ping_check=False, shutdown_timeout=30.0):
            publisher.publish(Task.SEND_MAILS)
            assert ran.wait(30)
    finally:
        request_id.reset(token)
        task_prerun.disconnect(note)

    assert heard == ["0123456789abcdef"]


def test_a_burst_is_one_message(queue: Celery, redis_client: Redis) -> None:
    publisher = TaskPublisher(lambda: queue)
    with publisher._condition:  # the sending thread waits here until the burst is over
        for _ in range(100):
            publisher.publish(Task.DRAIN_INDEXES)
    assert publisher.flush(30)

    assert redis_client.llen("celery") == 1


def test_a_task_that_may_take_minutes_waits_in_a_queue_of_its_own(queue: Celery, redis_client: Redis) -> None:
    publisher = TaskPublisher(lambda: queue)
    publisher.publish(Task.RUN_IMPORTS)
    publisher.publish(Task.SEND_MAILS)
    assert publisher.flush(30)

    assert (redis_client.llen(DEFAULT_QUEUE), redis_client.llen(LONG_QUEUE)) == (1, 1)


@pytest.mark.parametrize(
    "task", [Task.LABEL_MISSING, Task.RENEW_ROLLUPS, Task.DELETE_UNUSED_PICTURES, Task.CHECK_INDEXES]
)
def test_what_has_no_short_end_keeps_no_mail_waiting(queue: Celery, task: Task) -> None:
    assert queue.conf.task_routes[task.value] == {"queue": LONG_QUEUE}


def test_a_broker_that_is_away_is_left_alone_for_a_while() -> None:
    attempts: list[str] = []

    class Away:
        def send_task(self, task: str, **_: Any) -> None:
            attempts.append(task)
            raise ConnectionRefusedError

    publisher = TaskPublisher(Away)  # type: ignore[arg-type]
    publisher.publish(Task.SEND_MAILS)
    assert publisher.flush(30)
    publisher.publish(Task.SEND_MAILS)
    assert publisher.flush(30)

    assert attempts == [Task.SEND_MAILS]
