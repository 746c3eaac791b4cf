"""Jobs of accounts. Each is safe to run twice and at the same time as itself."""

import logging

from sqlalchemy.exc import SQLAlchemyError

from core.db import get_database
from core.own_data.removal import remove_due_accounts as remove_due
from core.queue import Task
from worker.metrics import count_failure

log = logging.getLogger(__name__)


def remove_due_accounts() -> None:
    """Remove the accounts whose term to be taken back is over."""
    try:
        removed = remove_due(get_database())
    except SQLAlchemyError as error:
        log.error("accounts that are due stay: %s", type(error).__name__)  # noqa: TRY400
        count_failure(Task.REMOVE_DUE_ACCOUNTS)
        return
    if removed:
        log.info("accounts removed: %d", removed)
