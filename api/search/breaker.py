"""Says when the search engine is left alone, and when it is asked again."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable

log = logging.getLogger(__name__)

PROBE_SECONDS = 1.0
"""Between two looks at an engine that is left alone."""
CANCEL_SECONDS = 0.1
MOST_LOOKS = 16
RELAPSE_SECONDS = 10.0
"""An engine that fails again so soon after it seemed well has to seem well twice as often."""

Look = Callable[[], Awaitable[bool]]
"""Asks the engine whether it is well; takes a second at most and raises nothing."""


class Breaker:
    """Open while the engine is left alone. Opens at the first failure; closes by itself once the engine is well.

    One look at the engine at a time, once a second, is all that it is asked while the breaker is open. Used from one
    event loop; each process has its own.
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
        self._needed = 1
        self._closed_at = clock() - RELAPSE_SECONDS

    @property
    def is_open(self) -> bool:
        """Whether the engine is left alone."""
        return self._watch is not None

    def open(self) -> None:
        """Leave the engine alone, and let go all that wait for it now."""
        if self._watch is not None:
            return
        has_relapsed = self._clock() - self._closed_at < RELAPSE_SECONDS
        self._needed = min(self._needed * 2, MOST_LOOKS) if has_relapsed else 1
        self._watch = asyncio.create_task(self._wait_until_well())
        now = asyncio.get_running_loop().time()
        for timeout in self._waiting:
            # One that has just run out, and whose call doesn't know it yet, can't be moved.
            if not timeout.expired():
                timeout.reschedule(now)
        log.warning("the search engine is left alone: PostgreSQL answers searches")
        self._on_change()

    @contextlib.asynccontextmanager
    async def bounded(self, seconds: float) -> AsyncIterator[None]:
        """Give a call to the engine so much time, and none from the moment that the breaker opens.

        Raises TimeoutError.
        """
        async with asyncio.timeout(0 if self.is_open else seconds) as timeout:
            self._waiting.add(timeout)
            try:
                yield
            finally:
                self._waiting.discard(timeout)

    async def close(self) -> None:
        """End the looks at the engine."""
        while self._watch is not None and not self._watch.done():
            # Over and over: a look that runs out of time at this moment swallows a cancellation.
            self._watch.cancel()
            await asyncio.wait([self._watch], timeout=CANCEL_SECONDS)
        self._watch = None

    async def _wait_until_well(self) -> None:
        looks = 0
        while looks < self._needed:
            looks = looks + 1 if await self._look() else 0
            if looks < self._needed:
                await asyncio.sleep(self._pause_seconds)
        self._watch = None
        self._closed_at = self._clock()
        log.warning("the search engine is well: it answers searches again")
        self._on_change()
