"""One visitor's calls, from an address of this visitor's own."""

import asyncio
import itertools
from dataclasses import dataclass
from typing import Any, Self

import aiohttp

API = "/api/v1.0"
WRITE_SECONDS = 30.0
REFUSALS = (429, 503)
_numbers = itertools.count()


class Unanswered(Exception):
    """No answer came: what became of the call is unknown."""


@dataclass(frozen=True)
class Answer:
    """An answer of the site."""

    status: int
    body: Any


class Caller:
    """Calls the site over connections of its own. Every address of 127.0.0.0/8 is this machine."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._session = self._new_session()

    def _new_session(self) -> aiohttp.ClientSession:
        number = next(_numbers)
        address = f"127.{2 + number // 62500 % 250}.{number // 250 % 250 + 1}.{number % 250 + 1}"
        return aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(address, 0)))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._session.close()

    async def move(self) -> None:
        """Go on as a visitor with another address."""
        await self._session.close()
        self._session = self._new_session()

    async def call(
        self, method: str, path: str, *, token: str = "", seconds: float = WRITE_SECONDS, **body: Any
    ) -> Answer:
        """Return the answer. Raises Unanswered when none comes within so many seconds."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        try:
            async with (
                asyncio.timeout(seconds),
                self._session.request(method, self._url + path, headers=headers, **body) as response,
            ):
                is_json = response.content_type == "application/json"
                return Answer(response.status, await response.json() if is_json else await response.text())
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise Unanswered(type(error).__name__) from error
