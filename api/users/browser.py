"""The cookie by which a browser is recognised that has signed up. See core.accounts.origins."""

import re
from typing import Annotated, Literal, TypedDict

from fastapi import Depends, Request, Response

from api.dependencies import SettingsDep
from api.limits import address_of
from core.accounts.origins import Origin, new_browser_secret, origin_of
from core.settings import Settings

COOKIE = "sufra_sign_up"
COOKIE_PATH = "/api/v1.0/user"
MAX_AGE_SECONDS = 72 * 3600
"""Longer than an activation link works, which counts from when its mail leaves."""
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def cookie_name(settings: Settings) -> str:
    """Return the cookie's name.

    Under https it begins with `__Host-`: browsers then take it from this host alone, not from a neighbouring one.
    """
    return f"__Host-{COOKIE}" if _is_secure(settings) else COOKIE


def read_origin(request: Request, settings: SettingsDep) -> Origin:
    """Return where the call comes from."""
    given = request.cookies.get(cookie_name(settings), "")
    return origin_of(given if SECRET.fullmatch(given) else None, address_of(request), settings)


def mark_browser(request: Request, response: Response, settings: SettingsDep) -> Origin:
    """Return where the call comes from, and give the browser a cookie with a new secret.

    Never the secret that the browser has: a stranger may have put it there, and would know it.
    """
    secret = new_browser_secret()
    response.set_cookie(value=secret, max_age=MAX_AGE_SECONDS, **_attributes(settings))
    return origin_of(secret, address_of(request), settings)


def forget_browser(response: Response, settings: Settings) -> None:
    """Remove the cookie: it has done its work."""
    response.delete_cookie(**_attributes(settings))


class _Attributes(TypedDict):
    key: str
    path: str
    secure: bool
    httponly: bool
    samesite: Literal["lax"]


def _attributes(settings: Settings) -> _Attributes:
    is_secure = _is_secure(settings)
    return {
        "key": cookie_name(settings),
        "path": "/" if is_secure else COOKIE_PATH,  # browsers refuse another one behind `__Host-`
        "secure": is_secure,
        "httponly": True,
        "samesite": "lax",
    }


def _is_secure(settings: Settings) -> bool:
    return settings.public_url.scheme == "https"


OriginDep = Annotated[Origin, Depends(read_origin)]
MarkedOriginDep = Annotated[Origin, Depends(mark_browser)]
