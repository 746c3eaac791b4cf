"""Rate limits in the process's own memory, for paths where a round trip to Redis would cost too much."""

import time
from collections.abc import Callable

from cachetools import LRUCache

MAX_CALLERS = 20_000
"""Callers remembered at once. One that is pushed out starts again with a full allowance."""


class Allowance:
    """Gives each caller `burst` units at first, and `per_second` new ones up to that many.

    Each process counts by itself: with several processes a caller gets several times as much.
    """

    def __init__(self, *, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._left: LRUCache[str, tuple[float, float]] = LRUCache(MAX_CALLERS)  # units, and when they were counted

    def spend(self, caller: str, units: int) -> float:
        """Take the units and return 0, or take nothing and return the seconds until there are enough."""
        now = self._clock()
        left, counted_at = self._left.get(caller, (float(self._burst), now))
        left = min(self._burst, left + (now - counted_at) * self._per_second)
        missing = units - left
        self._left[caller] = (left if missing > 0 else left - units, now)
        return max(0.0, missing / self._per_second)
