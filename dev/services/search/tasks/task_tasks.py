"""Tasks about tasks: canceling those that wait, forgetting those that are done."""

from __future__ import annotations

import sqlite3

from dev.services.search.clock import now
from dev.services.search.tasks.outcome import Outcome, Workplace
from dev.services.search.tasks.task import Task


def cancel_tasks(task: Task, place: Workplace) -> Outcome:
    waiting = [found for uid in task.content["uids"] if (found := place.task_log.read(uid)) and is_waiting(found)]
    for canceled in waiting:
        canceled.status, canceled.canceled_by = "canceled", task.uid
        canceled.batch_uid = task.batch_uid
        canceled.started_at = canceled.finished_at = now()
    task.details = task.details | {"canceledTasks": len(waiting)}
    return Outcome(keep=lambda connection: place.task_log.finish(connection, waiting))


def is_waiting(task: Task) -> bool:
    return task.status == "enqueued"


def delete_tasks(task: Task, place: Workplace) -> Outcome:
    uids = task.content["uids"]

    def keep(connection: sqlite3.Connection) -> None:
        deleted = place.task_log.delete(connection, uids)
        task.details = task.details | {"deletedTasks": deleted}

    return Outcome(keep)
