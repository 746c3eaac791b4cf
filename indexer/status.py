"""What is to be known of an index: rows against documents, what waits, what failed, what has drifted."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.db import make_session
from core.models import Recipe
from core.models import SearchOutboxEntry as Entry
from core.search.indexes import Index
from indexer.context import IndexerContext
from indexer.projection import PROJECTIONS
from indexer.settings_sync import drift_of

FAILED_TASKS_SHOWN = 5


@dataclass(frozen=True)
class FailedTask:
    """A task that the engine accepted and failed."""

    uid: int
    kind: str
    reason: str
    finished_at: datetime | None


@dataclass(frozen=True)
class IndexStatus:
    """The state of one index; None where there is no index."""

    rows: int
    """Published rows in the database."""
    documents: int | None
    waiting: int
    """Outbox rows."""
    oldest_seconds: float | None
    parked: Sequence[tuple[int, str]]
    """Ids of documents that the engine refuses, with its reasons."""
    settings_drift: Sequence[str]
    code_version: int
    outdated_documents: int | None
    """Documents that an older builder made."""
    failed_tasks: Sequence[FailedTask]

    @property
    def is_healthy(self) -> bool:
        """Whether the index holds what it should, in the way that it should."""
        in_step = self.documents == self.rows or self.waiting > 0
        return in_step and not (self.parked or self.settings_drift or self.outdated_documents)


def read_status(context: IndexerContext, index: Index, uid: str, config_dir: Path) -> IndexStatus:
    """Return the index's status. Raises the engine's errors when it is away."""
    engine = context.engine
    version = PROJECTIONS[index].document_version
    exists = engine.has_index(uid)
    with make_session(context.database) as session:
        waiting, oldest_seconds = waiting_of(session, index)
        return IndexStatus(
            rows=session.scalar(select(func.count()).select_from(Recipe).where(Recipe.is_published)) or 0,
            documents=engine.count_documents(uid) if exists else None,
            waiting=waiting,
            oldest_seconds=oldest_seconds,
            parked=parked_of(session, index),
            settings_drift=drift_of(engine, uid, index, config_dir) if exists else ["the index is missing"],
            code_version=version,
            outdated_documents=count_outdated(context, uid, version) if exists else None,
            failed_tasks=failed_tasks_of(context, uid),
        )


def waiting_of(session: Session, index: Index) -> tuple[int, float | None]:
    """Return how many outbox rows wait, and for how many seconds the oldest has."""
    count, oldest, now = session.execute(
        select(func.count(), func.min(Entry.created_at), func.now()).where(
            Entry.index_name == index, Entry.parked_at.is_(None)
        )
    ).one()
    return count, (now - oldest).total_seconds() if count else None


def parked_of(session: Session, index: Index) -> Sequence[tuple[int, str]]:
    """Return the parked documents with the engine's reasons."""
    rows = session.execute(
        select(Entry.document_id, Entry.parked_reason)
        .where(Entry.index_name == index, Entry.parked_at.is_not(None))
        .distinct()
        .order_by(Entry.document_id)
        .limit(100)
    )
    return [(document_id, reason or "") for document_id, reason in rows]


def count_outdated(context: IndexerContext, uid: str, version: int) -> int:
    """Return how many documents carry another builder's version; an index that can't be asked counts as outdated."""
    answer = context.engine.client.index(uid).search(
        "", {"filter": f"Document_Version != {version}", "hitsPerPage": 1, "attributesToRetrieve": ["ID"]}
    )
    return int(answer["totalHits"])


def failed_tasks_of(context: IndexerContext, uid: str) -> Sequence[FailedTask]:
    """Return the index's latest failed tasks."""
    listed = context.engine.client.get_tasks(
        {"indexUids": [uid], "statuses": ["failed"], "limit": FAILED_TASKS_SHOWN}
    ).results
    return [
        FailedTask(task.uid, task.type, str((task.error or {}).get("message", "")), task.finished_at) for task in listed
    ]
