"""What one process at a time does: advisory locks of PostgreSQL, which end with the process that holds them.

Every first half of a key stands here, so that two uses never share a lock.
"""

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import IntEnum

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from core.db import Database, make_session

log = logging.getLogger(__name__)


class LockSpace(IntEnum):
    """First half of a lock's key; the second says which one of its kind."""

    INDEXES = 0x5AF7
    IMPORTS = 0x5AF8
    GENERATION = 0x5AF9


class LockLost(RuntimeError):
    """The lock's session has ended, so another process may hold the lock. What was done under it is to be repeated."""


# PostgreSQL shows both halves of the key as unsigned numbers.
_WITH_THIS_KEY = """
    SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND datname = current_database()
        AND classid::bigint = :space AND objid::bigint = (:number & 4294967295)
"""
_AWAITED = text(f"SELECT EXISTS ({_WITH_THIS_KEY} AND NOT granted)")
_HELD = text(f"SELECT EXISTS ({_WITH_THIS_KEY} AND granted AND pid = pg_backend_pid())")


class HeldLock:
    """A lock that this process holds for as long as the lock's own PostgreSQL session lives.

    The session may end before the work does: when PostgreSQL is restarted, for instance.
    """

    def __init__(self, connection: Connection, key: Mapping[str, int]) -> None:
        self._connection, self._key = connection, key

    def verify(self) -> None:
        """Return if the lock has been held ever since it was taken. Raises LockLost."""
        with self.transaction():
            pass

    @contextmanager
    def transaction(self) -> Iterator[Session]:
        """Open a transaction of the lock's own session: it is committed only if the lock is held until then.

        Raises LockLost.
        """
        try:
            with make_session(self._connection) as session, session.begin():
                # A connection that was lost is opened anew, without the lock.
                if not session.scalar(_HELD, self._key):
                    raise LockLost("the session that held the lock was replaced")
                yield session
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            raise LockLost("the session that held the lock has ended") from error


@contextmanager
def process_lock(
    database: Database,
    space: LockSpace,
    number: int = 0,
    *,
    wait: bool = False,
) -> Iterator[HeldLock | None]:
    """Hold the lock inside the block; give None at once if another process has it and `wait` is off.

    The lock is held by a PostgreSQL session of its own: when this process dies, PostgreSQL releases it.
    """
    key = {"space": int(space), "number": number}
    with database.connect() as connection:
        if not _take(connection, key, wait=wait):
            yield None
            return
        lock = HeldLock(connection, key)
        try:
            yield lock
        finally:
            _release(connection, key)


def is_awaited(database: Database, space: LockSpace, number: int = 0) -> bool:
    """Tell whether another process waits for the lock."""
    with database.connect() as connection:
        return bool(connection.scalar(_AWAITED, {"space": int(space), "number": number}))


def _take(connection: Connection, key: Mapping[str, int], *, wait: bool) -> bool:
    # The lock outlives this transaction. That the limits on waiting are off does not.
    with connection.begin():
        if wait:
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_lock(:space, :number)"), key)
        elif not connection.scalar(text("SELECT pg_try_advisory_lock(:space, :number)"), key):
            return False
        return True


def _release(connection: Connection, key: Mapping[str, int]) -> None:
    is_held = False
    if not connection.invalidated:
        try:
            with connection.begin():
                is_held = bool(connection.scalar(text("SELECT pg_advisory_unlock(:space, :number)"), key))
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
    if not is_held:
        log.warning("a lock was lost before its work had ended: %s", dict(key))
