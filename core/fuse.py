"""A circuit breaker with a fixed time, for a part of the site that did not answer in time."""

import time
from collections.abc import Callable


class Fuse:
    """A time-out blows it. Until its seconds are over, calls fail at once instead of each waiting for a time-out."""

    def __init__(self, seconds: float, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._blown_until = 0.0

    @property
    def is_blown(self) -> bool:
        """Whether calls to the part should fail at once."""
        return self._clock() < self._blown_until

    def blow(self) -> None:
        """Let calls to the part fail at once for the fuse's seconds."""
        self._blown_until = self._clock() + self._seconds
