"""Deleting one's account: scheduled for the end of a term, until which it can be taken back. Nothing here commits.

What happens at the end of the term: core.own_data.removal. Source: docs/product/own-data.md#delete-my-account.
"""

from datetime import UTC, datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from core.accounts import queries
from core.accounts.errors import (
    AlreadyScheduled,
    DeletionScheduled,
    KeepLinkRejected,
    KeepLinkUsed,
    WrongCredentials,
    WrongPassword,
)
from core.accounts.links import attach_link, hash_link
from core.accounts.passwords import matches
from core.long_date import long_date
from core.mail.enqueue import enqueue_account_deletion
from core.models import AccountDeletion, User
from core.settings import Settings


def schedule_deletion(session: Session, member: User, *, password: str, settings: Settings) -> AccountDeletion:
    """Schedule the deletion of the member's account, revoke all tokens, and enqueue a mail with the link to keep it.

    Raises WrongPassword, and AlreadyScheduled where a concurrent call was first.
    """
    version = member.token_version
    if not matches(password, member.password_hash):
        raise WrongPassword
    user = queries.lock_user(session, member.id)
    if queries.scheduled_deletion(session, user.id) is not None:
        raise AlreadyScheduled
    if user.token_version != version:  # the password was changed meanwhile
        raise WrongPassword
    user.token_version += 1
    deletion = AccountDeletion(user_id=user.id)
    attach_link(deletion, settings)
    session.add(deletion)
    session.flush()
    enqueue_account_deletion(session, deletion)
    return deletion


def refuse_if_scheduled(session: Session, user: User) -> None:
    """Raise DeletionScheduled for a user who can still keep the account, WrongCredentials once the term is over."""
    deletion = queries.scheduled_deletion(session, user.id)
    if deletion is None:
        return
    raise _refusal(deletion)


def keep_account(session: Session, user: User) -> None:
    """Take back the deletion of the user's account; without one nothing happens.

    Raises WrongCredentials once the term is over.
    """
    deletion = queries.scheduled_deletion(session, user.id, lock=True)
    if deletion is None:
        return
    now = datetime.now(UTC)
    if deletion.expires_at <= now:
        raise WrongCredentials
    deletion.used_at = now


def keep_account_by_link(session: Session, link_id: str) -> None:
    """Take back the deletion behind the link.

    Raises KeepLinkUsed for a link that has done so, and KeepLinkRejected for any other that does not work.
    """
    # Locked: the job that deletes the account holds this row until it is done.
    deletion = session.scalar(
        select(AccountDeletion).where(AccountDeletion.link_hash == hash_link(link_id)).with_for_update()
    )
    now = datetime.now(UTC)
    if deletion is None:
        raise KeepLinkRejected
    if deletion.used_at is not None:
        is_kept = queries.scheduled_deletion(session, deletion.user_id) is None
        raise KeepLinkUsed if is_kept else KeepLinkRejected
    if deletion.expires_at <= now:
        raise KeepLinkRejected
    deletion.used_at = now


def _refusal(deletion: AccountDeletion) -> DeletionScheduled | WrongCredentials:
    due_at = deletion.expires_at
    if due_at <= datetime.now(UTC):
        return WrongCredentials()
    return DeletionScheduled(f"Your account will be deleted on {long_date(due_at)}. You can still keep it.")
