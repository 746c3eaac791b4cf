"""A pause for a part of the site that did not answer in time."""

import time
from collections.abc import Callable


class Fuse:
    """Blown by a time-out; until it is whole again, callers give up at once instead of each waiting in turn."""

    def __init__(self, seconds: float, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._blown_until = 0.0

    @property
    def is_blown(self) -> bool:
        """Whether the part is to be left alone."""
        return self._clock() < self._blown_until

    def blow(self) -> None:
        """Leave the part alone for the fuse's seconds."""
        self._blown_until = self._clock() + self._seconds
