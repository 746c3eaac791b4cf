"""Threads for heavy computing that give way to everything else."""

import contextlib
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

NICENESS = 10
LOWEST = 19

Given = ParamSpec("Given")
Result = TypeVar("Result")


class QuietThreads:
    """A few threads of low priority. They start with the first call, so that processes may fork before."""

    def __init__(self, name: str, count: int) -> None:
        self._pool = ThreadPoolExecutor(count, thread_name_prefix=name, initializer=_lower_priority)

    def run(self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
        """Return what `work` returns or raise what it raises; the calling thread waits."""
        return self._pool.submit(work, *given, **named).result()


def _lower_priority() -> None:
    # Linux has a priority for each thread, and threads that a thread starts inherit it. Elsewhere it stays as it is.
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            thread = threading.get_native_id()
            present = os.getpriority(os.PRIO_PROCESS, thread)
            os.setpriority(os.PRIO_PROCESS, thread, min(LOWEST, present + NICENESS))
