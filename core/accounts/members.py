"""What makes and changes an account. Nothing here commits.

Source: design section 8, spec sections 4, 5 and 8.
"""

from datetime import UTC, datetime

from sqlalchemy import func, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from core.accounts import queries
from core.accounts.links import attach_link
from core.accounts.passwords import hash_password
from core.mail.enqueue import enqueue_activation, enqueue_password_changed, enqueue_password_reset
from core.models import PasswordReset, SignUp, User
from core.settings import Settings

WELCOME_CREDITS = 10
"""Recipes that a new member may generate."""


class EmailTaken(ValueError):
    """There is a user with this address already."""


class LinkRejected(ValueError):
    """The link is unknown, used, expired or meant for something else."""


def sign_up(session: Session, *, email: str, full_name: str, password: str, settings: Settings) -> SignUp:
    """Keep who somebody says they are, and owe them the mail that asks for proof.

    The same is done for an address that has an account: only the mail's text will differ, so that nobody who can't
    read it learns of the account.
    """
    claim = SignUp(email=email, full_name=full_name, password_hash=hash_password(password))
    attach_link(claim, settings)
    session.add(claim)
    session.flush()
    enqueue_activation(session, claim)
    return claim


def activate(session: Session, link_id: str) -> User:
    """Make a user of the sign-up behind the link; every other sign-up with the address is void. Raises LinkRejected."""
    claim = queries.open_link(session, SignUp, link_id, now=datetime.now(UTC))
    if claim is None:
        raise LinkRejected
    try:
        user = create_user(session, email=claim.email, full_name=claim.full_name, password_hash=claim.password_hash)
    except EmailTaken:
        raise LinkRejected from None
    void_links(session, SignUp, claim.email)
    return user


def void_links(session: Session, kind: type[SignUp] | type[PasswordReset], email: str) -> None:
    """Make every open link of this kind to the address void."""
    session.execute(
        update(kind)
        .where(func.lower(kind.email) == func.lower(email), kind.used_at.is_(None))
        .values(used_at=datetime.now(UTC))
    )


def create_user(
    session: Session,
    *,
    email: str,
    full_name: str,
    password_hash: str,
    credits_remaining: int = WELCOME_CREDITS,
    is_master_chef: bool = False,
    is_staff: bool = False,
) -> User:
    """Store a user who can sign in at once. Raises EmailTaken, also when somebody else is quicker."""
    user: User | None = session.scalar(
        insert(User)
        .values(
            email=email,
            full_name=full_name,
            password_hash=password_hash,
            credits_remaining=credits_remaining,
            is_master_chef=is_master_chef,
            is_staff=is_staff,
        )
        .on_conflict_do_nothing()
        .returning(User)
    )
    if user is None:
        raise EmailTaken
    return user


def ask_for_reset(session: Session, *, email: str, settings: Settings) -> None:
    """Owe the address a mail with a link, whether or not somebody here has it: the mailer finds out.

    While such a mail waits, asking again changes nothing.
    """
    if queries.has_waiting_reset(session, email):
        return
    reset = PasswordReset(email=email)
    attach_link(reset, settings)
    session.add(reset)
    session.flush()
    enqueue_password_reset(session, reset)


def reset_password(session: Session, link_id: str, *, new_password: str) -> User:
    """Set the password of whoever the link was mailed to. Raises LinkRejected."""
    reset = queries.open_link(session, PasswordReset, link_id, now=datetime.now(UTC))
    user = queries.user_by_email(session, reset.email, lock=True) if reset else None
    if reset is None or user is None or user.password_hash is None:
        raise LinkRejected
    session.refresh(reset)
    if reset.used_at is not None:  # voided by whoever changed the password while we waited for the user
        raise LinkRejected
    change_password(session, user, new_password=new_password)
    return user


def renew_hash(session: Session, user: User, password: str) -> None:
    """Hash the user's password anew, unless another one has been set since it was compared."""
    session.execute(
        update(User)
        .where(User.id == user.id, User.password_hash == user.password_hash)
        .values(password_hash=hash_password(password), updated_at=User.updated_at)
    )


def change_password(session: Session, user: User, *, new_password: str) -> None:
    """Set the password, end every sign-in, void every reset link, and owe the user a mail about it."""
    user.password_hash = hash_password(new_password)
    user.token_version += 1
    void_links(session, PasswordReset, user.email)
    session.flush()
    enqueue_password_changed(session, user)
