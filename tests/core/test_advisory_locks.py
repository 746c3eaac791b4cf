"""One process at a time: who gets a lock, and how long the others wait for it."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import text

from core.advisory_locks import LockSpace, is_awaited, process_lock
from core.db import Database, make_database


@pytest.fixture
def impatient(database_url: str, database: Database) -> Iterator[Database]:
    """A pool of one connection, which waits for a lock no longer than a millisecond."""
    pool = make_database(database_url, max_connections=1)
    with pool.begin() as connection:
        connection.execute(text("SET lock_timeout = '1ms'"))
    yield pool
    pool.dispose()


def test_one_process_has_the_lock(database: Database) -> None:
    with process_lock(database, LockSpace.IMPORTS) as first, process_lock(database, LockSpace.IMPORTS) as second:
        assert (first, second) == (True, False)
    with process_lock(database, LockSpace.IMPORTS) as later:
        assert later


def test_another_number_is_another_lock(database: Database) -> None:
    with process_lock(database, LockSpace.IMPORTS, 1) as one, process_lock(database, LockSpace.IMPORTS, 2) as other:
        assert (one, other) == (True, True)


def test_a_process_that_waits_gets_the_lock_whatever_its_limits_say(database: Database, impatient: Database) -> None:
    def take() -> bool:
        with process_lock(impatient, LockSpace.IMPORTS, wait=True) as is_ours:
            return is_ours

    with ThreadPoolExecutor(1) as run:
        with process_lock(database, LockSpace.IMPORTS):
            waiting = run.submit(take)
            while not is_awaited(database, LockSpace.IMPORTS) and not waiting.done():
                pass
            for _ in range(50):
                assert is_awaited(database, LockSpace.IMPORTS)
        assert waiting.result()


def test_the_limits_hold_again_after_waiting(impatient: Database) -> None:
    with process_lock(impatient, LockSpace.IMPORTS, wait=True):
        pass

    with impatient.connect() as connection:
        assert connection.scalar(text("SHOW lock_timeout")) == "1ms"
