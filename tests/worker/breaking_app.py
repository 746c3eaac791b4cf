"""The worker's application, whose Celery breaks as soon as the file that BREAK_FILE names exists."""

import os
from pathlib import Path
from typing import Any

from celery import bootsteps

from worker.app import make_app


class Break(bootsteps.StartStopStep):  # type: ignore[misc]  # celery ships no types
    """Raises in the worker's event loop what Celery has no answer to."""

    requires = ("celery.worker.components:Hub",)

    def start(self, parent: Any) -> None:
        """Look for the file from now on."""
        parent.hub.on_tick.add(_break_if_told)


def _break_if_told() -> None:
    if Path(os.environ["BREAK_FILE"]).exists():
        raise RuntimeError("told to break")


app = make_app()
app.steps["worker"].add(Break)
