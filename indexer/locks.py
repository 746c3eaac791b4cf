"""One writer per index, and one runner of jobs, across processes."""

import hashlib
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from sqlalchemy import text

from core.db import Database
from core.search.index import SearchIndex

LOCK_SPACE = 0x5AF7
"""First half of the advisory lock's key, so that other uses of advisory locks don't collide with this one."""
JOBS = 0
"""Second half of the lock's key of what runs jobs."""


def index_lock(database: Database, index: SearchIndex, *, wait: bool) -> AbstractContextManager[bool]:
    """Hold the index's lock inside the block; give False at once if another process has it and `wait` is off."""
    return _advisory_lock(database, lock_number(index.name), wait=wait)


def jobs_lock(database: Database) -> AbstractContextManager[bool]:
    """Hold the lock of the one process that runs jobs inside the block; give False if another process has it."""
    return _advisory_lock(database, JOBS, wait=False)


@contextmanager
def _advisory_lock(database: Database, number: int, *, wait: bool) -> Iterator[bool]:
    """Hold the lock in a PostgreSQL session of its own: when this process dies, PostgreSQL releases it."""
    key = {"space": LOCK_SPACE, "number": number}
    with database.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if wait:
            connection.execute(text("SET statement_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_lock(:space, :number)"), key)
            connection.execute(text("RESET statement_timeout"))
        elif not connection.scalar(text("SELECT pg_try_advisory_lock(:space, :number)"), key):
            yield False
            return
        try:
            yield True
        finally:
            connection.execute(text("SELECT pg_advisory_unlock(:space, :number)"), key)


def lock_number(name: str) -> int:
    """Return the second half of the lock's key: a signed 32-bit number that depends on the index's name alone."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:4], signed=True)
