"""Neighbouring additions, updates and deletions of one index, done as one: many small tasks cost little more than one.

Each task stands or falls alone: a bad document fails its task, whose other documents are left out too.
"""

from __future__ import annotations

import dataclasses
import sqlite3
from collections.abc import Sequence
from typing import Any

import orjson

from dev.services.search.clock import now
from dev.services.search.errors import ApiError, index_not_found
from dev.services.search.live_index import LiveIndex
from dev.services.search.store.index_rows import DocumentRow
from dev.services.search.tasks.document_ids import id_of, primary_key_for
from dev.services.search.tasks.index_tasks import new_index
from dev.services.search.tasks.outcome import Outcome, Workplace
from dev.services.search.tasks.task import Task
from dev.services.search.view import Change

Document = dict[str, Any]


class DocumentBatch:
    """Takes tasks in order; `outcome` is what all of them together come to."""

    def __init__(self, uid: str, place: Workplace) -> None:
        self.place = place
        self.uid = uid
        self.existing = place.catalog.by_uid.get(uid)
        self.index = self.existing or new_index(uid, None, place)
        self.primary_key = self.index.row.primary_key
        self.is_needed = self.existing is not None
        # The newest state of every document that was touched; None is deleted.
        self.after: dict[str, Document | None] = {}

    def take(self, task: Task) -> None:
        """Do one task, noting its details. Raises ApiError and leaves nothing of it behind when it fails."""
        if task.type == "documentDeletion":
            self.delete(task)
        else:
            self.add(task)

    def add(self, task: Task) -> None:
        task.details["indexedDocuments"] = 0
        documents: list[Document] = orjson.loads(self.place.task_log.payload_bytes(task.uid))
        try:
            primary_key = primary_key_for(self.primary_key, task.content["primaryKey"], documents)
        except ApiError as error:
            raise self.named(error) if error.code == "index_primary_key_already_exists" else error from None
        added: dict[str, Document] = {}
        merges, only_existing = task.content["merges"], task.content["skipsCreation"]
        for document in documents:
            document_id = id_of(document, str(primary_key))
            if only_existing and self.current(document_id) is None:
                continue
            before = added.get(document_id) or (self.current(document_id) if merges else None)
            added[document_id] = {**before, **document} if merges and before else document
        self.after.update(added)
        self.primary_key = primary_key
        self.is_needed = True
        task.details["indexedDocuments"] = len(added)

    def delete(self, task: Task) -> None:
        task.details["deletedDocuments"] = 0
        if not self.is_needed:
            raise index_not_found(self.uid)
        gone = [document_id for document_id in dict.fromkeys(task.content["ids"]) if self.current(document_id)]
        self.after.update(dict.fromkeys(gone))
        task.details["deletedDocuments"] = len(gone)

    def current(self, document_id: str) -> Document | None:
        if document_id in self.after:
            return self.after[document_id]
        number = self.index.view.number_of.get(document_id)
        return None if number is None else self.index.view.document(number)

    def named(self, error: ApiError) -> ApiError:
        return ApiError(error.code, f"Index `{self.uid}`: {error.message}")

    def outcome(self) -> Outcome:
        if not self.is_needed:
            return Outcome()
        changes, next_document = self.changes()
        return changed_documents(
            self.index, changes, self.place, primary_key=self.primary_key, next_document=next_document
        )

    def changes(self) -> tuple[list[Change], int]:
        next_document = self.index.row.next_document
        changes = []
        for document_id, document in self.after.items():
            number = self.index.view.number_of.get(document_id)
            if document is None:
                if number is not None:
                    changes.append(Change(number, document_id))
                continue
            if number is None:
                number = next_document
                next_document += 1
            changes.append(Change(number, document_id, orjson.dumps(document), document))
        return changes, next_document


def changed_documents(
    index: LiveIndex,
    changes: Sequence[Change],
    place: Workplace,
    *,
    primary_key: str | None,
    next_document: int,
) -> Outcome:
    """Return the outcome of putting and dropping documents: kept and shown all together."""
    row = dataclasses.replace(index.row, primary_key=primary_key, next_document=next_document, updated_at=now())
    view = index.view.changed(changes) if changes else index.view

    def keep(connection: sqlite3.Connection) -> None:
        place.index_rows.save(connection, row)
        rows = (DocumentRow(change.number, change.id, change.body) for change in changes if change.body is not None)
        place.index_rows.put_documents(connection, row.number, rows)
        dropped = (change.number for change in changes if change.body is None)
        place.index_rows.drop_documents(connection, row.number, dropped)

    return Outcome(keep, show=lambda: place.catalog.show(LiveIndex(row, view)))
