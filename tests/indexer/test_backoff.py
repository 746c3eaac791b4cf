"""A sick engine is tried less and less often."""

from indexer.backoff import Backoff


class Clock:
    """A clock that stands until it is moved."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_pauses_double_up_to_half_a_minute() -> None:
    backoff = Backoff(Clock())

    assert [backoff.failed("recipes") for _ in range(7)] == [1, 2, 4, 8, 16, 30, 30]


def test_it_waits_for_the_pause_and_no_longer() -> None:
    clock = Clock()
    backoff = Backoff(clock)
    backoff.failed("recipes")

    assert backoff.is_waiting("recipes")
    clock.now = 1.0
    assert not backoff.is_waiting("recipes")


def test_success_forgets() -> None:
    backoff = Backoff(Clock())
    backoff.failed("recipes")
    backoff.failed("recipes")
    backoff.succeeded("recipes")

    assert not backoff.is_waiting("recipes")
    assert backoff.failed("recipes") == 1
