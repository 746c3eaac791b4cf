"""A service that fails is tried less and less often, by one process at a time."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from redis import Redis

from core.backoff import Backoff, pause_after
from core.redis import get_redis


class Clock:
    """A clock that stands until it is moved."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    """The clock of every process."""
    return Clock()


def make_backoff(clock: Clock) -> Backoff:
    """Return the back-off of one more process."""
    return Backoff(get_redis, first_seconds=1, last_seconds=30, attempt_seconds=10, clock=clock)


@pytest.fixture
def backoff(redis_client: Redis, clock: Clock) -> Backoff:
    """The back-off of one process, without any failure."""
    return make_backoff(clock)


def test_pauses_double_up_to_a_bound() -> None:
    pauses = [pause_after(failures, first_seconds=1, last_seconds=30) for failures in (1, 2, 3, 4, 5, 6, 7, 10_000)]

    assert pauses == [1, 2, 4, 8, 16, 30, 30, 30]


def test_each_failure_in_a_row_makes_a_longer_pause(backoff: Backoff, clock: Clock) -> None:
    pauses = []
    for _ in range(4):
        pauses.append(backoff.failed("mail"))
        clock.now += pauses[-1]
        assert backoff.may_try("mail")

    assert pauses == [1, 2, 4, 8]


def test_a_service_is_left_alone_for_the_pause_and_no_longer(backoff: Backoff, clock: Clock) -> None:
    backoff.failed("mail")

    assert not backoff.may_try("mail")
    clock.now += 1
    assert backoff.may_try("mail")


def test_a_pause_holds_for_all_processes_and_for_one_service(backoff: Backoff, clock: Clock) -> None:
    backoff.failed("mail")

    assert not make_backoff(clock).may_try("mail")
    assert make_backoff(clock).may_try("recipes")


def test_after_a_pause_one_process_tries_at_a_time(backoff: Backoff, clock: Clock) -> None:
    backoff.failed("mail")
    clock.now += 1

    assert [make_backoff(clock).may_try("mail") for _ in range(3)] == [True, False, False]


def test_processes_that_ask_at_the_same_moment_do_not_all_try(backoff: Backoff, clock: Clock) -> None:
    backoff.failed("mail")
    clock.now += 1
    barrier = threading.Barrier(8)

    def ask(_: int) -> bool:
        barrier.wait(30)
        return make_backoff(clock).may_try("mail")

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(ask, range(8))) == 1


def test_a_process_that_dies_while_it_tries_is_replaced(backoff: Backoff, clock: Clock) -> None:
    backoff.failed("mail")
    clock.now += 1
    assert backoff.may_try("mail")

    clock.now += 10 + 2

    assert make_backoff(clock).may_try("mail")


def test_processes_that_fail_at_the_same_time_count_as_one_failure(backoff: Backoff, clock: Clock) -> None:
    assert [make_backoff(clock).failed("mail") for _ in range(3)] == [1, 1, 1]


def test_success_forgets_failures(backoff: Backoff) -> None:
    backoff.failed("mail")
    backoff.succeeded("mail")

    assert backoff.may_try("mail")
    assert backoff.may_try("mail")
    assert backoff.failed("mail") == 1


def test_without_redis_every_attempt_is_allowed(clock: Clock) -> None:
    away = Redis.from_url("redis://127.0.0.1:1", decode_responses=True)
    backoff = Backoff(lambda: away, first_seconds=1, last_seconds=30, clock=clock)

    assert backoff.failed("mail") == 1
    assert backoff.may_try("mail")
    backoff.succeeded("mail")
