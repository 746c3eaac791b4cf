"""Tells the API when the answers it has cached from an index are out of date.

The indexer publishes `changing` before it changes an index and `settled` once the change is applied. The API caches
answers only while it receives these messages and the index is not changing, so that no cached answer is older than the
index.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from redis import Redis, RedisError

from core.search.index import SearchIndex

log = logging.getLogger(__name__)

CHANGING_SECONDS = 120
"""An indexer that dies while it changes an index keeps the API from caching for this long."""
CHANGING = "changing"
SETTLED = "settled"


def channel(index: SearchIndex) -> str:
    """Return the Redis channel that the index's messages are published on."""
    return f"search:changes:{index.name}"


def changing_key(index: SearchIndex) -> str:
    """Return the Redis key that exists while the index is being changed."""
    return f"search:changing:{index.name}"


@contextmanager
def changing(redis: Redis, index: SearchIndex) -> Iterator[None]:
    """Announce that the index changes inside this block.

    Without Redis the API caches nothing, so a message that can't be sent is logged and does no harm.
    """
    _announce(redis, index, is_changing=True)
    try:
        yield
    finally:
        _announce(redis, index, is_changing=False)


def _announce(redis: Redis, index: SearchIndex, *, is_changing: bool) -> None:
    try:
        pipeline = redis.pipeline()
        if is_changing:
            pipeline.set(changing_key(index), "1", ex=CHANGING_SECONDS)
        else:
            pipeline.delete(changing_key(index))
        pipeline.publish(channel(index), CHANGING if is_changing else SETTLED)
        pipeline.execute()
    except RedisError as error:
        log.warning("a change of the index %s is not announced: %s", index.name, type(error).__name__)
