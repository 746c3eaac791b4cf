"""Tells the API when what it remembers of an index is out of date.

The indexer counts an index's generation up before it changes the index and again once the change is there; in between
the index is `changing`. The API keeps answers only while it hears of generations and nothing is changing, so that no
answer is older than the index. Source: design section 4 (Fast).
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from redis import Redis, RedisError

log = logging.getLogger(__name__)

CHANNEL = "search:generations"
CHANGING_KEY = "search:changing"
CHANGING_SECONDS = 120
GENERATION_KEY = "search:generation"


@contextmanager
def changing(redis: Redis) -> Iterator[None]:
    """Announce that the indexes change inside this block; without Redis nobody keeps answers, and nobody need hear."""
    announce(redis, is_changing=True)
    try:
        yield
    finally:
        announce(redis, is_changing=False)


def announce(redis: Redis, *, is_changing: bool) -> None:
    """Count the generation up and tell everybody who listens."""
    try:
        pipeline = redis.pipeline()
        pipeline.incr(GENERATION_KEY)
        if is_changing:
            pipeline.set(CHANGING_KEY, "1", ex=CHANGING_SECONDS)
        else:
            pipeline.delete(CHANGING_KEY)
        pipeline.publish(CHANNEL, "changing" if is_changing else "settled")
        pipeline.execute()
    except RedisError as error:
        log.warning("search generation not announced: %s", type(error).__name__)
