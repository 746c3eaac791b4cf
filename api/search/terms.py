"""Counts what people searched, aside from the request's way."""

import asyncio
import logging
from collections import Counter

from redis import RedisError

from core.counters.terms import count_terms, term_field
from core.redis import get_redis

log = logging.getLogger(__name__)

FLUSH_SECONDS = 1.0
MAX_PENDING = 10_000
"""Distinct texts waiting; more than this in a second is no person searching."""


class TermCounter:
    """Gathers searches in memory and hands them to Redis once a second."""

    def __init__(self) -> None:
        self._pending: Counter[str] = Counter()

    def note(self, text: str, *, found: bool) -> None:
        """Count one search for a text that is not empty."""
        if text and len(self._pending) < MAX_PENDING:
            self._pending[term_field(text, found=found)] += 1

    async def run(self) -> None:
        """Hand over for as long as the application runs."""
        while True:
            await asyncio.sleep(FLUSH_SECONDS)
            await self.flush()

    async def flush(self) -> None:
        """Hand over what is pending; while Redis is away it is dropped, since analysis is all it serves."""
        pending, self._pending = self._pending, Counter()
        if not pending:
            return
        try:
            await asyncio.to_thread(count_terms, get_redis(), dict(pending))
        except RedisError as error:
            log.warning("%d searched texts not counted: %s", len(pending), type(error).__name__)
