"""Moderation jobs. Each is safe to run twice and at the same time as itself."""

import logging

from core.db import get_database
from core.moderation.reviews import check_pending_reviews

log = logging.getLogger(__name__)


def check_reviews() -> None:
    """Approve clean reviews and hold the others for staff."""
    done = check_pending_reviews(get_database())
    if done:
        log.info("%d reviews checked", done)
