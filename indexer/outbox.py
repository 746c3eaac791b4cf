"""The outbox as the indexer reads it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import BigInteger, any_, cast, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.orm import Session

from core.models import SearchOutboxEntry as Entry
from core.search.index import SearchIndex


@dataclass(frozen=True)
class Pending:
    """Outbox rows that were read together."""

    entry_ids: Sequence[int]
    document_ids: Sequence[int]
    """Each once, however many rows name it."""


def take_pending(session: Session, index: SearchIndex, *, limit: int) -> Pending:
    """Return the documents of the `limit` oldest waiting rows of an index, and all waiting rows of these documents.

    A recipe that was just imported has a row for each table that was written. The rows stay until `forget` removes
    them.
    """
    waiting = (Entry.index_name == index.name, Entry.parked_at.is_(None))
    oldest = session.scalars(select(Entry.document_id).where(*waiting).order_by(Entry.id).limit(limit)).all()
    document_ids = list(dict.fromkeys(oldest))
    entry_ids = session.scalars(
        select(Entry.id).where(*waiting, Entry.document_id == any_(cast(document_ids, ARRAY(BigInteger))))
    ).all()
    return Pending(entry_ids, document_ids)


def waiting_ids(session: Session, index: SearchIndex) -> Sequence[int]:
    """Return the ids of all waiting rows of an index that this transaction sees."""
    return session.scalars(select(Entry.id).where(Entry.index_name == index.name, Entry.parked_at.is_(None))).all()


def forget(session: Session, entry_ids: Sequence[int]) -> None:
    """Remove rows whose documents are in the index; those that were parked stay.

    By id, not by "up to the last one": a lower id may be committed after a higher one was read.
    """
    session.execute(
        delete(Entry).where(Entry.id == any_(cast(entry_ids, ARRAY(BigInteger))), Entry.parked_at.is_(None))
    )


def park(session: Session, index: SearchIndex, document_id: int, reason: str) -> None:
    """Set a document's waiting rows aside, with the engine's reason, so that the rows behind them are drained."""
    session.execute(
        update(Entry)
        .where(Entry.index_name == index.name, Entry.document_id == document_id, Entry.parked_at.is_(None))
        .values(parked_at=func.now(), parked_reason=reason)
    )


def unpark(session: Session, index: SearchIndex, document_ids: Sequence[int]) -> None:
    """Forget the parked rows of documents that the engine has accepted since."""
    session.execute(
        delete(Entry).where(
            Entry.index_name == index.name, Entry.document_id.in_(document_ids), Entry.parked_at.is_not(None)
        )
    )


def enqueue(session: Session, index: SearchIndex, document_ids: Iterable[int]) -> None:
    """Ask for these documents to be built again."""
    rows = [{"index_name": index.name, "document_id": document_id} for document_id in document_ids]
    if rows:
        session.execute(insert(Entry), rows)


def has_pending(session: Session, index: SearchIndex) -> bool:
    """Return whether any row is pending; one index lookup, called every second."""
    return (
        session.scalar(select(Entry.id).where(Entry.index_name == index.name, Entry.parked_at.is_(None)).limit(1))
        is not None
    )
