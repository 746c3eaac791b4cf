"""One writer per index, and one runner of jobs, across processes."""

import hashlib
from contextlib import AbstractContextManager
from typing import Literal, overload

from core.advisory_locks import HeldLock, LockSpace, is_awaited, process_lock
from core.db import Database
from core.search.index import SearchIndex

JOBS = 0
"""Second half of the lock's key of what runs jobs."""
SILENCE_SECONDS = 120
"""A process that is frozen for so long loses its locks, so that another one goes on. Machines stall for seconds."""


@overload
def index_lock(database: Database, index: SearchIndex, *, wait: Literal[True]) -> AbstractContextManager[HeldLock]: ...


@overload
def index_lock(database: Database, index: SearchIndex, *, wait: bool) -> AbstractContextManager[HeldLock | None]: ...


def index_lock(database: Database, index: SearchIndex, *, wait: bool) -> AbstractContextManager[HeldLock | None]:
    """Hold the index's lock inside the block; give None at once if another process has it and `wait` is off.

    The lock may be lost while the block works, so what must not be done without it asks the lock first:
    `core.advisory_locks.HeldLock`.
    """
    number = lock_number(index.name)
    return process_lock(database, LockSpace.INDEXES, number, wait=wait, silence_seconds=SILENCE_SECONDS)


def is_index_awaited(database: Database, index: SearchIndex) -> bool:
    """Tell whether another process waits for the index's lock."""
    return is_awaited(database, LockSpace.INDEXES, lock_number(index.name))


def jobs_lock(database: Database) -> AbstractContextManager[HeldLock | None]:
    """Hold the lock of the one process that runs jobs inside the block; give None if another process has it."""
    return process_lock(database, LockSpace.INDEXES, JOBS, silence_seconds=SILENCE_SECONDS)


def lock_number(name: str) -> int:
    """Return the second half of the lock's key: a signed 32-bit number that depends on the index's name alone."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:4], signed=True)
