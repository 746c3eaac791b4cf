"""Advisory locks that several processes share, so that none of them has the lock for itself meanwhile."""

import contextlib
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from core.advisory_locks import LockSpace, wait_without_limit
from core.db import Database


@contextmanager
def shared_lock(database: Database, space: LockSpace, number: int = 0) -> Iterator[None]:
    """Keep `process_lock` from giving the lock to others inside the block; any number of processes may do so.

    Waits for a process that has the lock. When PostgreSQL restarts inside the block, the lock ends unnoticed.
    """
    key = {"space": int(space), "number": number}
    with database.connect() as connection:
        with connection.begin():
            wait_without_limit(connection)
            connection.execute(text("SELECT pg_advisory_lock_shared(:space, :number)"), key)
        try:
            yield
        finally:
            # A lock whose connection was lost is released already.
            with contextlib.suppress(OperationalError), connection.begin():
                connection.execute(text("SELECT pg_advisory_unlock_shared(:space, :number)"), key)
