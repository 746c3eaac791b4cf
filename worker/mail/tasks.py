"""Mail jobs. Each is safe to run twice, also at the same time."""

import logging

from sqlalchemy.exc import SQLAlchemyError

from core.db import get_database
from core.queue import Task
from core.settings import get_settings
from worker.mail.deliver import deliver, server_backoff
from worker.mail.forget import forget
from worker.metrics import count_failure

log = logging.getLogger(__name__)


def send_mails() -> None:
    """Send the mails that are due."""
    try:
        sent = deliver(get_database(), get_settings(), server_backoff())
    except SQLAlchemyError as error:
        # By its type alone: its text quotes what was about to be written.
        log.error("mails stay where they are: %s", type(error).__name__)  # noqa: TRY400
        count_failure(Task.SEND_MAILS)
        return
    if sent:
        log.info("mails sent: %d", sent)


def delete_old_mails() -> None:
    """Delete links that have long expired and mails that were settled long ago."""
    try:
        log.info("old links and mails deleted: %d", forget(get_database()))
    except SQLAlchemyError as error:
        log.error("old links and mails stay: %s", type(error).__name__)  # noqa: TRY400
        count_failure(Task.DELETE_OLD_MAILS)
