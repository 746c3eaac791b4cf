"""Moderation jobs. Each is safe to run twice and at the same time as itself."""

import logging

from core.db import get_database
from core.moderation.kinds import MODERATED_KINDS
from core.moderation.queue import check_pending

log = logging.getLogger(__name__)


def check_texts() -> None:
    """Approve clean reviews and comments, and hold the others for staff."""
    for kind in MODERATED_KINDS:
        done = check_pending(get_database(), kind)
        if done:
            log.info("%d checked: %s", done, kind.name)
