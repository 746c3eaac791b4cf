"""Many things, several at once."""

from collections.abc import Iterator
from threading import Barrier

import pytest

from core.backup.at_once import AT_ONCE, at_once


def test_results_come_in_the_order_of_the_items() -> None:
    assert list(at_once(lambda number: -number, range(100))) == [-number for number in range(100)]


def test_sixteen_run_at_once() -> None:
    # Each waits until all of them run.
    meeting = Barrier(AT_ONCE)

    assert len(list(at_once(lambda _: meeting.wait(timeout=60), range(AT_ONCE)))) == AT_ONCE


def test_few_items_are_taken_ahead() -> None:
    taken = 0

    def items() -> Iterator[int]:
        nonlocal taken
        for number in range(1_000):
            taken += 1
            yield number

    results = at_once(str, items())
    next(results)

    assert taken <= AT_ONCE + 1


def test_what_fails_is_told() -> None:
    def fail(_: int) -> None:
        raise OSError(5, "worn out")

    with pytest.raises(OSError, match="worn out"):
        list(at_once(fail, range(3)))
