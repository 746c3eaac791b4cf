"""The SELECTs behind accounts. Addresses are compared without regard to case."""

from collections.abc import Sequence
from datetime import datetime
from typing import TypeVar

from sqlalchemy import Select, and_, func, or_, select
from sqlalchemy.orm import Session

from core.accounts.links import hash_link
from core.models import AccountDeletion, Mail, MailState, PasswordReset, SignUp, User

Row = TypeVar("Row", SignUp, PasswordReset)


def user_by_email(session: Session, email: str, *, lock: bool = False) -> User | None:
    """Return the user with this address; with `lock`, their row is locked until the transaction ends."""
    statement = select(User).where(func.lower(User.email) == func.lower(email))
    return session.scalar(statement.with_for_update() if lock else statement)


def lock_user(session: Session, user_id: int) -> User:
    """Return the user as they are now, locked until the transaction ends."""
    return session.scalars(
        select(User).where(User.id == user_id).with_for_update().execution_options(populate_existing=True)
    ).one()


def scheduled_deletion(session: Session, user_id: int, *, lock: bool = False) -> AccountDeletion | None:
    """Return the deletion of the user's account that has not been taken back; its term may be over.

    With `lock`, its row is locked until the transaction ends.
    """
    statement = select(AccountDeletion).where(AccountDeletion.user_id == user_id, AccountDeletion.used_at.is_(None))
    return session.scalar(statement.with_for_update() if lock else statement)


def find_users(session: Session, text: str, *, limit: int) -> tuple[Sequence[User], int]:
    """Return users whose address or name holds the text, the newest first, and how many there are in all.

    Deleted users are left out.
    """
    meant = and_(
        User.deleted_at.is_(None),
        or_(User.email.icontains(text, autoescape=True), User.full_name.icontains(text, autoescape=True)),
    )
    found = session.scalars(select(User).where(meant).order_by(User.id.desc()).limit(limit)).all()
    return found, session.scalars(select(func.count()).select_from(User).where(meant)).one()


def newest_sign_ups(session: Session, email: str, *, limit: int) -> Sequence[SignUp]:
    """Return the last sign-ups with this address that no activation has settled, the newest first."""
    return session.scalars(_open_sign_ups(email).order_by(SignUp.id.desc()).limit(limit)).all()


def newest_sign_up_of_browser(session: Session, email: str, browser_hash: str, *, now: datetime) -> SignUp | None:
    """Return the browser's last sign-up with this address that has not expired."""
    return session.scalar(
        _open_sign_ups(email)
        .where(SignUp.browser_hash == browser_hash, SignUp.expires_at > now)
        .order_by(SignUp.id.desc())
        .limit(1)
    )


def has_rival_sign_up(session: Session, sign_up: SignUp, *, now: datetime) -> bool:
    """Tell whether there is another sign-up with the same email address that has not expired.

    Whether it is the same person's can't be known: each has a secret of its own.
    """
    rivals = _open_sign_ups(sign_up.email).where(SignUp.expires_at > now, SignUp.id != sign_up.id).limit(1)
    return session.scalar(rivals) is not None


def _open_sign_ups(email: str) -> Select[SignUp]:
    return select(SignUp).where(func.lower(SignUp.email) == func.lower(email), SignUp.used_at.is_(None))


def open_link(session: Session, kind: type[Row], link_id: str, *, now: datetime) -> Row | None:
    """Return the sign-up or reset behind a link that works at this moment.

    Nothing is locked: of two that use links of one address at once, the row of their user decides.
    """
    return session.scalar(
        select(kind).where(kind.link_hash == hash_link(link_id), kind.used_at.is_(None), kind.expires_at > now)
    )


def is_used_link(session: Session, kind: type[Row], link_id: str) -> bool:
    """Tell whether the link has been used or voided. False once its row has been deleted."""
    used = select(kind.id).where(kind.link_hash == hash_link(link_id), kind.used_at.is_not(None))
    return session.scalar(used) is not None


def has_waiting_reset(session: Session, email: str) -> bool:
    """Tell whether a reset mail to this address has yet to leave."""
    waiting = (
        select(Mail.id)
        .join(PasswordReset, PasswordReset.id == Mail.password_reset_id)
        .where(
            func.lower(PasswordReset.email) == func.lower(email),
            PasswordReset.used_at.is_(None),
            Mail.state == MailState.PENDING,
        )
        .limit(1)
    )
    return session.scalar(waiting) is not None
