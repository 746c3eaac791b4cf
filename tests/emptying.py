"""Emptying the database between two tests, in milliseconds."""

from sqlalchemy import text

from core.db import Database
from core.models import Base

# TRUNCATE gives every table and index a new file: 100 to 500 ms for the whole schema, against 3 ms for this.
# As a replica, PostgreSQL runs neither foreign keys nor triggers, so the order doesn't matter and nothing is captured.
_AS_REPLICA = "SET LOCAL session_replication_role = replica"
_RESTART_IDENTITIES = """
    SELECT setval(format('%I.%I', schemaname, sequencename), start_value, false)
    FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL
"""


def empty_database(database: Database) -> None:
    """Delete every row of the product's tables and let ids begin at 1 again. Needs a superuser."""
    deletions = [str(table.delete()) for table in Base.metadata.sorted_tables]
    with database.begin() as connection:
        connection.execute(text("; ".join([_AS_REPLICA, *deletions])))
        connection.execute(text(_RESTART_IDENTITIES))
