"""What answers searches: the search engine, or PostgreSQL in its place."""

import asyncio
import time
from abc import ABC, abstractmethod
from typing import Any

SEARCHES_PER_REQUEST = 10


class Engine(ABC):
    """Answers searches in the protocol of the search engine."""

    takes_pages_at_once = True
    """Dozens of pages in one request cost less than a further request for the one that is shown."""

    @abstractmethod
    async def search(self, uid: str, query: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to one search of one index. Raises SearchRefused or SearchUnavailable."""

    @abstractmethod
    async def multi_search(
        self, queries: list[dict[str, Any]], *, at_once: int = SEARCHES_PER_REQUEST
    ) -> list[dict[str, Any]]:
        """Return the answers to several searches, in order. Raises SearchRefused or SearchUnavailable.

        At most `at_once` of them go to the engine in one request; other visitors' searches come in between. Those that
        go one by one may take twice as long, so that one request doesn't keep a core of the engine busy.
        """

    @abstractmethod
    async def facet_search(self, uid: str, query: dict[str, Any]) -> dict[str, Any]:
        """Return values of a facet of one index. Raises SearchRefused or SearchUnavailable."""


class PostedEngine(Engine):
    """The engine, by its HTTP calls."""

    @abstractmethod
    async def post(self, path: str, body: Any) -> Any:
        """Return the engine's answer to a POST. Raises SearchRefused or SearchUnavailable."""

    async def search(self, uid: str, query: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = await self.post(f"/indexes/{uid}/search", query)
        return answer

    async def multi_search(
        self, queries: list[dict[str, Any]], *, at_once: int = SEARCHES_PER_REQUEST
    ) -> list[dict[str, Any]]:
        results: list[dict[str, Any]] = []
        seconds = 0.0
        for start in range(0, len(queries), at_once):
            if start and at_once == 1:  # a heavy request: for as long as its last search took, the core is others'
                await asyncio.sleep(seconds)
            started = time.perf_counter()
            answer = await self.post("/multi-search", {"queries": queries[start : start + at_once]})
            seconds = time.perf_counter() - started
            results += answer["results"]
        return results

    async def facet_search(self, uid: str, query: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = await self.post(f"/indexes/{uid}/facet-search", query)
        return answer


def is_answer(path: str, body: Any, answer: Any) -> bool:
    """Tell whether the engine's answer to a POST has the members that callers read; a proxy's, for example, has not."""
    if not isinstance(answer, dict):
        return False
    if path == "/multi-search":
        results = answer.get("results")
        return isinstance(results, list) and len(results) == len(body["queries"]) and all(map(_is_result, results))
    return isinstance(answer.get("facetHits"), list) if path.endswith("/facet-search") else _is_result(answer)


def _is_result(result: Any) -> bool:
    return (
        isinstance(result, dict)
        and isinstance(result.get("hits"), list)
        and any(isinstance(result.get(total), int) for total in ("totalHits", "estimatedTotalHits"))
    )
