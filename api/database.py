"""The API's own pool of connections: no request waits long for PostgreSQL, and few at a time wait for it at all.

Each visitor has a fifth of the places at most. Searches have a pool and a fuse of their own: they may be slow where all
else is quick. So have health checks and the worker.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from weakref import WeakKeyDictionary

from api.errors import Unavailable
from api.slots import Slots
from core.db import MAX_CONNECTIONS, Database, make_bounded_database
from core.fuse import Fuse
from core.settings import get_settings

STATEMENT_SECONDS = 1.6
SLOT_SECONDS = 1.8
"""How long a request waits for others to be done with the database. It waits on the event loop, not in a thread."""
PLACES_OF_ONE_VISITOR = MAX_CONNECTIONS // 5
"""Each is a thread that computes between its statements, and the event loop waits for all of them in turn."""
WAITING = 1000
"""Requests that may wait; a process has no more connections than that."""
RETRY_SECONDS = 2

SEARCH_CONNECTIONS = 10
SEARCH_SILENCE_SECONDS = 3.0
"""A disk that is slow to read keeps PostgreSQL from ending a statement in time."""

fuse = Fuse(RETRY_SECONDS)
search_fuse = Fuse(RETRY_SECONDS)
_slots: WeakKeyDictionary[asyncio.AbstractEventLoop, Slots] = WeakKeyDictionary()


def get_database() -> Database:
    """Return the pool for the database of the settings."""
    return _database(get_settings().database_url.get_secret_value())


def get_search_database() -> Database:
    """Return the pool of searches for the database of the settings."""
    return _search_database(get_settings().database_url.get_secret_value())


def close_database() -> None:
    """Close idle connections."""
    get_database().dispose()
    get_search_database().dispose()


@asynccontextmanager
async def database_slot(visitor: str) -> AsyncIterator[None]:
    """Hold one of the places of requests that use the database; there are as many as connections.

    So they occupy at most half of the threads, and pages and files always find one. Raises Unavailable when
    that takes too long, and at once while PostgreSQL is known not to answer.
    """
    if fuse.is_blown:
        raise _unavailable()
    slots = _slots_of_this_loop()
    if not slots.acquire_free(visitor):
        try:
            async with asyncio.timeout(SLOT_SECONDS):
                await slots.acquire(visitor)
        except TimeoutError:
            raise _unavailable() from None
    try:
        if fuse.is_blown:
            raise _unavailable()
        yield
    finally:
        slots.release(visitor)


def _slots_of_this_loop() -> Slots:
    loop = asyncio.get_running_loop()
    slots = _slots.get(loop)
    if slots is None:
        slots = _slots[loop] = Slots(
            running=MAX_CONNECTIONS,
            running_of_one_caller=PLACES_OF_ONE_VISITOR,
            waiting=WAITING,
            of_one_caller=WAITING,
            refusal=Unavailable,
            retry_after_seconds=RETRY_SECONDS,
        )
    return slots


def _unavailable() -> Unavailable:
    return Unavailable(retry_after_seconds=RETRY_SECONDS)


@lru_cache(maxsize=2)
def _database(url: str) -> Database:
    return make_bounded_database(url, seconds=STATEMENT_SECONDS, fuse=fuse)


@lru_cache(maxsize=2)
def _search_database(url: str) -> Database:
    return make_bounded_database(
        url,
        seconds=STATEMENT_SECONDS,
        silence_seconds=SEARCH_SILENCE_SECONDS,
        fuse=search_fuse,
        max_connections=SEARCH_CONNECTIONS,
    )
