"""Waiting for what happens outside the browser."""

import threading
import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE_SECONDS = 60.0
POLL_SECONDS = 0.05

Found = TypeVar("Found")


def wait_for(look: Callable[[], Found | None], what: str) -> Found:
    """Return what `look` finds as soon as it finds something; fail after a minute with `what` was waited for."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not (found := look()):
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        threading.Event().wait(POLL_SECONDS)
    return found
