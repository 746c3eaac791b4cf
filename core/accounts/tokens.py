"""Tokens: JWT, signed with HS256, good for a week or until the password changes."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum

import jwt

from core.accounts.secrets import key_for
from core.models import User
from core.settings import Settings

ALGORITHM = "HS256"
LIFETIME = timedelta(days=7)
NEEDED = ["sub", "ver", "exp", "iat"]


class Purpose(StrEnum):
    """What a token opens. Each purpose has a key of its own, so that no token opens anything else."""

    CALLS = "tokens"
    """The API, as bearer token."""
    STAFF_PAGES = "staff pages"
    """The page of `/admin`, as cookie. It holds no data: calls from it need a bearer token."""


class TokenRejected(ValueError):
    """The token is invalid."""


class TokenExpired(TokenRejected):
    """The token has expired."""


@dataclass(frozen=True)
class Token:
    """A token as its owner gets it. `expires_at` is UTC, in whole seconds."""

    text: str
    expires_at: datetime


@dataclass(frozen=True)
class Claims:
    """What a token says; whether its version is still the user's is for the reader to see."""

    user_id: int
    version: int


def issue_token(
    user: User, settings: Settings, *, purpose: Purpose = Purpose.CALLS, now: datetime | None = None
) -> Token:
    """Return a token for the user as they are now."""
    issued_at = (now or datetime.now(UTC)).replace(microsecond=0)
    expires_at = issued_at + LIFETIME
    claims = {"sub": str(user.id), "ver": user.token_version, "iat": issued_at, "exp": expires_at}
    return Token(jwt.encode(claims, key_for(purpose, settings), ALGORITHM), expires_at)


def read_token(text: str, settings: Settings, *, purpose: Purpose = Purpose.CALLS) -> Claims:
    """Return what the token says. Raises TokenExpired or TokenRejected."""
    try:
        claims = jwt.decode(text, key_for(purpose, settings), algorithms=[ALGORITHM], options={"require": NEEDED})
        return Claims(user_id=int(claims["sub"]), version=int(claims["ver"]))
    except jwt.ExpiredSignatureError:
        raise TokenExpired from None
    except (jwt.InvalidTokenError, ValueError, TypeError):
        raise TokenRejected from None
