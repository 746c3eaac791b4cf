"""Creating, changing, renaming, swapping, deleting and compacting indexes."""

from __future__ import annotations

import dataclasses
import sqlite3

from dev.services.search.clock import now
from dev.services.search.errors import ApiError
from dev.services.search.live_index import LiveIndex
from dev.services.search.store.index_rows import IndexRow
from dev.services.search.tasks.outcome import Outcome, Workplace
from dev.services.search.tasks.task import Task
from dev.services.search.view import empty_view


def new_index(uid: str, primary_key: str | None, place: Workplace) -> LiveIndex:
    """Return an index that is neither kept nor shown yet."""
    moment = now()
    row = IndexRow(
        number=place.catalog.next_number(),
        uid=uid,
        primary_key=primary_key,
        settings={},
        next_document=0,
        created_at=moment,
        updated_at=moment,
    )
    return LiveIndex(row, empty_view({}))


def create_index(task: Task, place: Workplace) -> Outcome:
    uid = str(task.index_uid)
    if uid in place.catalog.by_uid:
        raise already_exists(uid)
    index = new_index(uid, task.content["primaryKey"], place)
    return Outcome(
        keep=lambda connection: place.index_rows.save(connection, index.row),
        show=lambda: place.catalog.show(index),
    )


def update_index(task: Task, place: Workplace) -> Outcome:
    uid = str(task.index_uid)
    index = place.catalog.get(uid)
    primary_key, new_uid = task.content["primaryKey"], task.content["uid"]
    if primary_key and index.view.documents and index.row.primary_key not in (None, primary_key):
        raise ApiError(
            "index_primary_key_already_exists",
            f"Index `{uid}`: Index already has a primary key: `{index.row.primary_key}`.",
        )
    if new_uid and new_uid != uid and new_uid in place.catalog.by_uid:
        raise already_exists(new_uid)
    row = dataclasses.replace(
        index.row,
        uid=new_uid or uid,
        primary_key=primary_key or index.row.primary_key,
        updated_at=now(),
    )

    def keep(connection: sqlite3.Connection) -> None:
        place.index_rows.save(connection, row)
        if row.uid != uid:
            place.task_log.rename_index(connection, {uid: row.uid}, before_uid=task.uid)

    def show() -> None:
        place.catalog.hide(uid)
        place.catalog.show(LiveIndex(row, index.view))

    return Outcome(keep, show)


def delete_index(task: Task, place: Workplace) -> Outcome:
    uid = str(task.index_uid)
    task.details = {"deletedDocuments": 0}
    index = place.catalog.get(uid)
    task.details = {"deletedDocuments": len(index.view.documents)}
    return Outcome(
        keep=lambda connection: place.index_rows.delete(connection, index.row.number),
        show=lambda: place.catalog.hide(uid),
    )


def swap_indexes(task: Task, place: Workplace) -> Outcome:
    renames = swap_renames(task, place)

    def keep(connection: sqlite3.Connection) -> None:
        for uid, index in place.catalog.by_uid.items():
            if uid in renames:
                place.index_rows.save(connection, dataclasses.replace(index.row, uid=renames[uid]))
        if renames:
            place.task_log.rename_index(connection, renames, before_uid=task.uid)

    return Outcome(keep, show=lambda: place.catalog.rename(renames))


def swap_renames(task: Task, place: Workplace) -> dict[str, str]:
    """Return the new name of each index that gets one. Raises ApiError when one is not there, or in the way."""
    known = place.catalog.by_uid
    renames: dict[str, str] = {}
    missing = []
    for swap in task.content["swaps"]:
        left, right = swap["indexes"]
        if swap["rename"] and right in known:
            raise already_exists(right)
        missing += [uid for uid in ((left,) if swap["rename"] else (left, right)) if uid not in known]
        renames |= {left: right} if swap["rename"] else {left: right, right: left}
    if missing:
        raise not_found(sorted(missing))
    return renames


def compact_index(task: Task, place: Workplace) -> Outcome:
    place.catalog.get(str(task.index_uid))
    before = place.database.size_bytes()
    place.database.compact()
    task.details = {
        "preCompactionSize": readable(before),
        "postCompactionSize": readable(place.database.size_bytes()),
    }
    return Outcome()


def already_exists(uid: str) -> ApiError:
    return ApiError("index_already_exists", f"Index `{uid}` already exists.")


def not_found(uids: list[str]) -> ApiError:
    if len(uids) == 1:
        return ApiError("index_not_found", f"Index `{uids[0]}` not found.")
    return ApiError("index_not_found", f"Indexes {', '.join(f'`{uid}`' for uid in uids)} not found.")


def readable(size_bytes: int) -> str:
    return f"{size_bytes / 1024:.1f} KiB"
