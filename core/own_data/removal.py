"""Ends accounts whose deletion is due."""

import logging
from datetime import UTC, datetime

from sqlalchemy import ColumnElement, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from core.accounts.known_addresses import forget_addresses
from core.accounts.queries import lock_user
from core.db import Database, transaction
from core.models import AccountDeletion
from core.own_data.kinds import KINDS

log = logging.getLogger(__name__)

BATCH = 200
"""Accounts of one run; the next run goes on."""


def remove_due_accounts(database: Database) -> int:
    """Remove the accounts whose deletion is due, and return how many that were.

    Each in a transaction of its own: a process that dies leaves the account whole, and one that can't be removed does
    not hold up the others.
    """
    due = select(AccountDeletion.id).where(*_is_due()).order_by(AccountDeletion.expires_at).limit(BATCH)
    with transaction(database) as session:
        ids = session.scalars(due).all()
    return sum(_remove_one(database, deletion_id) for deletion_id in ids)


def _remove_one(database: Database, deletion_id: int) -> bool:
    try:
        with transaction(database) as session:
            return _remove(session, deletion_id)
    except SQLAlchemyError as error:
        # By its type alone: its text quotes what was about to be written.
        log.error("account of deletion %d stays: %s", deletion_id, type(error).__name__)  # noqa: TRY400
        return False


def _remove(session: Session, deletion_id: int) -> bool:
    # Taken back meanwhile, or another run has it.
    deletion = session.scalar(
        select(AccountDeletion).where(AccountDeletion.id == deletion_id, *_is_due()).with_for_update(skip_locked=True)
    )
    if deletion is None:
        return False
    user = lock_user(session, deletion.user_id)
    forget_addresses(user.known_email)
    # In reverse: the account itself, by which the others are found, comes first in the list and goes last.
    for kind in reversed(KINDS):
        kind.remove(session, user)
    return True


def _is_due() -> tuple[ColumnElement[bool], ...]:
    return AccountDeletion.used_at.is_(None), AccountDeletion.expires_at <= datetime.now(UTC)
