"""One writer per index, across processes."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import text

from core.db import Database
from core.search.indexes import Index

LOCK_SPACE = 0x5AF7
"""First half of the advisory lock's key, so that other uses of advisory locks don't meet ours."""


@contextmanager
def index_lock(engine: Database, index: Index, *, wait: bool) -> Iterator[bool]:
    """Hold the index's lock inside the block; yield False at once if somebody else has it and `wait` is off.

    The lock lives in a PostgreSQL session of its own: when this process dies, PostgreSQL lets go of it.
    """
    key = {"space": LOCK_SPACE, "index": list(Index).index(index)}
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if wait:
            connection.execute(text("SET statement_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_lock(:space, :index)"), key)
            connection.execute(text("RESET statement_timeout"))
        elif not connection.scalar(text("SELECT pg_try_advisory_lock(:space, :index)"), key):
            yield False
            return
        try:
            yield True
        finally:
            connection.execute(text("SELECT pg_advisory_unlock(:space, :index)"), key)
