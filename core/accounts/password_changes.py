"""Resetting and changing passwords. Nothing here commits.

Source: docs/product/accounts.md#account-security.
"""

from datetime import UTC, datetime

from sqlalchemy import update
from sqlalchemy.orm import Session

from core.accounts import queries
from core.accounts.errors import ResetLinkRejected
from core.accounts.fields import NEW_PASSWORD, PasswordRejected
from core.accounts.links import attach_link, void_links
from core.accounts.passwords import hash_password, matches
from core.mail.enqueue import enqueue_password_changed, enqueue_password_reset
from core.models import PasswordReset, User
from core.settings import Settings


def ask_for_reset(session: Session, *, email: str, settings: Settings) -> None:
    """Enqueue a mail with a reset link to the address, whether or not it has an account: the mail job checks that.

    Does nothing while such a mail is pending.
    """
    if queries.has_waiting_reset(session, email):
        return
    reset = PasswordReset(email=email)
    attach_link(reset, settings)
    session.add(reset)
    session.flush()
    enqueue_password_reset(session, reset)


def reset_password(session: Session, link_id: str, *, new_password: str) -> User:
    """Set the password of the user to whom the link was mailed. Raises ResetLinkRejected."""
    reset = queries.open_link(session, PasswordReset, link_id, now=datetime.now(UTC))
    user = queries.user_by_email(session, reset.email, lock=True) if reset else None
    if reset is None or user is None or user.password_hash is None:
        raise ResetLinkRejected
    session.refresh(reset)
    if reset.used_at is not None:  # a password change voided the link while this transaction waited for the user's row
        raise ResetLinkRejected
    change_password(session, user, new_password=new_password)
    return user


def update_password(session: Session, member: User, *, old_password: str, new_password: str) -> None:
    """Change the member's password and revoke all tokens. Raises PasswordRejected."""
    version = member.token_version
    user = queries.lock_user(session, member.id)
    if user.token_version != version or not matches(old_password, user.password_hash):
        raise PasswordRejected("The old password is incorrect.")
    if matches(new_password, user.password_hash):
        raise PasswordRejected(NEW_PASSWORD["unchanged"])
    change_password(session, user, new_password=new_password)


def renew_hash(session: Session, user: User, password: str) -> None:
    """Hash the user's password anew, unless another one has been set since it was compared."""
    session.execute(
        update(User)
        .where(User.id == user.id, User.password_hash == user.password_hash)
        .values(password_hash=hash_password(password), updated_at=User.updated_at)
    )


def change_password(session: Session, user: User, *, new_password: str) -> None:
    """Set the password, revoke all tokens, void every reset link, and enqueue a mail that tells the user."""
    user.password_hash = hash_password(new_password)
    user.token_version += 1
    void_links(session, PasswordReset, user.known_email)
    session.flush()
    enqueue_password_changed(session, user)
