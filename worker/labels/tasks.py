"""Label jobs. Each is safe to run twice and at the same time as itself."""

import logging

from core.db import get_database
from core.queue import Task
from core.recipes.label_refresh import refresh_labels
from core.recipes.queries import ToLabel
from worker.metrics import count_failure

log = logging.getLogger(__name__)


def label_missing() -> None:
    """Label recipes that have no labels: those of before labels were stored, and those that were changed by hand."""
    _refresh(ToLabel.MISSING, Task.LABEL_MISSING)


def refresh_all_labels() -> None:
    """Label every recipe that has no labels, or those of other lexicons."""
    _refresh(ToLabel.OUTDATED, Task.REFRESH_LABELS)


def _refresh(which: ToLabel, task: Task) -> None:
    done = refresh_labels(get_database(), which)
    if done.labelled or done.busy or done.failed:
        log.info(
            "%d recipes labelled: %d new, %d changed; %d busy, %d failed",
            *(done.labelled, done.new, done.changed, done.busy, done.failed),
        )
    if done.failed:
        count_failure(task)
    if done.haram:
        log.warning("%d published recipes are haram by the present lexicon: see sufra halal audit", done.haram)
