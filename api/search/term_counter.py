"""Counts what people searched, aside from the request's way."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from fastapi import Request
from redis import RedisError

from core.counters.search_terms import count_terms, term_field
from core.redis import get_redis

log = logging.getLogger(__name__)

FLUSH_SECONDS = 1.0
PAUSE_SECONDS = 3.0
"""Who types nothing for this long meant what stands there."""
MAX_PENDING = 10_000
"""Distinct texts waiting; more than this in a second is no person searching."""


@dataclass(frozen=True)
class Typed:
    """What somebody has typed so far, and whether it found something."""

    text: str
    found: bool
    at: float


class SearchTermCounter:
    """Gathers searches in memory and hands them to Redis once a second.

    A search of the list counts at once. Suggestions are asked for at every letter, so of what one visitor types in one
    go only the last text counts, once they pause, and not at all if they then search the list for it.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._pending: Counter[str] = Counter()
        self._typing: dict[str, Typed] = {}

    def note_search(self, visitor: str, text: str, *, found: bool) -> None:
        """Count a search of the list for a text that is not empty."""
        typed = self._typing.pop(visitor, None)
        if typed and not belong_together(typed.text, text):
            self._count(typed.text, found=typed.found)
        self._count(text, found=found)

    def note_typing(self, visitor: str, text: str, *, found: bool) -> None:
        """Remember what is being typed; it counts when the visitor pauses or starts on something else."""
        if not text or len(self._typing) >= MAX_PENDING:
            return
        before = self._typing.get(visitor)
        if before and not belong_together(before.text, text):
            self._count(before.text, found=before.found)
        self._typing[visitor] = Typed(text, found, self._clock())

    def _count(self, text: str, *, found: bool) -> None:
        if text and len(self._pending) < MAX_PENDING:
            self._pending[term_field(text, found=found)] += 1

    def take(self) -> dict[str, int]:
        """Return what is to be counted by now, and forget it."""
        until = self._clock() - PAUSE_SECONDS
        for visitor, typed in list(self._typing.items()):
            if typed.at <= until:
                self._count(typed.text, found=typed.found)
                del self._typing[visitor]
        pending, self._pending = self._pending, Counter()
        return dict(pending)

    async def run(self) -> None:
        """Hand over for as long as the application runs."""
        while True:
            await asyncio.sleep(FLUSH_SECONDS)
            await self.flush()

    async def flush(self) -> None:
        """Hand over what is pending; while Redis is away it is dropped, since analysis is all it serves."""
        pending = self.take()
        if not pending:
            return
        try:
            await asyncio.to_thread(count_terms, get_redis(), pending)
        except RedisError as error:
            log.warning("%d searched texts not counted: %s", len(pending), type(error).__name__)


def belong_together(before: str, after: str) -> bool:
    """Tell whether one text is the other with letters added or taken away."""
    first, second = before.casefold(), after.casefold()
    return first.startswith(second) or second.startswith(first)


def visitor_of(request: Request) -> str:
    """Return what tells visitors apart for the seconds that they type; it is kept nowhere."""
    return f"{request.client.host if request.client else ''} {request.headers.get('user-agent', '')}"
