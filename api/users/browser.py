"""The cookie by which a browser is recognised that has signed up. See core.accounts.origins."""

import re
from typing import Annotated

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


def read_origin(request: Request, settings: SettingsDep) -> Origin:
    """Return where the call comes from."""
    return origin_of(_secret_of(request), address_of(request), settings)


def mark_browser(request: Request, response: Response, settings: SettingsDep) -> Origin:
    """Return where the call comes from, and give the browser a cookie if it has none.

    A browser that has one keeps its secret, so that two sign-ups of one person count as one origin.
    """
    secret = _secret_of(request) or new_browser_secret()
    response.set_cookie(
        COOKIE,
        secret,
        max_age=MAX_AGE_SECONDS,
        path=COOKIE_PATH,
        secure=_is_secure(settings),
        httponly=True,
        samesite="lax",
    )
    return origin_of(secret, address_of(request), settings)


def forget_browser(response: Response, settings: Settings) -> None:
    """Remove the cookie: it has done its work."""
    response.delete_cookie(COOKIE, path=COOKIE_PATH, secure=_is_secure(settings), httponly=True, samesite="lax")


def _secret_of(request: Request) -> str | None:
    given = request.cookies.get(COOKIE, "")
    return given if SECRET.fullmatch(given) else None


def _is_secure(settings: Settings) -> bool:
    return settings.public_url.scheme == "https"


OriginDep = Annotated[Origin, Depends(read_origin)]
MarkedOriginDep = Annotated[Origin, Depends(mark_browser)]
