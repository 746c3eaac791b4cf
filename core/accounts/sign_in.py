"""Signing in."""

from sqlalchemy.orm import Session

from core.accounts import queries
from core.accounts.errors import NotActivated, WrongCredentials
from core.accounts.password_changes import renew_hash
from core.accounts.passwords import is_outdated, matches
from core.models import User

SIGN_UPS_COMPARED = 3
"""Others may sign up with the same address: the newest sign-up is not always the one of who signs in."""


def sign_in(session: Session, *, email: str, password: str) -> User:
    """Return the user with this address and password.

    Raises WrongCredentials, or NotActivated with the right password of a sign-up that waits for its activation.
    A refusal compares as many passwords as there are open sign-ups (one to SIGN_UPS_COMPARED), with and without an
    account: those exist for both, so that the time taken does not tell whether an account exists.
    """
    user = queries.user_by_email(session, email)
    sign_ups = queries.newest_sign_ups(session, email, limit=SIGN_UPS_COMPARED)
    kept = [user.password_hash] if user else [sign_up.password_hash for sign_up in sign_ups]
    compared = kept + [None] * (max(1, len(sign_ups)) - len(kept))
    if not any(matches(password, password_hash) for password_hash in compared):
        raise WrongCredentials
    if user is None:
        raise NotActivated
    if user.password_hash and is_outdated(user.password_hash):
        renew_hash(session, user, password)
    return user
