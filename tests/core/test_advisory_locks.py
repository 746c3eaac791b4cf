"""One process at a time: who gets a lock, and how long the others wait for it."""

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import text

from core.advisory_locks import HeldLock, LockLost, LockSpace, is_awaited, process_lock
from core.db import Database, make_database
from core.settings import Settings
from tests.lock_sessions import end_holders, holders


def test_one_process_has_the_lock(database: Database) -> None:
    with process_lock(database, LockSpace.IMPORTS) as first, process_lock(database, LockSpace.IMPORTS) as second:
        assert first is not None
        assert second is None
    with process_lock(database, LockSpace.IMPORTS) as later:
        assert later


def test_another_number_is_another_lock(database: Database) -> None:
    with process_lock(database, LockSpace.IMPORTS, 1) as one, process_lock(database, LockSpace.IMPORTS, 2) as other:
        assert one is not None
        assert other is not None


def test_a_process_that_waits_gets_the_lock_whatever_its_limits_say(database: Database, impatient: Database) -> None:
    def take() -> bool:
        with process_lock(impatient, LockSpace.IMPORTS, wait=True) as lock:
            return lock is not None

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


def test_a_lock_that_is_held_can_be_relied_on(database: Database) -> None:
    with process_lock(database, LockSpace.IMPORTS) as lock:
        assert lock is not None
        lock.verify()
        with lock.transaction() as session:
            session.execute(text("INSERT INTO tags (name) VALUES ('Soup')"))

    with database.connect() as connection:
        assert connection.scalar(text("SELECT name FROM tags")) == "Soup"


def test_a_lock_whose_session_has_ended_is_noticed(database: Database) -> None:
    with process_lock(database, LockSpace.IMPORTS) as lock:
        assert lock is not None
        end_holders(database)
        with process_lock(database, LockSpace.IMPORTS, wait=True) as other:
            assert other is not None

        for _ in range(2):  # a second look must not take a new session for the lost one
            with pytest.raises(LockLost):
                lock.verify()


def write_and_lose(lock: HeldLock, database: Database) -> None:
    """Write in the lock's session, which ends before the commit."""
    with lock.transaction() as session:
        session.execute(text("INSERT INTO tags (name) VALUES ('Soup')"))
        end_holders(database)


def test_what_is_written_in_the_locks_session_is_not_written_without_the_lock(database: Database) -> None:
    with process_lock(database, LockSpace.IMPORTS) as lock:
        assert lock is not None
        with pytest.raises(LockLost):
            write_and_lose(lock, database)

    with database.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM tags")) == 0


HOLDING = """
from core.advisory_locks import LockLost, LockSpace, process_lock
from core.db import get_database

with process_lock(get_database(), LockSpace.IMPORTS, silence_seconds=1) as lock:
    print("held", flush=True)
    input()
    try:
        lock.verify()
    except LockLost:
        print("lost", flush=True)
"""


def test_a_process_that_is_frozen_loses_its_lock_and_notices_when_it_goes_on(
    database: Database, settings: Settings
) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING], env=os.environ, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdin is not None
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        holder.send_signal(signal.SIGSTOP)
        try:
            with process_lock(database, LockSpace.IMPORTS, wait=True) as taken:
                assert taken is not None
        finally:
            holder.send_signal(signal.SIGCONT)
        holder.stdin.write("\n")
        holder.stdin.flush()
        assert holder.stdout.readline() == "lost\n"


def test_a_process_that_works_gives_signs_of_life(database: Database) -> None:
    with process_lock(database, LockSpace.IMPORTS, silence_seconds=4):
        (holder,) = holders(database)

        def last_sign() -> object:
            with database.connect() as connection:
                return connection.scalar(
                    text("SELECT state_change FROM pg_stat_activity WHERE pid = :pid"), {"pid": holder}
                )

        first = last_sign()
        while last_sign() == first:
            pass


def test_a_session_that_held_a_lock_may_be_silent_afterwards(database_url: str) -> None:
    pool = make_database(database_url, max_connections=1)
    with process_lock(pool, LockSpace.IMPORTS, silence_seconds=60):
        pass

    with pool.connect() as connection:
        assert connection.scalar(text("SHOW idle_session_timeout")) == "0"
    pool.dispose()
