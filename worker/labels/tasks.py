"""Label jobs. Each is safe to run twice and at the same time as itself."""

import logging

from core.db import get_database
from core.recipes.label_refresh import refresh_labels

log = logging.getLogger(__name__)


def refresh_all_labels() -> None:
    """Label every recipe that has no labels, or those of other lexicons."""
    done = refresh_labels(get_database())
    log.info("%d recipes labelled: %d new, %d changed, %d busy", done.labelled, done.new, done.changed, done.busy)
    if done.haram:
        log.warning("%d published recipes are haram by the present lexicon: see sufra halal audit", done.haram)
