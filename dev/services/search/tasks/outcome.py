"""What doing a task comes to: something to write down for good, then something to show."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass

from dev.services.search.catalog import Catalog
from dev.services.search.store.database import Database
from dev.services.search.store.index_rows import IndexRows
from dev.services.search.store.task_log import TaskLog
from dev.services.search.tasks.task import Task


def nothing_to_keep(connection: sqlite3.Connection) -> None:
    """Keep nothing."""


def nothing_to_show() -> None:
    """Show nothing."""


@dataclass(frozen=True)
class Outcome:
    """`keep` runs inside the transaction that also finishes the task, `show` after it is on the disk."""

    keep: Callable[[sqlite3.Connection], None] = nothing_to_keep
    show: Callable[[], None] = nothing_to_show


@dataclass(frozen=True)
class Workplace:
    """What tasks work on. They run one after another, so nothing here needs a lock against other tasks."""

    catalog: Catalog
    database: Database
    index_rows: IndexRows
    task_log: TaskLog


Perform = Callable[[Task, Workplace], Outcome]
