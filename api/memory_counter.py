"""Counts calls in this process's memory, for as long as Redis is away."""

import threading
import time
from collections.abc import Callable


class MemoryCounter:
    """Counts per key in windows of time. Holds a bounded number of keys; the oldest windows are forgotten first."""

    def __init__(self, *, most_keys: int = 10_000, clock: Callable[[], float] = time.monotonic) -> None:
        self._most_keys = most_keys
        self._clock = clock
        self._lock = threading.Lock()
        self._windows: dict[str, tuple[int, float]] = {}

    def add(self, key: str, change: int, *, window_seconds: int) -> tuple[int, float]:
        """Add to a key's count; return the new count and the seconds until its window ends."""
        now = self._clock()
        with self._lock:
            count, ends_at = self._windows.get(key, (0, 0.0))
            if ends_at <= now:
                # Taken out first: the order of the keys is the order in which their windows began.
                self._windows.pop(key, None)
                count, ends_at = 0, now + window_seconds
            self._windows[key] = count + change, ends_at
            if len(self._windows) > self._most_keys:
                del self._windows[next(iter(self._windows))]
        return count + change, ends_at - now

    def clear(self) -> None:
        """Forget every count."""
        with self._lock:
            self._windows.clear()
