"""The engine behind the routes: indexes, tasks and keys over one data directory."""

from __future__ import annotations

import dataclasses
import gc
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dev.services.search.catalog import Catalog
from dev.services.search.clock import now
from dev.services.search.keys import KeyRing
from dev.services.search.store.database import Database
from dev.services.search.store.index_rows import IndexRows
from dev.services.search.store.key_rows import KeyRows
from dev.services.search.store.task_log import TaskLog, TaskPage
from dev.services.search.store.view_files import ViewFiles
from dev.services.search.tasks.outcome import Workplace
from dev.services.search.tasks.task import Task
from dev.services.search.tasks.worker import Worker


class Engine:
    """Loads everything from the data directory, then serves from memory. Raises DataDirectoryError."""

    def __init__(self, data_dir: Path, master_key: str | None) -> None:
        self.database = Database(data_dir)
        self.catalog = Catalog()
        rows = IndexRows(self.database)
        # All that is loaded stays. The collector would walk through it again and again, which doubles the time.
        gc.disable()
        files = ViewFiles(data_dir / "views")
        self.catalog.load(rows, files)
        self.task_log = TaskLog(self.database)
        self.keys = KeyRing(master_key, KeyRows(self.database))
        self.worker = Worker(Workplace(self.catalog, self.database, rows, self.task_log), files)
        self._next_uid = self.task_log.next_uid()
        self._enqueuing = threading.Lock()
        gc.freeze()
        gc.enable()

    def start(self) -> None:
        self.worker.start()

    def stop(self) -> None:
        self.worker.stop()
        self.database.close()

    def enqueue(
        self,
        kind: str,
        index_uid: str | None,
        *,
        details: dict[str, Any],
        content: dict[str, Any],
        payload: bytes | None = None,
        custom_metadata: str | None = None,
    ) -> Task:
        """Write a task down for good and return it; it is on the disk when this returns."""
        with self._enqueuing:
            task = Task(
                uid=self._next_uid,
                type=kind,
                index_uid=index_uid,
                enqueued_at=now(),
                details=details,
                content=content,
                payload=payload,
                custom_metadata=custom_metadata,
            )
            with self.database.writing() as connection:
                self.task_log.add(connection, task)
            self._next_uid += 1
        self.worker.wake()
        return task

    def task(self, uid: int) -> Task | None:
        """Return a task as it stands. What is not visible to searches yet is not called done."""
        found = self.task_log.read(uid)
        return None if found is None else self._as_it_stands(found)

    def tasks(
        self, where: str, values: Sequence[Any], *, limit: int, from_uid: int | None, is_reversed: bool
    ) -> TaskPage:
        page = self.task_log.page(where, values, limit=limit, from_uid=from_uid, is_reversed=is_reversed)
        return dataclasses.replace(page, tasks=[self._as_it_stands(task) for task in page.tasks])

    def _as_it_stands(self, found: Task) -> Task:
        for task in self.worker.in_hand:
            if task.uid == found.uid:
                return dataclasses.replace(
                    found,
                    status="processing",
                    batch_uid=task.batch_uid,
                    started_at=task.started_at,
                    finished_at=None,
                    error=None,
                )
        return found

    def uids_in_hand(self) -> list[int]:
        return [task.uid for task in self.worker.in_hand]

    def is_indexing(self, uid: str) -> bool:
        return any(task.index_uid == uid for task in self.worker.in_hand)
