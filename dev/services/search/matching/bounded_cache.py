"""Answers worth keeping, up to a number of them; shared by the threads that search one snapshot."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class BoundedCache(Generic[Key, Value]):
    """Keeps at most `size` answers and forgets the oldest; two threads may compute the same answer at once."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._values: dict[Key, Value] = {}
        self._lock = threading.Lock()

    def get(self, key: Key, compute: Callable[[Key], Value]) -> Value:
        try:
            return self._values[key]
        except KeyError:
            value = compute(key)
        with self._lock:
            if len(self._values) >= self._size:
                del self._values[next(iter(self._values))]
            self._values[key] = value
        return value
