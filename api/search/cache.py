"""A cache of whole answers of the recipe list, and of what texts were decided as, dropped when an index changes."""

import asyncio
import contextlib
import logging
from collections.abc import Hashable
from dataclasses import dataclass

from cachetools import TTLCache
from redis.asyncio import Redis
from redis.exceptions import RedisError

from api.middleware.compression import KeptText
from api.search.decision import Decision
from core.counters.search_terms import Outcome
from core.search.index import SearchIndex
from core.search.invalidation import SETTLED, changing_key, channel

log = logging.getLogger(__name__)

MAX_BYTES = 32 * 1024 * 1024
MAX_DECISIONS = 5_000
MAX_AGE_SECONDS = 10.0
"""Bounds for how long a lost invalidation message can leave an old answer."""
RECONNECT_SECONDS = 1.0


@dataclass(frozen=True)
class Answer(KeptText):
    """An answer ready to be sent."""

    outcome: Outcome
    """Whether the text was met in full, as analysts count it."""

    @property
    def kept_bytes(self) -> int:
        """What the answer may take up; gzip makes cards less than half as long."""
        return len(self.body) * 3 // 2


class AnswerCache:
    """Answers by request. It is empty unless the process receives the indexer's messages and no index is changing."""

    def __init__(self) -> None:
        self._answers: TTLCache[Hashable, Answer] = TTLCache(
            MAX_BYTES, ttl=MAX_AGE_SECONDS, getsizeof=lambda answer: answer.kept_bytes
        )
        self._decisions: TTLCache[Hashable, Decision] = TTLCache(MAX_DECISIONS, ttl=MAX_AGE_SECONDS)
        self._is_open = False
        self.generation = 0
        """Counts the times that everything was dropped; an answer asked for before a drop is not kept after it."""

    def get(self, key: Hashable) -> Answer | None:
        """Return the kept answer, if there is one and it may be given."""
        return self._answers.get(key) if self._is_open else None

    def put(self, key: Hashable, answer: Answer, *, asked_in: int) -> None:
        """Keep the answer, unless the cache was dropped after `asked_in`, when the engine was asked."""
        if not self._is_open or asked_in != self.generation:
            return
        if answer.kept_bytes <= MAX_BYTES:
            self._answers[key] = answer

    def decision(self, key: Hashable) -> Decision | None:
        """Return what a text was decided as, if that is kept."""
        return self._decisions.get(key) if self._is_open else None

    def put_decision(self, key: Hashable, decision: Decision, *, asked_in: int) -> None:
        """Keep what a text was decided as, unless the cache was dropped after `asked_in`."""
        if self._is_open and asked_in == self.generation:
            self._decisions[key] = decision

    def forget(self) -> None:
        """Forget everything, when another engine begins to answer: its answers are not the same."""
        self.drop(is_open=self._is_open)

    def drop(self, *, is_open: bool) -> None:
        """Forget everything; keep new answers only if open."""
        self._answers.clear()
        self._decisions.clear()
        self._is_open = is_open
        self.generation += 1


async def follow_invalidations(cache: AnswerCache, index: SearchIndex, redis_url: str) -> None:
    """Drop the cache at every message about the index, for as long as the application runs."""
    while True:
        try:
            await listen(cache, index, redis_url)
        except (RedisError, OSError) as error:
            log.warning("answers are not kept while Redis is away: %s", type(error).__name__)
        cache.drop(is_open=False)
        await asyncio.sleep(RECONNECT_SECONDS)


async def listen(cache: AnswerCache, index: SearchIndex, redis_url: str) -> None:
    """Follow the messages of one connection until it breaks."""
    async with contextlib.AsyncExitStack() as stack:
        redis = await stack.enter_async_context(Redis.from_url(redis_url, decode_responses=True))
        pubsub = await stack.enter_async_context(redis.pubsub())
        await pubsub.subscribe(channel(index))
        await pubsub.get_message(timeout=None)  # the confirmation: from here on nothing is missed
        cache.drop(is_open=not await redis.exists(changing_key(index)))
        async for message in pubsub.listen():
            if message["type"] == "message":
                cache.drop(is_open=message["data"] == SETTLED)
