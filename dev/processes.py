"""Processes that are not our children."""

import time
from collections.abc import Iterable

import psutil

POLL_SECONDS = 0.02


def is_running(process: psutil.Process) -> bool:
    """Say whether `process` still runs. A zombie, which has ended and only waits for its parent, does not."""
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def wait_until_ended(processes: Iterable[psutil.Process], seconds: float) -> list[psutil.Process]:
    """Wait until none of `processes` runs, at most `seconds`, and return those that still do.

    Where no init process reaps orphans (in some containers), psutil's own wait would always take the whole time.
    """
    deadline = time.monotonic() + seconds
    running = [process for process in processes if is_running(process)]
    while running and time.monotonic() < deadline:
        time.sleep(POLL_SECONDS)
        running = [process for process in running if is_running(process)]
    return running
