"""The API's own pool of connections: no request waits long for PostgreSQL, and few at a time wait for it at all."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from weakref import WeakKeyDictionary

from api.errors import Unavailable
from core.db import MAX_CONNECTIONS, Database, make_bounded_database
from core.fuse import Fuse
from core.settings import get_settings

STATEMENT_SECONDS = 1.6
SLOT_SECONDS = 1.8
"""How long a request waits for others to be done with the database. It waits on the event loop, not in a thread."""
RETRY_SECONDS = 2

fuse = Fuse(RETRY_SECONDS)
_slots: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Semaphore] = WeakKeyDictionary()


def get_database() -> Database:
    """Return the pool for the database of the settings."""
    return _database(get_settings().database_url.get_secret_value())


def close_database() -> None:
    """Close idle connections."""
    get_database().dispose()


@asynccontextmanager
async def database_slot() -> AsyncIterator[None]:
    """Hold one of the places of requests that use the database; there are as many as connections.

    So they occupy at most half of the threads, and pages and files always find one. Raises Unavailable when
    that takes too long, and at once while PostgreSQL is known not to answer.
    """
    if fuse.is_blown:
        raise Unavailable(retry_after_seconds=RETRY_SECONDS)
    slots = _slots.setdefault(asyncio.get_running_loop(), asyncio.Semaphore(MAX_CONNECTIONS))
    try:
        async with asyncio.timeout(SLOT_SECONDS):
            await slots.acquire()
    except TimeoutError:
        raise Unavailable(retry_after_seconds=RETRY_SECONDS) from None
    try:
        if fuse.is_blown:
            raise Unavailable(retry_after_seconds=RETRY_SECONDS)
        yield
    finally:
        slots.release()


@lru_cache(maxsize=2)
def _database(url: str) -> Database:
    return make_bounded_database(url, seconds=STATEMENT_SECONDS, fuse=fuse)
