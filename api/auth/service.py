"""Signing in. Source: design section 8."""

from sqlalchemy.orm import Session

from api.auth.schemas import LoginOut, SignedInUserOut
from api.errors import ApiError
from core.accounts import members, queries
from core.accounts.passwords import is_outdated, matches
from core.accounts.tokens import issue_token
from core.models import User
from core.settings import Settings


class WrongCredentials(ApiError):
    """Address or password are wrong; which of them is nobody's business."""

    status = 401
    code = "wrong_credentials"
    sentence = "The email address or password is incorrect."


class NotActivated(ApiError):
    """The password is right, the activation link has not been used."""

    status = 403
    code = "not_activated"
    sentence = "Your account is not activated yet. Please use the activation link in the email we sent you."


class ResetLinkRejected(ApiError):
    """The link is unknown, used, expired or meant for something else."""

    code = "reset_link_rejected"
    sentence = "Failed to reset password. The reset link may be invalid or expired."


def sign_in(session: Session, *, email: str, password: str, settings: Settings) -> LoginOut:
    """Return a token. Raises WrongCredentials, or NotActivated with the right password of a sign-up.

    One password is compared whoever is there, so that time tells nothing.
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
        members.renew_hash(session, user, password)
    return show_login(user, settings)


def show_login(user: User, settings: Settings) -> LoginOut:
    """Return a fresh token with its owner."""
    token = issue_token(user, settings)
    signed_in = SignedInUserOut(id=user.id, name=user.full_name, email=user.email, is_master_chef=user.is_master_chef)
    return LoginOut(token=token.text, token_expires_at=token.expires_at, user=signed_in)


def reset_password(session: Session, link_id: str, *, new_password: str) -> None:
    """Set a new password by a mailed link. Raises ResetLinkRejected."""
    try:
        members.reset_password(session, link_id, new_password=new_password)
    except members.LinkRejected:
        raise ResetLinkRejected from None
