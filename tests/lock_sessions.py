"""The PostgreSQL sessions that hold locks of processes, and their end: as when PostgreSQL is restarted."""

from sqlalchemy import text

from core.db import Database

_HOLDERS = text("""
    SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND granted AND datname = current_database() AND pid <> pg_backend_pid()
""")


def holders(database: Database) -> list[int]:
    """The numbers of the server processes that hold a lock."""
    with database.connect() as connection:
        return list(connection.scalars(_HOLDERS))


def end_holders(database: Database) -> None:
    """End every session that holds a lock; when this returns, all of them have ended."""
    with database.connect() as connection:
        for pid in connection.scalars(_HOLDERS).all():
            assert connection.scalar(text("SELECT pg_terminate_backend(:pid, 30000)"), {"pid": pid})
