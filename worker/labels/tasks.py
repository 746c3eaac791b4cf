"""Label jobs. Each is safe to run twice and at the same time as itself."""

import logging
import math

from core.advisory_locks import LockSpace, process_lock
from core.db import get_database
from core.queue import Task, get_publisher
from core.recipes.label_refresh import Refreshed, refresh_labels
from core.recipes.queries import ToLabel
from worker.metrics import count_failure

log = logging.getLogger(__name__)

RUN_SECONDS = 60.0
"""How long a run labels what has no labels. A statement over the texts of all recipes leaves hours of that."""


def label_missing() -> None:
    """Label recipes that have no labels: those of before labels were stored, and those that were changed by hand.

    One process at a time does it, for about a minute; what is left then is done by another run, behind the tasks that
    wait meanwhile.
    """
    with process_lock(get_database(), LockSpace.LABELS) as lock:
        is_complete = lock is None or _refresh(ToLabel.MISSING, Task.LABEL_MISSING, seconds=RUN_SECONDS).is_complete
    if not is_complete:
        get_publisher().publish(Task.LABEL_MISSING)


def refresh_all_labels() -> None:
    """Label every recipe that has no labels, or those of other lexicons."""
    _refresh(ToLabel.OUTDATED, Task.REFRESH_LABELS)


def _refresh(which: ToLabel, task: Task, *, seconds: float = math.inf) -> Refreshed:
    done = refresh_labels(get_database(), which, seconds=seconds)
    if done.labelled or done.busy or done.failed:
        log.info(
            "%d recipes labelled: %d new, %d changed; %d busy, %d failed",
            *(done.labelled, done.new, done.changed, done.busy, done.failed),
        )
    if done.failed:
        count_failure(task)
    if done.haram:
        log.warning("%d published recipes are haram by the present lexicon: see sufra halal audit", done.haram)
    return done
