"""Signing in."""

from sqlalchemy.orm import Session

from core.accounts import queries
from core.accounts.errors import NotActivated, WrongCredentials
from core.accounts.password_changes import renew_hash
from core.accounts.passwords import is_outdated, matches
from core.models import User


def sign_in(session: Session, *, email: str, password: str) -> User:
    """Return the user with this address and password.

    Raises WrongCredentials, or NotActivated with the right password of a sign-up that waits for its activation.
    One password is compared in every case, so that the time taken does not tell whether an account exists.
    """
    user = queries.user_by_email(session, email)
    if user is None:
        sign_up = queries.newest_sign_up(session, email)
        if matches(password, sign_up.password_hash if sign_up else None):
            raise NotActivated
        raise WrongCredentials
    if not matches(password, user.password_hash):
        raise WrongCredentials
    if user.password_hash and is_outdated(user.password_hash):
        renew_hash(session, user, password)
    return user
