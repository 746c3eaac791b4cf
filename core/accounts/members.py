"""Signing up and the member's name. Nothing here commits.

Source: docs/product/accounts.md#account-security.
"""

from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from core.accounts import queries
from core.accounts.errors import EmailTaken
from core.accounts.fields import NEW_NAME, NameRejected, parse_new_name
from core.accounts.links import attach_link
from core.accounts.origins import Origin
from core.accounts.passwords import hash_password
from core.credits.ledger import move_credits
from core.mail.enqueue import enqueue_activation
from core.models import CreditReason, SignUp, User
from core.settings import Settings

WELCOME_CREDITS = 10
"""Recipes that a new member may generate."""


def sign_up(
    session: Session,
    *,
    email: str,
    full_name: str,
    password: str,
    origin: Origin,
    settings: Settings,
    is_mailed: bool = True,
) -> SignUp:
    """Store a sign-up and, if it is mailed, enqueue the mail with its activation link.

    Without a mail of its own it still counts when its browser uses the link of another mail to the same address.

    An address that has an account is treated the same; only the mail's text differs. So the answer does not tell
    whether an account exists.
    """
    new_sign_up = SignUp(
        email=email,
        full_name=full_name,
        password_hash=hash_password(password),
        browser_hash=origin.browser_hash,
        address_hash=origin.address_hash,
    )
    attach_link(new_sign_up, settings)
    session.add(new_sign_up)
    session.flush()
    if is_mailed:
        enqueue_activation(session, new_sign_up)
    return new_sign_up


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
    """Store a user who can sign in at once. Raises EmailTaken, also when a concurrent request was first."""
    user: User | None = session.scalar(
        insert(User)
        .values(
            email=email,
            full_name=full_name,
            password_hash=password_hash,
            is_master_chef=is_master_chef,
            is_staff=is_staff,
        )
        .on_conflict_do_nothing()
        .returning(User)
    )
    if user is None:
        raise EmailTaken
    move_credits(session, user, credits_remaining, CreditReason.WELCOME)
    return user


def rename(session: Session, member: User, given: str) -> str:
    """Change the member's name and return it as it is stored. Raises NameRejected."""
    name = parse_new_name(given)
    user = queries.lock_user(session, member.id)
    if name == user.full_name:
        raise NameRejected(NEW_NAME["unchanged"])
    user.full_name = name
    return name
