"""The cookie that opens the page of /admin. It authorizes no call: those take the bearer token alone.

Source: docs/product/staff.md#staff-pages.
"""

from datetime import UTC, datetime
from typing import Literal, TypedDict

from fastapi import Request, Response
from sqlalchemy.orm import Session

from api.auth.identity import authenticate
from core.accounts.tokens import Purpose, issue_token
from core.models import User
from core.settings import Settings

COOKIE = "sufra_staff"
COOKIE_PATH = "/admin"


def page_cookie_name(settings: Settings) -> str:
    """Return the cookie's name. Under https it begins with `__Secure-`: no plain connection can set it then."""
    return f"__Secure-{COOKIE}" if _is_secure(settings) else COOKIE


def mark_staff(response: Response, user: User, settings: Settings) -> None:
    """Set the cookie for a member of staff; for any other user remove the cookie of an earlier sign-in."""
    if not user.is_staff:
        forget_staff(response, settings)
        return
    token = issue_token(user, settings, purpose=Purpose.STAFF_PAGES)
    lifetime = token.expires_at - datetime.now(UTC)
    response.set_cookie(value=token.text, max_age=int(lifetime.total_seconds()), **_attributes(settings))


def forget_staff(response: Response, settings: Settings) -> None:
    """Remove the cookie."""
    response.delete_cookie(**_attributes(settings))


def user_of_page(request: Request, session: Session, settings: Settings) -> User:
    """Return whose cookie the request has, as the database knows them now; they need not be staff any more.

    Raises NotAuthenticated or AuthenticationExpired.
    """
    given = request.cookies.get(page_cookie_name(settings), "")
    return authenticate(session, given, settings, purpose=Purpose.STAFF_PAGES)


class _Attributes(TypedDict):
    key: str
    path: str
    secure: bool
    httponly: bool
    samesite: Literal["strict"]


def _attributes(settings: Settings) -> _Attributes:
    return {
        "key": page_cookie_name(settings),
        "path": COOKIE_PATH,
        "secure": _is_secure(settings),
        "httponly": True,
        "samesite": "strict",
    }


def _is_secure(settings: Settings) -> bool:
    return settings.public_url.scheme == "https"
