"""The outbox as the indexer reads it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import BigInteger, ColumnElement, all_, any_, cast, delete, func, insert, select, text, update
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


def take_pending(session: Session, index: SearchIndex, *, limit: int, but: Sequence[int] = ()) -> Pending:
    """Return the documents of up to `limit` waiting rows of an index, and all waiting rows of these documents.

    Single edits come before bulk changes, older rows before newer ones. A recipe that was just imported has a row for
    each table that was written. The rows stay until `forget` removes them; `but` are those that were taken before.
    """
    waiting = (*_waiting(index), Entry.id != all_(cast(but, ARRAY(BigInteger))))
    first = session.scalars(
        select(Entry.document_id).where(*waiting).order_by(Entry.is_bulk, Entry.id).limit(limit)
    ).all()
    document_ids = list(dict.fromkeys(first))
    entry_ids = session.scalars(select(Entry.id).where(*waiting, _concerns(document_ids))).all()
    return Pending(entry_ids, document_ids)


def take_for_standby(session: Session, index: SearchIndex, *, limit: int) -> Pending:
    """Return up to `limit` waiting rows whose documents have no standby text yet: of single edits, if there are any."""
    # Asked apart, each question reads its own rows: the single edits among a million of a bulk change, then the first
    # of the bulk change that are left.
    for is_bulk in (False, True):
        rows = session.execute(
            select(Entry.id, Entry.document_id)
            .where(*_waiting(index), ~Entry.is_in_standby, Entry.is_bulk == is_bulk)
            .order_by(Entry.id)
            .limit(limit)
        ).all()
        if rows:
            break
    return Pending([entry_id for entry_id, _ in rows], sorted({document_id for _, document_id in rows}))


def mark_in_standby(session: Session, entry_ids: Sequence[int]) -> None:
    """Note that the texts of these rows' documents are written; the engine still has to get them."""
    session.execute(
        update(Entry).where(Entry.id == any_(cast(entry_ids, ARRAY(BigInteger)))).values(is_in_standby=True)
    )


def count_waiting_documents(session: Session, index: SearchIndex) -> int:
    """Return how many documents of an index wait."""
    return session.scalar(select(func.count(Entry.document_id.distinct())).where(*_waiting(index))) or 0


def which_wait(session: Session, index: SearchIndex, document_ids: Sequence[int]) -> set[int]:
    """Return those of these documents that wait, or are parked."""
    return set(
        session.scalars(select(Entry.document_id).where(Entry.index_name == index.name, _concerns(document_ids)))
    )


def current_snapshot(session: Session) -> str:
    """Return what the transaction sees, for `forget_covered`."""
    return str(session.scalar(text("SELECT pg_current_snapshot()")))


def forget_covered(session: Session, index: SearchIndex, snapshot: str) -> None:
    """Remove the rows of the changes that a snapshot sees, parked ones too: documents built from it show them."""
    session.execute(text("SET LOCAL statement_timeout = '5min'"))
    is_covered = text("pg_visible_in_snapshot(written_by::text::xid8, CAST(:snapshot AS pg_snapshot))")
    session.execute(
        delete(Entry).where(Entry.index_name == index.name, is_covered).execution_options(synchronize_session=False),
        {"snapshot": snapshot},
    )


def forget(session: Session, entry_ids: Sequence[int]) -> None:
    """Remove rows whose documents are in the index; those that were parked stay.

    By id, not by "up to the last one": a lower id may be committed after a higher one was read.
    """
    session.execute(
        delete(Entry).where(Entry.id == any_(cast(entry_ids, ARRAY(BigInteger))), Entry.parked_at.is_(None))
    )


def park(session: Session, index: SearchIndex, document_id: int, reason: str) -> None:
    """Set a document's waiting rows aside, with the reason, so that the rows behind them are drained."""
    session.execute(
        update(Entry)
        .where(Entry.index_name == index.name, Entry.document_id == document_id, Entry.parked_at.is_(None))
        .values(parked_at=func.now(), parked_reason=reason)
    )


def unpark(session: Session, index: SearchIndex, document_ids: Sequence[int]) -> None:
    """Forget the parked rows of documents that the engine has accepted since."""
    session.execute(
        delete(Entry).where(Entry.index_name == index.name, _concerns(document_ids), Entry.parked_at.is_not(None))
    )


def enqueue(
    session: Session,
    index: SearchIndex,
    document_ids: Iterable[int],
    *,
    is_bulk: bool = False,
    may_be_gone: bool = True,
) -> None:
    """Ask for these documents to be built again, after those of single edits if `is_bulk` is on.

    `may_be_gone`: the standby search looks whether they are public. Turn it off for many that are.
    """
    how = {"index_name": index.name, "is_bulk": is_bulk, "is_gone": may_be_gone}
    rows = [{**how, "document_id": document_id} for document_id in document_ids]
    if rows:
        session.execute(insert(Entry), rows)


def has_pending(session: Session, index: SearchIndex) -> bool:
    """Return whether any row is pending; one index lookup, called every second."""
    return _has_row(session, *_waiting(index))


def has_pending_edit(session: Session, index: SearchIndex) -> bool:
    """Return whether a row of a single edit is pending."""
    return _has_row(session, *_waiting(index), ~Entry.is_bulk)


def _has_row(session: Session, *conditions: ColumnElement[bool]) -> bool:
    # The order keeps it in the index: PostgreSQL would read the table, with all that a backlog has left in it.
    first = select(Entry.id).where(*conditions).order_by(Entry.is_bulk, Entry.id).limit(1)
    return session.scalar(first) is not None


def _waiting(index: SearchIndex) -> tuple[ColumnElement[bool], ...]:
    return Entry.index_name == index.name, Entry.parked_at.is_(None)


def _concerns(document_ids: Sequence[int]) -> ColumnElement[bool]:
    # One array, however many ids: a parameter each would be too many.
    return Entry.document_id == any_(cast(document_ids, ARRAY(BigInteger)))
