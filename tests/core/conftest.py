"""What tests of locks share."""

from collections.abc import Iterator

import pytest
from sqlalchemy import text

from core.db import Database, make_database


@pytest.fixture
def impatient(database_url: str, database: Database) -> Iterator[Database]:
    """A pool of one connection, which waits for a lock no longer than a millisecond."""
    pool = make_database(database_url, max_connections=1)
    with pool.begin() as connection:
        connection.execute(text("SET lock_timeout = '1ms'"))
    yield pool
    pool.dispose()
