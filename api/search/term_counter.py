"""Counts the texts of searches without delaying the request."""

import asyncio
import logging
from collections import Counter

from redis import RedisError

from core.counters.search_terms import count_terms, term_field
from core.redis import get_redis

log = logging.getLogger(__name__)

FLUSH_SECONDS = 1.0
MAX_PENDING = 10_000
"""Distinct texts held in memory between two flushes; texts beyond that are not counted."""


class SearchTermCounter:
    """Counts searches of the list in memory and adds the counts to Redis once a second.

    Suggestions are not counted: they are requested at every letter, and half a word is not a search.
    """

    def __init__(self) -> None:
        self._pending: Counter[str] = Counter()

    def note_search(self, text: str, *, found: bool) -> None:
        """Count a search of the list; an empty text is not counted."""
        if text and len(self._pending) < MAX_PENDING:
            self._pending[term_field(text, found=found)] += 1

    def take(self) -> dict[str, int]:
        """Return the counts since the last call, by field of the Redis hash."""
        pending, self._pending = self._pending, Counter()
        return dict(pending)

    async def run(self) -> None:
        """Flush every second until cancelled."""
        while True:
            await asyncio.sleep(FLUSH_SECONDS)
            await self.flush()

    async def flush(self) -> None:
        """Add the pending counts to Redis; while Redis is away they are dropped, since they serve analysis only."""
        pending = self.take()
        if not pending:
            return
        try:
            await asyncio.to_thread(count_terms, get_redis(), pending)
        except RedisError as error:
            log.warning("%d searched texts not counted: %s", len(pending), type(error).__name__)
