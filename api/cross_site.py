"""Requests that a page of another site makes a visitor's browser send: an address in an `<img>` is enough for a GET."""

from fastapi import Depends, Request

from api.errors import raises
from core.errors import DomainError


class FromAnotherSite(DomainError):
    """The call comes from a page of another site."""

    status = 403
    code = "cross_site"
    sentence = "Only Sufra's own pages may ask for this."


def is_cross_site(request: Request) -> bool:
    """Tell whether the browser says that a page of another site has caused the request. Programs say nothing."""
    return request.headers.get("sec-fetch-site") == "cross-site"


@raises(FromAnotherSite)
async def refuse_cross_site(request: Request) -> None:
    """Raise FromAnotherSite for a request that a page of another site has caused. For a GET that counts something."""
    if is_cross_site(request):
        raise FromAnotherSite


REFUSE_CROSS_SITE = Depends(refuse_cross_site)
