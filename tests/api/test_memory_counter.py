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


def test_a_call_counts_for_all_keys_or_for_none(clock: Clock) -> None:
    counter = MemoryCounter(clock=clock)
    allowed = {"a": 2, "network": 3}
    counter.spend(allowed, window_seconds=10)
    clock.now = 4

    assert [counter.spend(allowed, window_seconds=10) for _ in range(3)] == [0, 6, 6]
    assert [counter.spend({"b": 2, "network": 3}, window_seconds=10) for _ in range(2)] == [0, 6]
    assert counter.add("b", 0, window_seconds=10)[0] == 1
    clock.now = 10
    assert counter.spend(allowed, window_seconds=10) == 0
