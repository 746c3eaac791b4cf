"""A circuit breaker: decides when the search engine is no longer asked, and when it is asked again."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextvars import Context
from typing import Any

log = logging.getLogger(__name__)

PROBE_SECONDS = 1.0
"""Between two health checks of the engine while the breaker is open."""
CANCEL_SECONDS = 0.1
MOST_LOOKS = 16
RELAPSE_SECONDS = 10.0
"""An engine that fails again within this time after the breaker closed has to pass twice as many health checks."""

Look = Callable[[], Awaitable[bool]]
"""A health check of the engine: tells whether it is well, and takes a second at most."""


class Breaker:
    """While it is open, PostgreSQL answers searches. It closes by itself once the engine is well.

    While the breaker is open, the engine gets one health check a second. Used from one event loop; each process has its
    own breaker.
    """

    def __init__(
        self,
        look: Look,
        *,
        on_change: Callable[[], None] = lambda: None,
        pause_seconds: float = PROBE_SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._look = look
        self._on_change = on_change
        self._pause_seconds = pause_seconds
        self._clock = clock
        self._waiting: set[asyncio.Timeout] = set()
        self._watch: asyncio.Task[None] | None = None
        self._check: asyncio.Task[bool] | None = None
        self._is_held_open = False
        self._needed = 1
        self._closed_at = clock() - RELAPSE_SECONDS

    @property
    def is_open(self) -> bool:
        """Whether searches don't go to the engine."""
        return self._watch is not None

    def open(self) -> None:
        """Send no more searches to the engine, and end the calls that wait for its answer."""
        if self._watch is not None:
            return
        has_relapsed = self._clock() - self._closed_at < RELAPSE_SECONDS
        self._needed = min(self._needed * 2, MOST_LOOKS) if has_relapsed else 1
        self._watch = asyncio.create_task(self._wait_until_well())
        now = asyncio.get_running_loop().time()
        for timeout in self._waiting:
            # A time-out that has expired, but has not cancelled its call yet, can't be rescheduled.
            if not timeout.expired():
                timeout.reschedule(now)
        log.warning("the search engine is left alone: PostgreSQL answers searches")
        self._on_change()

    def hold_open(self, is_held_open: bool) -> None:
        """Open it, and keep it open until called with False, for an engine that answers but lacks edits."""
        if is_held_open and not self._is_held_open:
            log.warning("the search engine lacks edits that PostgreSQL has")
        self._is_held_open = is_held_open
        if is_held_open:
            self.open()

    def check(self) -> asyncio.Task[bool]:
        """Return the health check of the engine that is under way, a new one if there is none; it raises nothing.

        Others wait for it as well: use `asyncio.wait`, which does not cancel it.
        """
        if self._check is None or self._check.done():
            # In a context of its own: what it takes is not noted of the request that began it.
            self._check = asyncio.create_task(self._run_check(), context=Context())
        return self._check

    @contextlib.asynccontextmanager
    async def bounded(self, seconds: float) -> AsyncIterator[None]:
        """Bound the time of a call to the engine; the call ends at once when the breaker opens.

        Raises TimeoutError.
        """
        async with asyncio.timeout(0 if self.is_open else seconds) as timeout:
            self._waiting.add(timeout)
            try:
                yield
            finally:
                self._waiting.discard(timeout)

    async def close(self) -> None:
        """Stop the health checks."""
        for task in filter(None, (self._watch, self._check)):
            await _end(task)
        self._watch = self._check = None

    async def _wait_until_well(self) -> None:
        looks = 0
        while looks < self._needed:
            check = self.check()
            await asyncio.wait([check])
            looks = looks + 1 if check.result() and not self._is_held_open else 0
            if looks < self._needed:
                await asyncio.sleep(self._pause_seconds)
        self._watch = None
        self._closed_at = self._clock()
        log.warning("the search engine is well: it answers searches again")
        self._on_change()

    async def _run_check(self) -> bool:
        try:
            return await self._look()
        except Exception:
            log.exception("the health check of the search engine failed: the engine counts as ill")
            return False


async def _end(task: asyncio.Task[Any]) -> None:
    while not task.done():
        # Repeated: a health check that times out at this moment swallows a cancellation.
        task.cancel()
        await asyncio.wait([task], timeout=CANCEL_SECONDS)
