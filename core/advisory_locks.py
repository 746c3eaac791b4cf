"""What one process at a time does: advisory locks of PostgreSQL, which end with the process that holds them.

Every first half of a key stands here, so that two uses never share a lock.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum

from sqlalchemy import text

from core.db import Database


class LockSpace(IntEnum):
    """First half of a lock's key; the second says which one of its kind."""

    INDEXES = 0x5AF7
    IMPORTS = 0x5AF8
    GENERATION = 0x5AF9


@contextmanager
def process_lock(database: Database, space: LockSpace, number: int = 0, *, wait: bool = False) -> Iterator[bool]:
    """Hold the lock inside the block; give False at once if another process has it and `wait` is off.

    The lock is held by a PostgreSQL session of its own: when this process dies, PostgreSQL releases it.
    """
    key = {"space": int(space), "number": number}
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
