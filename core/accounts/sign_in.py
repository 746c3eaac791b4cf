"""Signing in."""

from collections.abc import Sequence

from sqlalchemy.orm import Session

from core.accounts import queries
from core.accounts.deletion import keep_account, refuse_if_scheduled
from core.accounts.errors import NotActivated, WrongCredentials
from core.accounts.password_changes import renew_hash
from core.accounts.passwords import is_outdated, matches
from core.models import SignUp, User

SIGN_UPS_COMPARED = 3
"""Others may sign up with the same address: the newest sign-up is not always the one of who signs in."""


def sign_in(session: Session, *, email: str, password: str) -> User:
    """Return the user with this address and password.

    Raises what find_by_password raises, and DeletionScheduled for an account that is to be deleted.
    """
    user = find_by_password(session, email=email, password=password)
    refuse_if_scheduled(session, user)
    return user


def keep_and_sign_in(session: Session, *, email: str, password: str) -> User:
    """Return the user with this address and password, whose account is kept if it was to be deleted.

    Raises what find_by_password raises.
    """
    user = find_by_password(session, email=email, password=password)
    keep_account(session, user)
    return user


def find_by_password(session: Session, *, email: str, password: str) -> User:
    """Return the user with this address and password.

    Raises NotActivated when the password is that of an open sign-up, and WrongCredentials for any other. Both are the
    same with and without an account: any visitor can sign up with any address, so a sign-up's password must not tell
    whether an account exists. Nor must the time: a refusal compares the hashes of the account and of the open sign-ups,
    and placeholder hashes where there are none.
    """
    user = queries.user_by_email(session, email)
    sign_ups = queries.newest_sign_ups(session, email, limit=SIGN_UPS_COMPARED)
    if not matches(password, user.password_hash if user else None) or user is None:
        raise _refusal(password, sign_ups)
    if user.password_hash and is_outdated(user.password_hash):
        renew_hash(session, user, password)
    return user


def _refusal(password: str, sign_ups: Sequence[SignUp]) -> NotActivated | WrongCredentials:
    kept: list[str | None] = [sign_up.password_hash for sign_up in sign_ups]
    # All are compared: which of them matches must not show in the time either.
    found = [matches(password, password_hash) for password_hash in kept or [None]]
    return NotActivated() if any(found) else WrongCredentials()
