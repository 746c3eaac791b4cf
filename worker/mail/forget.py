"""Deletes old links and mails: names and addresses are kept no longer than needed."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import ColumnElement, delete, select

from core.db import Database, transaction
from core.models import AccountDeletion, ContactMessage, Mail, MailState, PasswordReset, SignUp

LINKS_ARE_KEPT = timedelta(days=7)
MAILS_ARE_KEPT = timedelta(days=30)
MESSAGES_ARE_KEPT = timedelta(days=365)
BATCH = 1000


def forget(database: Database) -> int:
    """Delete sign-ups and resets that expired a week ago, visitors' messages of a year ago, mails settled a month ago.

    Deletions that were taken back count as links; those that are due are not this job's.
    What is deleted takes its mails with it. A link or a message whose mail has yet to leave stays.
    Returns how many rows were old.
    """
    now = datetime.now(UTC)
    waiting = select(Mail.id).where(Mail.state == MailState.PENDING)
    return (
        _delete(
            database,
            SignUp,
            SignUp.expires_at < now - LINKS_ARE_KEPT,
            ~waiting.where(Mail.sign_up_id == SignUp.id).exists(),
        )
        + _delete(
            database,
            PasswordReset,
            PasswordReset.expires_at < now - LINKS_ARE_KEPT,
            ~waiting.where(Mail.password_reset_id == PasswordReset.id).exists(),
        )
        + _delete(
            database,
            AccountDeletion,
            AccountDeletion.expires_at < now - LINKS_ARE_KEPT,
            AccountDeletion.used_at.is_not(None),
        )
        + _delete(
            database,
            ContactMessage,
            ContactMessage.created_at < now - MESSAGES_ARE_KEPT,
            ~waiting.where(Mail.contact_message_id == ContactMessage.id).exists(),
        )
        + _delete(database, Mail, Mail.state != MailState.PENDING, Mail.settled_at < now - MAILS_ARE_KEPT)
    )


def _delete(
    database: Database,
    table: type[SignUp] | type[PasswordReset] | type[AccountDeletion] | type[ContactMessage] | type[Mail],
    *conditions: ColumnElement[bool],
) -> int:
    """Delete the rows in batches, each in a transaction of its own, and return how many there were."""
    old = select(table.id).where(*conditions).limit(BATCH).with_for_update(skip_locked=True, of=table)
    total = 0
    while True:
        with transaction(database) as session:
            ids = session.scalars(old).all()
            session.execute(delete(table).where(table.id.in_(ids)))
        total += len(ids)
        if len(ids) < BATCH:
            return total
