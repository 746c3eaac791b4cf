"""Lets through only the cookies that the site has set itself."""

import re
from collections.abc import Collection

from starlette.types import ASGIApp, Receive, Scope, Send

VALUE = re.compile(rb"[A-Za-z0-9._-]{1,300}")
MAX_COOKIES = 300
"""Of a request; browsers keep some 180 of a site. 64 kB of semicolons would hold the event loop for milliseconds."""


class OwnCookies:
    """Takes every other cookie out of the request, and those whose value the site would not have set.

    Of a request with more than MAX_COOKIES all are taken out, unread.

    The framework reads all cookies of each request; before Python 3.11.10 one long quoted cookie takes it seconds.
    """

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self._app = app
        self._names = {name.encode() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        if scope["type"] == "http":
            sent = [value for name, value in scope["headers"] if name == b"cookie"]
            if sent:
                others = [header for header in scope["headers"] if header[0] != b"cookie"]
                own = b"; ".join(self._own(sent))
                # In place: the request's log line is written outside of this, and takes the call's name from the scope.
                scope["headers"] = [*others, (b"cookie", own)] if own else others
        await self._app(scope, receive, send)

    def _own(self, sent: Collection[bytes]) -> Collection[bytes]:
        if sum(value.count(b";") + 1 for value in sent) > MAX_COOKIES:
            return ()
        pairs = (pair.strip().partition(b"=") for value in sent for pair in value.split(b";"))
        return [name + b"=" + value for name, _, value in pairs if name in self._names and VALUE.fullmatch(value)]
