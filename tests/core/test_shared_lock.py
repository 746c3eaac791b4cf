"""Several processes that keep one from having a lock for itself."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import text

from core.advisory_locks import LockSpace, is_awaited, process_lock
from core.db import Database, make_database
from core.shared_lock import shared_lock


@pytest.fixture
def impatient(database_url: str, database: Database) -> Iterator[Database]:
    """A pool of one connection, which waits for a lock no longer than a millisecond."""
    pool = make_database(database_url, max_connections=1)
    with pool.begin() as connection:
        connection.execute(text("SET lock_timeout = '1ms'"))
    yield pool
    pool.dispose()


def test_a_shared_lock_is_held_by_several_and_by_none_alone(database: Database) -> None:
    with shared_lock(database, LockSpace.IMPORTS):
        with shared_lock(database, LockSpace.IMPORTS), process_lock(database, LockSpace.IMPORTS) as is_ours:
            assert not is_ours
        with process_lock(database, LockSpace.IMPORTS) as is_ours:
            assert not is_ours
    with process_lock(database, LockSpace.IMPORTS) as is_ours:
        assert is_ours


def test_a_shared_lock_waits_for_the_process_that_has_it(database: Database, impatient: Database) -> None:
    def share() -> bool:
        with shared_lock(impatient, LockSpace.IMPORTS):
            return True

    with ThreadPoolExecutor(1) as run:
        with process_lock(database, LockSpace.IMPORTS):
            waiting = run.submit(share)
            while not is_awaited(database, LockSpace.IMPORTS):
                assert not waiting.done()
        assert waiting.result()
