"""A task and the two ways in which it is shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dev.services.search.clock import duration

STATUSES = ("enqueued", "processing", "succeeded", "failed", "canceled")
FINISHED = ("succeeded", "failed", "canceled")
TYPES = (
    "documentAdditionOrUpdate",
    "documentEdition",
    "documentDeletion",
    "settingsUpdate",
    "indexCreation",
    "indexDeletion",
    "indexUpdate",
    "indexSwap",
    "taskCancelation",
    "taskDeletion",
    "dumpCreation",
    "snapshotCreation",
    "export",
    "upgradeDatabase",
    "indexCompaction",
)


@dataclass
class Task:
    """`content` is what its type needs to be done, `payload` the documents it brings (a JSON list, as bytes)."""

    uid: int
    type: str
    index_uid: str | None
    enqueued_at: str
    status: str = "enqueued"
    details: dict[str, Any] = field(default_factory=dict)
    content: dict[str, Any] = field(default_factory=dict)
    payload: bytes | None = None
    custom_metadata: str | None = None
    batch_uid: int | None = None
    error: dict[str, Any] | None = None
    canceled_by: int | None = None
    started_at: str | None = None
    finished_at: str | None = None

    def receipt(self) -> dict[str, Any]:
        """Return what the answer to the request says."""
        return {
            "taskUid": self.uid,
            "indexUid": self.index_uid,
            "status": self.status,
            "type": self.type,
            "enqueuedAt": self.enqueued_at,
        } | self._metadata()

    def shown(self) -> dict[str, Any]:
        """Return the task as it is read back."""
        return {
            "uid": self.uid,
            "batchUid": self.batch_uid,
            "indexUid": self.index_uid,
            "status": self.status,
            "type": self.type,
            "canceledBy": self.canceled_by,
            "details": self.details,
            "error": self.error,
            "duration": duration(self.started_at, self.finished_at),
            "enqueuedAt": self.enqueued_at,
            "startedAt": self.started_at,
            "finishedAt": self.finished_at,
        } | self._metadata()

    def _metadata(self) -> dict[str, Any]:
        return {} if self.custom_metadata is None else {"customMetadata": self.custom_metadata}
