"""Several processes that keep one from having a lock for itself."""

from concurrent.futures import ThreadPoolExecutor

from core.advisory_locks import LockSpace, is_awaited, process_lock
from core.db import Database
from core.shared_lock import shared_lock


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
