"""Counting calls in memory: windows that end, and a bounded number of keys."""

import pytest

from api.memory_counter import MemoryCounter


class Clock:
    """A clock that a test moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_count_ends_with_its_window(clock: Clock) -> None:
    counter = MemoryCounter(clock=clock)

    assert counter.add("a", 1, window_seconds=10) == (1, 10)
    clock.now = 4
    assert counter.add("a", 1, window_seconds=10) == (2, 6)
    clock.now = 10
    assert counter.add("a", 1, window_seconds=10) == (1, 10)


def test_a_call_is_taken_back(clock: Clock) -> None:
    counter = MemoryCounter(clock=clock)
    counter.add("a", 1, window_seconds=10)

    assert counter.add("a", -1, window_seconds=10) == (0, 10)


def test_the_oldest_window_makes_room(clock: Clock) -> None:
    counter = MemoryCounter(most_keys=2, clock=clock)
    for key in ("a", "b", "c"):
        counter.add(key, 1, window_seconds=10)

    assert counter.add("c", 1, window_seconds=10)[0] == 2
    assert counter.add("a", 1, window_seconds=10)[0] == 1
