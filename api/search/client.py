"""The search path's connection to the engine: asynchronous, pooled, uncompressed."""

import logging
import time
from typing import Any, Self

import aiohttp
import orjson

from api.errors import Unavailable
from api.observation.facts import request_facts
from api.search.engine import PostedEngine, is_answer
from core.search.moves import configured_url
from core.settings import Settings

log = logging.getLogger(__name__)

POOL_SIZE = 64


class SearchUnavailable(Unavailable):
    """The engine doesn't answer in time, or answers nonsense."""

    code = "search_unavailable"
    sentence = "Search can't answer right now. Please try again in a moment."


class SearchTimedOut(SearchUnavailable):
    """The search has no time left: the engine is ill, or the search itself takes long."""


class SearchRefused(Exception):
    """The engine refused the request; `code` is its error code, the text may name what was wrong."""

    def __init__(self, status: int, code: str, message: str) -> None:
        self.status = status
        self.code = code
        self.message = message
        super().__init__(f"{status} {code}: {message}")


class SearchClient(PostedEngine):
    """Asks the engine; one instance per process, opened with the application."""

    def __init__(self, session: aiohttp.ClientSession, base_url: str) -> None:
        self._session = session
        self._base_url = base_url

    @classmethod
    async def open(cls, settings: Settings, key: str) -> Self:
        """Return an engine client that holds the search key. Needs a running event loop."""
        session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=POOL_SIZE, keepalive_timeout=30),
            timeout=aiohttp.ClientTimeout(total=settings.search_timeout_ms / 1000),
            headers={
                "Authorization": f"Bearer {key}",
                "Content-Type": "application/json",
                # Compressed answers reach an asynchronous client 44 ms late: the last small chunk waits for a
                # delayed acknowledgement (measured).
                "Accept-Encoding": "identity",
            },
            auto_decompress=False,
            trace_configs=_trace_configs(settings),
        )
        return cls(session, configured_url(settings))

    @property
    def url(self) -> str:
        """The engine's address."""
        return self._base_url

    def ask_at(self, url: str) -> None:
        """Ask the engine at another address from now on; what is under way is answered by the former one."""
        self._base_url = url

    async def close(self) -> None:
        """Close the pool."""
        await self._session.close()

    async def post(self, path: str, body: Any) -> Any:
        """Return the engine's answer to a POST.

        Raises SearchRefused for its 4xx, SearchTimedOut when it is slow, and SearchUnavailable when it is down or
        overloaded or answers nonsense.
        """
        started = time.perf_counter()
        try:
            async with self._session.post(self._base_url + path, data=orjson.dumps(body)) as response:
                answer = orjson.loads(await response.read())
        except TimeoutError as error:
            log.warning("the search engine does not answer %s in time", path)
            raise SearchTimedOut(retry_after_seconds=1) from error
        except (aiohttp.ClientError, orjson.JSONDecodeError) as error:
            log.warning("the search engine does not answer %s: %s", path, type(error).__name__)
            raise SearchUnavailable(retry_after_seconds=1) from error
        finally:
            request_facts().engine_seconds += time.perf_counter() - started
        if response.status >= 500 or response.status in (401, 403, 429):
            log.error("the search engine answers %s with %d: %s", path, response.status, answer)
            raise SearchUnavailable(retry_after_seconds=1)
        if response.status >= 400 and isinstance(answer, dict) and "code" in answer:
            raise SearchRefused(response.status, str(answer["code"]), str(answer.get("message")))
        if response.status >= 400 or not is_answer(path, body, answer):
            log.error("the search engine answers %s with %d and nonsense", path, response.status)
            raise SearchUnavailable(retry_after_seconds=1)
        return answer


def _trace_configs(settings: Settings) -> list[aiohttp.TraceConfig]:
    """Return what records the calls where traces are sent; without any, aiohttp does nothing more for a call."""
    if settings.traces_url is None:
        return []
    from api.observation.traces import traced_engine_calls

    return [traced_engine_calls()]
