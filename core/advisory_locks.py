"""What one process at a time does: advisory locks of PostgreSQL, which end with the process that holds them.

Every first half of a key stands here, so that two uses never share a lock.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum

from sqlalchemy import Connection, text

from core.db import Database


class LockSpace(IntEnum):
    """First half of a lock's key; the second says which one of its kind."""

    INDEXES = 0x5AF7
    IMPORTS = 0x5AF8
    PICTURES = 0x5AFB
    GENERATION = 0x5AF9


_AWAITED = text("""
    SELECT EXISTS (
        SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
        WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()
            AND classid::bigint = :space AND objid::bigint = :number
    )
""")


@contextmanager
def process_lock(database: Database, space: LockSpace, number: int = 0, *, wait: bool = False) -> Iterator[bool]:
    """Hold the lock inside the block; give False at once if another process has it and `wait` is off.

    The lock is held by a PostgreSQL session of its own: when this process dies, PostgreSQL releases it.
    """
    key = {"space": int(space), "number": number}
    with database.connect() as connection:
        if not _take(connection, key, wait=wait):
            yield False
            return
        try:
            yield True
        finally:
            with connection.begin():
                connection.execute(text("SELECT pg_advisory_unlock(:space, :number)"), key)


def is_awaited(database: Database, space: LockSpace, number: int = 0) -> bool:
    """Tell whether another process waits for the lock."""
    # PostgreSQL shows both halves of the key as unsigned numbers.
    key = {"space": int(space), "number": number & 0xFFFF_FFFF}
    with database.connect() as connection:
        return bool(connection.scalar(_AWAITED, key))


def _take(connection: Connection, key: dict[str, int], *, wait: bool) -> bool:
    # The lock outlives this transaction. That the limits on waiting are off does not.
    with connection.begin():
        if not wait:
            return bool(connection.scalar(text("SELECT pg_try_advisory_lock(:space, :number)"), key))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_lock(:space, :number)"), key)
        return True
