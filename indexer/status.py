"""The state of an index: rows against documents, what waits, what failed, what differs from the code."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.db import make_session
from core.models import SearchOutboxEntry as Entry
from core.search.capture import trigger_drift
from core.search.index import SearchIndex
from indexer.context import IndexerContext
from indexer.outdated import count_outdated
from indexer.public_ids import count_public_ids
from indexer.search_engine import understood
from indexer.settings_sync import SettingDifference, settings_differences, settings_drift
from indexer.wanted_settings import wanted_settings

FAILED_TASKS_SHOWN = 5
LOST_SHARE = 0.5
"""An index that should hold twice as many documents as it has, and as wait for it, has lost them."""


@dataclass(frozen=True)
class FailedTask:
    """A task that the engine accepted and failed."""

    uid: int
    kind: str
    reason: str
    finished_at: datetime | None


@dataclass(frozen=True)
class IndexStatus:
    """The state of one index. What is None is not known, since the engine has no such index."""

    rows: int
    """Published rows in the database."""
    documents: int | None
    waiting: int
    """Outbox rows."""
    oldest_seconds: float | None
    parked: Sequence[tuple[int, str]]
    """Ids of documents that the engine refuses, or PostgreSQL their texts, with the reasons."""
    settings_drift: Sequence[str]
    settings_differences: Sequence[SettingDifference]
    """The same in detail."""
    trigger_drift: Sequence[str]
    """Capture triggers that are not as declared: some changes may not reach the outbox."""
    code_version: int
    outdated_documents: int | None
    """Documents that an older builder made."""
    failed_tasks: Sequence[FailedTask]
    engine_version: str

    @property
    def is_healthy(self) -> bool:
        """Whether documents, settings and capture triggers are as they should be."""
        in_step = self.documents == self.rows or self.waiting > 0
        return in_step and not (self.parked or self.settings_drift or self.trigger_drift or self.outdated_documents)

    @property
    def is_lost(self) -> bool:
        """Whether the engine has lost the index, or most of it: it has to be rebuilt."""
        return self.documents is None or self.documents + self.waiting < LOST_SHARE * self.rows


def read_status(context: IndexerContext, index: SearchIndex, uid: str, config_dir: Path) -> IndexStatus:
    """Return the index's status. Raises the engine's errors when it doesn't answer."""
    engine = context.engine
    exists = engine.has_index(uid)
    wanted = wanted_settings(context.database, index, config_dir)
    actual = engine.settings_of(uid) if exists else {}
    with make_session(context.database) as session:
        waiting, oldest_seconds = _waiting_of(session, index)
        return IndexStatus(
            rows=count_public_ids(session, index),
            documents=engine.count_documents(uid) if exists else None,
            waiting=waiting,
            oldest_seconds=oldest_seconds,
            parked=_parked_of(session, index),
            settings_drift=settings_drift(wanted, actual) if exists else ["the index is missing"],
            settings_differences=settings_differences(wanted, actual) if exists else (),
            trigger_drift=[str(drift) for drift in trigger_drift(session.connection()) if drift.index == index.name],
            code_version=index.document_version,
            outdated_documents=count_outdated(context, index, uid) if exists else None,
            failed_tasks=_failed_tasks_of(context, uid),
            engine_version=engine.version(),
        )


def _waiting_of(session: Session, index: SearchIndex) -> tuple[int, float | None]:
    """Return how many outbox rows wait, and for how many seconds the oldest has."""
    count, oldest, now = session.execute(
        select(func.count(), func.min(Entry.created_at), func.now()).where(
            Entry.index_name == index.name, Entry.parked_at.is_(None)
        )
    ).one()
    return count, (now - oldest).total_seconds() if count else None


def _parked_of(session: Session, index: SearchIndex) -> Sequence[tuple[int, str]]:
    """Return the parked documents with the reasons."""
    rows = session.execute(
        select(Entry.document_id, Entry.parked_reason)
        .where(Entry.index_name == index.name, Entry.parked_at.is_not(None))
        .distinct()
        .order_by(Entry.document_id)
        .limit(100)
    )
    return [(document_id, reason or "") for document_id, reason in rows]


@understood()
def _failed_tasks_of(context: IndexerContext, uid: str) -> Sequence[FailedTask]:
    """Return the index's latest failed tasks."""
    listed = context.engine.client.get_tasks(
        {"indexUids": [uid], "statuses": ["failed"], "limit": FAILED_TASKS_SHOWN}
    ).results
    return [
        FailedTask(task.uid, task.type, str((task.error or {}).get("message", "")), task.finished_at) for task in listed
    ]
