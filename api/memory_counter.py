"""Counts calls in this process's memory, for as long as Redis is away."""

import threading
import time
from collections.abc import Callable, Mapping


class MemoryCounter:
    """Counts per key in windows of time. Holds a bounded number of keys; the oldest windows are forgotten first."""

    def __init__(self, *, most_keys: int = 10_000, clock: Callable[[], float] = time.monotonic) -> None:
        self._most_keys = most_keys
        self._clock = clock
        self._lock = threading.Lock()
        self._windows: dict[str, tuple[int, float]] = {}

    def spend(self, allowed: Mapping[str, int], *, window_seconds: int) -> float:
        """Count one call for every key and return 0, unless a key has as many as it is allowed.

        Then nothing is counted; return the seconds until that key's window ends.
        """
        now = self._clock()
        with self._lock:
            for key, most in allowed.items():
                count, ends_at = self._window(key, now)
                if count >= most:
                    return ends_at - now
            for key in allowed:
                self._add(key, 1, now, window_seconds)
        return 0.0

    def add(self, key: str, change: int, *, window_seconds: int) -> tuple[int, float]:
        """Add to a key's count; return the new count and the seconds until its window ends."""
        now = self._clock()
        with self._lock:
            count, ends_at = self._add(key, change, now, window_seconds)
        return count, ends_at - now

    def clear(self) -> None:
        """Forget every count."""
        with self._lock:
            self._windows.clear()

    def _window(self, key: str, now: float) -> tuple[int, float]:
        """Return a key's count and when its window ends; (0, 0) if it has none now."""
        count, ends_at = self._windows.get(key, (0, 0.0))
        return (count, ends_at) if ends_at > now else (0, 0.0)

    def _add(self, key: str, change: int, now: float, window_seconds: int) -> tuple[int, float]:
        count, ends_at = self._window(key, now)
        if not ends_at:
            # Taken out first: the order of the keys is the order in which their windows began.
            self._windows.pop(key, None)
            ends_at = now + window_seconds
        self._windows[key] = count + change, ends_at
        if len(self._windows) > self._most_keys:
            del self._windows[next(iter(self._windows))]
        return count + change, ends_at
