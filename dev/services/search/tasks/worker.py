"""The one thread that does tasks, in order."""

from __future__ import annotations

import gc
import logging
import os
import sqlite3
import threading
from collections.abc import Sequence

from dev.services.search.clock import now
from dev.services.search.errors import ApiError, error_body
from dev.services.search.store.view_files import ViewFiles
from dev.services.search.tasks import document_batch, document_removal, index_tasks, settings_update, task_tasks
from dev.services.search.tasks.outcome import Outcome, Perform, Workplace
from dev.services.search.tasks.task import Task

logger = logging.getLogger(__name__)

PERFORM: dict[str, Perform] = {
    "documentDeletion": document_removal.remove_documents,
    "indexCompaction": index_tasks.compact_index,
    "indexCreation": index_tasks.create_index,
    "indexDeletion": index_tasks.delete_index,
    "indexSwap": index_tasks.swap_indexes,
    "indexUpdate": index_tasks.update_index,
    "settingsUpdate": settings_update.update_settings,
    "taskCancelation": task_tasks.cancel_tasks,
    "taskDeletion": task_tasks.delete_tasks,
}
# As many neighbours as this are done together, up to so many bytes of documents.
MAX_BATCH_TASKS = 1000
MAX_BATCH_BYTES = 1024 * 1024


# After this long without work the views are saved.
QUIET_SECONDS = 2


class Worker:
    """Starts on `start`, ends after the batch in hand on `stop`. `in_hand` are the tasks being done right now."""

    def __init__(self, place: Workplace, files: ViewFiles) -> None:
        self.place = place
        self._files = files
        # What was loaded may have been worked out anew.
        self._has_unsaved = True
        self.in_hand: Sequence[Task] = ()
        self._next_batch_uid = place.task_log.next_batch_uid()
        self._there_is_work = threading.Event()
        self._stopping = False
        self._thread = threading.Thread(target=self._run, name="search-tasks", daemon=True)

    def start(self) -> None:
        self._there_is_work.set()
        self._thread.start()

    def wake(self) -> None:
        self._there_is_work.set()

    def stop(self) -> None:
        self._stopping = True
        self._there_is_work.set()
        self._thread.join()

    def _run(self) -> None:
        try:
            while not self._stopping:
                is_woken = self._there_is_work.wait(QUIET_SECONDS if self._has_unsaved else None)
                self._there_is_work.clear()
                if is_woken:
                    self._do_all_that_waits()
                else:
                    self._save(even_small_changes=False)
            self._save(even_small_changes=True)
        except sqlite3.Error:
            # What cannot be written down must not be answered as done; started again, the tasks are still there.
            logger.critical("The data directory cannot be written, stopping.", exc_info=True)
            os._exit(1)

    def _do_all_that_waits(self) -> None:
        while batch := self.next_batch():
            self.do(batch)
            if self._stopping:
                return

    def _save(self, *, even_small_changes: bool) -> None:
        self._has_unsaved = False
        try:
            self._files.save(self.place.catalog.by_uid.values(), even_small_changes=even_small_changes)
        except Exception:
            # Only a shortcut: everything in the views is in the database too.
            logger.warning("The views cannot be saved; the next start takes longer.", exc_info=True)

    def next_batch(self) -> list[Task]:
        """Return the next task, with the neighbours that can be done together with it."""
        waiting = self.place.task_log.waiting(MAX_BATCH_TASKS)
        batch = waiting[:1]
        if not batch or not is_batchable(batch[0]):
            return batch
        size_bytes = batch[0].content["bytes"]
        for task in waiting[1:]:
            size_bytes += task.content.get("bytes", 0)
            if not is_batchable(task) or task.index_uid != batch[0].index_uid or size_bytes > MAX_BATCH_BYTES:
                break
            batch.append(task)
        return batch

    def do(self, batch: list[Task]) -> None:
        """Do the tasks, write down what came of them, then let it be seen."""
        for task in batch:
            task.batch_uid, task.started_at, task.status = self._next_batch_uid, now(), "processing"
        self._next_batch_uid += 1
        self.in_hand = batch
        outcome = self.outcome_of(batch)
        for task in batch:
            task.finished_at = now()
            task.status = "failed" if task.error else "succeeded"
        with self.place.database.writing() as connection:
            outcome.keep(connection)
            self.place.task_log.finish(connection, batch)
            self.place.task_log.forget_oldest(connection)
        outcome.show()
        self.in_hand = ()
        self._has_unsaved = True
        # What is shown now stays long: full collections need not walk through it, which would hold searches up.
        gc.freeze()

    def outcome_of(self, batch: list[Task]) -> Outcome:
        try:
            if not is_batchable(batch[0]):
                return PERFORM[batch[0].type](batch[0], self.place)
            together = document_batch.DocumentBatch(str(batch[0].index_uid), self.place)
            for task in batch:
                try:
                    together.take(task)
                except ApiError as error:
                    task.error = error.body()
            return together.outcome()
        except ApiError as error:
            batch[0].error = error.body()
        except Exception as error:
            logger.exception("A task failed unexpectedly.")
            for task in batch:
                task.error = error_body("internal", f"An internal error has occurred: {error!r}.")
        return Outcome()


def is_batchable(task: Task) -> bool:
    return task.type == "documentAdditionOrUpdate" or (task.type == "documentDeletion" and "ids" in task.content)
