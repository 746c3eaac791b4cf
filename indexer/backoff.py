"""Tries a sick engine less and less often."""

import time
from collections.abc import Callable, Hashable

FIRST_SECONDS = 1.0
LAST_SECONDS = 30.0


class Backoff:
    """Remembers, for each subject, until when it is left alone: 1 s after the first failure, doubling up to 30 s."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._pauses: dict[Hashable, float] = {}
        self._until: dict[Hashable, float] = {}

    def is_waiting(self, subject: Hashable) -> bool:
        """Tell whether the subject is still to be left alone."""
        return self._clock() < self._until.get(subject, 0.0)

    def failed(self, subject: Hashable) -> float:
        """Note a failure; return the seconds until the next try."""
        pause = min(self._pauses.get(subject, FIRST_SECONDS / 2) * 2, LAST_SECONDS)
        self._pauses[subject] = pause
        self._until[subject] = self._clock() + pause
        return pause

    def succeeded(self, subject: Hashable) -> None:
        """Forget earlier failures."""
        self._pauses.pop(subject, None)
        self._until.pop(subject, None)
