"""Ends a worker at once whose Celery has broken, instead of waiting for what it still does."""

import logging
import os
import signal
from typing import Any

from celery import bootsteps
from celery.platforms import EX_FAILURE

log = logging.getLogger(__name__)


class EndWhenBroken(bootsteps.StartStopStep):  # type: ignore[misc]  # celery ships no types
    """A step of the worker that ends it, with its child processes, when it stops because of an error of its own.

    Celery takes nothing more from the queue then, but waits for the tasks that are under way, which may take hours.
    What starts the worker anew only does so once the process has ended. Every task is safe to be killed and run again.
    kombu 5.7 breaks so when Redis ends while a task is under way.
    """

    requires = ("celery.worker.components:Pool",)

    def start(self, _parent: Any) -> None:
        """Need nothing."""

    def stop(self, parent: Any) -> None:
        """End the process if it stops because of an error."""
        if parent.exitcode != EX_FAILURE:
            return
        log.critical("the worker is broken and ends: what was under way is done again")
        for process_id in parent.pool.info.get("processes", ()):
            os.kill(process_id, signal.SIGKILL)
        os._exit(EX_FAILURE)
