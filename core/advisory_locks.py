"""What one process at a time does: advisory locks of PostgreSQL, which end with the process that holds them.

Every first half of a key stands here, so that two uses never share a lock.
"""

import logging
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import IntEnum

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from core.db import Database, make_session

log = logging.getLogger(__name__)

SIGNS_IN_SILENCE = 8
"""How many signs of life a process gives in the time after which PostgreSQL would end its lock."""


class LockSpace(IntEnum):
    """First half of a lock's key; the second says which one of its kind."""

    INDEXES = 0x5AF7
    IMPORTS = 0x5AF8
    PICTURES = 0x5AFB
    GENERATION = 0x5AF9
    LABELS = 0x5AFA


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

    The session may end before the work does: PostgreSQL is restarted, or ends the session of a process that is frozen.
    """

    def __init__(self, connection: Connection, key: Mapping[str, int]) -> None:
        self._connection, self._key = connection, key
        self._one_at_a_time = threading.Lock()

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
            with self._one_at_a_time, make_session(self._connection) as session, session.begin():
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
    silence_seconds: float | None = None,
) -> Iterator[HeldLock | None]:
    """Hold the lock inside the block; give None at once if another process has it and `wait` is off.

    The lock is held by a PostgreSQL session of its own: when this process dies, PostgreSQL releases it. With
    `silence_seconds` it does so also when this process is frozen for so long. Use that only for work that asks the lock
    before it changes anything: a process that goes on has lost it.
    """
    key = {"space": int(space), "number": number}
    with database.connect() as connection:
        if not _take(connection, key, wait=wait, silence_seconds=silence_seconds):
            yield None
            return
        lock = HeldLock(connection, key)
        try:
            if silence_seconds is None:
                yield lock
            else:
                with _giving_signs_of_life(lock, silence_seconds):
                    yield lock
        finally:
            _release(connection, key)


@contextmanager
def _giving_signs_of_life(lock: HeldLock, silence_seconds: float) -> Iterator[None]:
    is_over = threading.Event()

    def give_signs() -> None:
        while not is_over.wait(silence_seconds / SIGNS_IN_SILENCE):
            try:
                lock.verify()
            except LockLost:
                log.warning("a lock gives no more signs of life: it was lost")
                return
            except DBAPIError as error:
                log.warning("a sign of life of a lock failed: %s", type(error).__name__)

    thread = threading.Thread(target=give_signs, name="lock", daemon=True)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


def is_awaited(database: Database, space: LockSpace, number: int = 0) -> bool:
    """Tell whether another process waits for the lock."""
    with database.connect() as connection:
        return bool(connection.scalar(_AWAITED, {"space": int(space), "number": number}))


def wait_without_limit(connection: Connection) -> None:
    """Let the statements of this transaction wait for a lock as long as it takes."""
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text("SET LOCAL lock_timeout = 0"))


def _take(connection: Connection, key: Mapping[str, int], *, wait: bool, silence_seconds: float | None) -> bool:
    # The lock outlives this transaction. That the limits on waiting are off does not.
    with connection.begin():
        if wait:
            wait_without_limit(connection)
            connection.execute(text("SELECT pg_advisory_lock(:space, :number)"), key)
        elif not connection.scalar(text("SELECT pg_try_advisory_lock(:space, :number)"), key):
            return False
        if silence_seconds is not None:
            connection.execute(text(f"SET idle_session_timeout = {int(silence_seconds * 1000)}"))
        return True


def _release(connection: Connection, key: Mapping[str, int]) -> None:
    is_held = False
    if not connection.invalidated:
        try:
            with connection.begin():
                is_held = bool(connection.scalar(text("SELECT pg_advisory_unlock(:space, :number)"), key))
                connection.execute(text("RESET idle_session_timeout"))  # the connection goes back to its pool
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
    if not is_held:
        log.warning("a lock was lost before its work had ended: %s", dict(key))
