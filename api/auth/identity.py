"""The signed-in user, read from the bearer token.

Flags, credits and the token's version are read from the database at each call, so that changes are effective at once.
"""

from typing import Annotated

from fastapi import Depends, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from sqlalchemy.orm import Session

from api.dependencies import MAX_ID, SessionDep, SettingsDep
from api.errors import raises
from core.accounts.tokens import Claims, Purpose, TokenExpired, TokenRejected, read_token
from core.errors import DomainError
from core.models import User
from core.settings import Settings

bearer = HTTPBearer(auto_error=False, description="The Token that /authenticate/login answers.")
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


class NotAuthenticated(DomainError):
    """There is no token, or one that this site did not issue."""

    status = 401
    code = "not_authenticated"
    sentence = "Not authenticated"


class AuthenticationExpired(NotAuthenticated):
    """The token has expired, or the password has changed since."""

    code = "authentication_expired"
    sentence = "Authentication expired. Please login again."


class NotMasterChef(DomainError):
    """The member does not have the flag."""

    status = 403
    code = "not_master_chef"
    sentence = "Only master chefs can write blogs."


@raises(NotAuthenticated, AuthenticationExpired)
def current_member(credentials: Credentials, response: Response, session: SessionDep, settings: SettingsDep) -> User:
    """Return the signed-in user. Raises NotAuthenticated or AuthenticationExpired (401)."""
    response.headers["Cache-Control"] = "no-store"
    if credentials is None:
        raise NotAuthenticated
    return authenticate(session, credentials.credentials, settings)


@raises(NotAuthenticated, AuthenticationExpired)
async def signed_token(credentials: Credentials, settings: SettingsDep) -> Claims:
    """Return the claims of a token that this site signed, without asking the database.

    For what has to be decided before a call waits or counts; the endpoint still takes MemberDep, or compares the
    version itself. Asynchronous, so that it needs no thread.
    Raises NotAuthenticated or AuthenticationExpired (401).
    """
    if credentials is None:
        raise NotAuthenticated
    return read_claims(credentials.credentials, settings)


@raises(NotAuthenticated, AuthenticationExpired)
async def bearer_token(credentials: Credentials, settings: SettingsDep) -> str:
    """Return a token that this site signed, for an endpoint that authenticates in a transaction of its own.

    Raises NotAuthenticated or AuthenticationExpired (401).
    """
    if credentials is None:
        raise NotAuthenticated
    read_claims(credentials.credentials, settings)
    return credentials.credentials


@raises(NotMasterChef)
def current_master_chef(member: Annotated[User, Depends(current_member, scope="function")]) -> User:
    """Return the signed-in master chef. Raises NotMasterChef (403)."""
    if not member.is_master_chef:
        raise NotMasterChef
    return member


def current_reader(
    credentials: Credentials, response: Response, session: SessionDep, settings: SettingsDep
) -> User | None:
    """Return the signed-in user, or None. An invalid token counts as none."""
    if credentials is None:
        return None
    response.headers["Cache-Control"] = "no-store"
    try:
        return authenticate(session, credentials.credentials, settings)
    except NotAuthenticated:
        return None


def authenticate(session: Session, token: str, settings: Settings, *, purpose: Purpose = Purpose.CALLS) -> User:
    """Return the token's user. Raises NotAuthenticated or AuthenticationExpired."""
    claims = read_claims(token, settings, purpose=purpose)
    user = session.get(User, claims.user_id) if 0 < claims.user_id <= MAX_ID else None
    if user is None or user.token_version != claims.version:
        raise AuthenticationExpired
    return user


def read_claims(token: str, settings: Settings, *, purpose: Purpose = Purpose.CALLS) -> Claims:
    """Return what the token says. Raises NotAuthenticated or AuthenticationExpired."""
    try:
        return read_token(token, settings, purpose=purpose)
    except TokenExpired:
        raise AuthenticationExpired from None
    except TokenRejected:
        raise NotAuthenticated from None


MemberDep = Annotated[User, Depends(current_member, scope="function")]
TokenDep = Annotated[str, Depends(bearer_token)]
MasterChefDep = Annotated[User, Depends(current_master_chef, scope="function")]
ReaderDep = Annotated[User | None, Depends(current_reader, scope="function")]
