"""The one place that chooses who answers a search: the engine, or PostgreSQL while the engine is not well.

Source: docs/decisions/0022-search-without-its-engine.md.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

from api.observation.facts import request_facts
from api.search.breaker import Breaker
from api.search.client import SearchRefused, SearchTimedOut, SearchUnavailable
from api.search.engine import Engine, PostedEngine

log = logging.getLogger(__name__)

Result = TypeVar("Result")
Question = Callable[[Engine], Awaitable[Result]]
"""All searches of one request. It may be asked twice: of the engine, then of PostgreSQL."""

Bound = Callable[[float], AbstractAsyncContextManager[object]]
"""Limits a block to so many seconds. Raises TimeoutError."""

WELL_SECONDS = 0.4
"""An engine that takes longer for a health check isn't well."""
VERDICT_SECONDS = 0.2
"""How long a search whose time is over waits for the health check, which began when half of its time was over."""

MOST_SLOW_IN_A_ROW = 3
"""After so many searches that ran out of time, with none answered between them, the engine isn't well, whatever its
health check says."""


class Answering:
    """Asks the engine, and PostgreSQL where the engine does not answer, is slow, or has lost its data."""

    def __init__(self, engine: PostedEngine, standby: Engine, breaker: Breaker, *, seconds: float) -> None:
        self._engine = engine
        self._standby = standby
        self._seconds = seconds
        self._slow_in_a_row = 0
        self.breaker = breaker

    async def answer(self, question: Question[Result], *, is_own: bool = False) -> tuple[Result, bool]:
        """Return the answer to a question, and whether PostgreSQL gave it.

        The engine has so many seconds for the whole question. `is_own`: its filters and attributes are the site's, not
        a caller's. An engine that refuses it has settings of another release, and PostgreSQL answers.
        Raises SearchUnavailable when neither can answer, and SearchRefused for a question that is a caller's.
        """
        if not self.breaker.is_open:
            doubt = _Doubt(self.breaker)
            attempt = _Attempt(self._engine, self.breaker.bounded, self._seconds, is_own=is_own, on_half=doubt.begin)
            try:
                answer = await question(attempt)
            except SearchTimedOut:
                # The search may be slow by itself: then the engine goes on answering all others.
                if await self._is_engine_ill(doubt):
                    self.breaker.open()
            except _OwnQuestionRefused:
                pass  # the engine is well: only this request is answered by PostgreSQL
            except SearchUnavailable:
                self.breaker.open()
            else:
                self._slow_in_a_row = 0
                return answer, False
        request_facts().is_degraded = True
        try:
            return await question(self._standby), True
        except SearchUnavailable:
            log.warning("PostgreSQL can't answer either: the engine is asked, well or not")
            request_facts().is_degraded = False
            return await question(_Attempt(self._engine, asyncio.timeout, self._seconds, is_own=is_own)), False

    async def _is_engine_ill(self, doubt: "_Doubt") -> bool:
        if self.breaker.is_open:  # which ended the search: it need not be slow
            return True
        self._slow_in_a_row += 1
        return self._slow_in_a_row >= MOST_SLOW_IN_A_ROW or not await doubt.is_engine_well()


class _Doubt:
    """Whether an engine that takes long for a search is ill; its health check runs beside the search."""

    def __init__(self, breaker: Breaker) -> None:
        self._breaker = breaker
        self._check: asyncio.Task[bool] | None = None

    def begin(self) -> None:
        """Begin a health check, or share the one that is under way."""
        self._check = self._check or self._breaker.check()

    async def is_engine_well(self) -> bool:
        """Return what the health check found; an engine for which there is no verdict soon isn't well."""
        if self._breaker.is_open:
            return False
        check = self._check or self._breaker.check()
        await asyncio.wait([check], timeout=VERDICT_SECONDS)
        return check.done() and not check.cancelled() and check.result()


class _OwnQuestionRefused(SearchUnavailable):
    """The engine refuses what the site itself asks."""


class _Attempt(PostedEngine):
    """The engine, asked on behalf of one request. Time spent in queues doesn't count."""

    def __init__(
        self,
        engine: PostedEngine,
        bound: Bound,
        seconds: float,
        *,
        is_own: bool,
        on_half: Callable[[], None] = lambda: None,
    ) -> None:
        """`on_half` is called when half of the time is over."""
        self._engine = engine
        self._bound = bound
        self._seconds = seconds
        self._left = seconds
        self._is_own = is_own
        self._on_half = on_half

    async def post(self, path: str, body: Any) -> Any:
        started = time.monotonic()
        until_half = max(0.0, self._left - self._seconds / 2)
        half = asyncio.get_running_loop().call_later(until_half, self._on_half)
        try:
            async with self._bound(self._left):
                return await self._engine.post(path, body)
        except TimeoutError:
            raise SearchTimedOut(retry_after_seconds=1) from None
        except SearchRefused as refusal:
            if refusal.code == "index_not_found":  # an engine that came back without its data
                raise SearchUnavailable(retry_after_seconds=1) from refusal
            if self._is_own:
                log.error("the search engine refuses a search of the site itself: %s", refusal.code)  # noqa: TRY400
                raise _OwnQuestionRefused(retry_after_seconds=1) from refusal
            raise
        finally:
            half.cancel()
            self._left = max(0.0, self._left - (time.monotonic() - started))


def look_at(
    engine: PostedEngine, uids: Sequence[str], has_documents: Callable[[str], Awaitable[bool]]
) -> Callable[[], Awaitable[bool]]:
    """Return the health check of the engine: it searches each index in time, and has documents where it should.

    `has_documents` takes an index's name on the engine and tells whether the index should have documents.
    """

    async def look() -> bool:
        queries = [{"indexUid": uid, "q": "", "page": 1, "hitsPerPage": 1} for uid in uids]
        try:
            async with asyncio.timeout(WELL_SECONDS):
                answer = await engine.post("/multi-search", {"queries": queries})
        except (TimeoutError, SearchUnavailable, SearchRefused):
            return False
        empty = [uid for uid, result in zip(uids, answer["results"], strict=True) if not result["totalHits"]]
        return not any([await has_documents(uid) for uid in empty])

    return look
