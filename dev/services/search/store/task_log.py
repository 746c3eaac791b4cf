"""The tasks on disk, from acknowledged to finished."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from dev.services.search.store.database import Database
from dev.services.search.tasks.task import Task

COLUMNS = (
    "uid, batch_uid, index_uid, status, type, details, error, canceled_by, "
    "enqueued_at, started_at, finished_at, custom_metadata"
)
# Finished tasks beyond this many are forgotten, oldest first.
MAX_FINISHED = 100_000


@dataclass(frozen=True)
class TaskPage:
    """One page of a list: its tasks, how many there are in all, and where the next page starts."""

    tasks: list[Task]
    total: int
    next_uid: int | None


class TaskLog:
    """Reads and writes tasks. What writes takes the connection of the caller's transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def next_uid(self) -> int:
        with self._database.reading() as connection:
            row = connection.execute("SELECT max(uid) FROM tasks").fetchone()
        return 0 if row[0] is None else int(row[0]) + 1

    def next_batch_uid(self) -> int:
        with self._database.reading() as connection:
            row = connection.execute("SELECT max(batch_uid) FROM tasks").fetchone()
        return 0 if row[0] is None else int(row[0]) + 1

    def add(self, connection: sqlite3.Connection, task: Task) -> None:
        row = (
            task.uid,
            task.index_uid,
            task.status,
            task.type,
            orjson.dumps(task.details),
            task.enqueued_at,
            task.custom_metadata,
            orjson.dumps(task.content),
            task.payload,
        )
        connection.execute(
            "INSERT INTO tasks (uid, index_uid, status, type, details, enqueued_at, custom_metadata, content, payload)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            row,
        )

    def finish(self, connection: sqlite3.Connection, tasks: Iterable[Task]) -> None:
        """Keep the outcome of tasks and delete the documents that they brought."""
        connection.executemany(
            "UPDATE tasks SET batch_uid = ?, status = ?, details = ?, error = ?, canceled_by = ?, started_at = ?,"
            " finished_at = ?, payload = NULL, content = '{}' WHERE uid = ?",
            [
                (
                    task.batch_uid,
                    task.status,
                    orjson.dumps(task.details),
                    orjson.dumps(task.error) if task.error else None,
                    task.canceled_by,
                    task.started_at,
                    task.finished_at,
                    task.uid,
                )
                for task in tasks
            ],
        )

    def forget_oldest(self, connection: sqlite3.Connection) -> None:
        connection.execute(
            "DELETE FROM tasks WHERE status != 'enqueued' AND uid <= (SELECT max(uid) FROM tasks) - ?", (MAX_FINISHED,)
        )

    def rename_index(self, connection: sqlite3.Connection, renames: dict[str, str], before_uid: int) -> None:
        """Let the history before a task follow indexes that were renamed or swapped, all at once."""
        cases = " ".join("WHEN ? THEN ?" for _ in renames)
        marks = ", ".join("?" for _ in renames)
        names = [name for pair in renames.items() for name in pair]
        connection.execute(
            f"UPDATE tasks SET index_uid = CASE index_uid {cases} END WHERE uid < ? AND index_uid IN ({marks})",  # noqa: S608 -- only placeholders
            [*names, before_uid, *renames],
        )

    def delete(self, connection: sqlite3.Connection, uids: Sequence[int]) -> int:
        deleted = 0
        for uid in uids:
            deleted += connection.execute(
                "DELETE FROM tasks WHERE uid = ? AND status IN ('succeeded', 'failed', 'canceled')", (uid,)
            ).rowcount
        return deleted

    def read(self, uid: int) -> Task | None:
        with self._database.reading() as connection:
            row = connection.execute(f"SELECT {COLUMNS} FROM tasks WHERE uid = ?", (uid,)).fetchone()  # noqa: S608 -- a constant
        return None if row is None else task_of(row)

    def waiting(self, limit: int) -> list[Task]:
        """Return the first tasks that wait, what overtakes the others first."""
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT {COLUMNS}, content FROM tasks"  # noqa: S608 -- a constant
                " WHERE status = 'enqueued'"
                " ORDER BY type != 'taskCancelation', type != 'taskDeletion', uid LIMIT ?",
                (limit,),
            ).fetchall()
        return [task_of(row) for row in rows]

    def payload_bytes(self, uid: int) -> bytes:
        with self._database.reading() as connection:
            row = connection.execute("SELECT payload FROM tasks WHERE uid = ?", (uid,)).fetchone()
        return bytes(row[0] or b"[]")

    def page(
        self, where: str, values: Sequence[Any], *, limit: int, from_uid: int | None, is_reversed: bool
    ) -> TaskPage:
        """Return a page of the tasks that meet a condition, newest first unless reversed."""
        order, beyond = ("ASC", ">=") if is_reversed else ("DESC", "<=")
        start = f" AND uid {beyond} ?" if from_uid is not None else ""
        starting = [from_uid] if from_uid is not None else []
        with self._database.reading() as connection:
            total = connection.execute(f"SELECT count(*) FROM tasks WHERE {where}", values).fetchone()[0]  # noqa: S608 -- conditions come from our own code
            rows = connection.execute(
                f"SELECT {COLUMNS} FROM tasks WHERE {where}{start} ORDER BY uid {order} LIMIT ?",  # noqa: S608 -- likewise
                [*values, *starting, limit + 1],
            ).fetchall()
        tasks = [task_of(row) for row in rows]
        return TaskPage(tasks[:limit], total, tasks[limit].uid if len(tasks) > limit else None)

    def uids(self, where: str, values: Sequence[Any]) -> list[int]:
        with self._database.reading() as connection:
            rows = connection.execute(f"SELECT uid FROM tasks WHERE {where} ORDER BY uid", values).fetchall()  # noqa: S608 -- conditions come from our own code
        return [row[0] for row in rows]


def task_of(row: Sequence[Any]) -> Task:
    return Task(
        uid=row[0],
        batch_uid=row[1],
        index_uid=row[2],
        status=row[3],
        type=row[4],
        details=orjson.loads(row[5]),
        error=orjson.loads(row[6]) if row[6] else None,
        canceled_by=row[7],
        enqueued_at=row[8],
        started_at=row[9],
        finished_at=row[10],
        custom_metadata=row[11],
        content=orjson.loads(row[12]) if len(row) > 12 else {},
    )
