"""Keeps what PostgreSQL answers searches from in step, beside the engine's documents.

The caller holds the index's lock. Source: docs/decisions/0022-search-without-its-engine.md.
"""

import logging
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from time import monotonic
from typing import Any

import psycopg
from sqlalchemy import BigInteger, Select, any_, cast, delete, func, literal, select, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from core.db import Database, make_session, transaction
from core.models import StandbyText, StandbyWord
from core.search.index import SearchIndex
from core.search.standby.shape import Shape, read_shape
from core.settings import get_settings
from indexer import outbox
from indexer.standby_rows import Documents, store

log = logging.getLogger(__name__)

BATCH = 1_000
BACKLOG_SECONDS = 60.0
HICCUP_SECONDS = 3.0
"""An engine that answers again so soon takes the rest of a backlog itself."""


def write_texts(
    database: Database, index: SearchIndex, documents: Documents, *, gone: Collection[int] = ()
) -> Mapping[int, str]:
    """Store the texts of these documents and remove those of the `gone` ones, in one transaction.

    A text that is there already, of the same content and shape, is not written again. Returns the documents whose texts
    PostgreSQL refuses, with its reasons: they are found by halving, and the others are stored.
    """
    try:
        with transaction(database) as session:
            # A thousand texts may be as many pages that a slow disk has to read first.
            session.execute(text("SET LOCAL statement_timeout = '5min'"))
            store(session, shape_of(index), documents)
            _remove(session, index, gone)
    except DBAPIError as error:
        if not documents or not _is_refusal(error):
            raise
        reason = str(error.orig).partition("\n")[0]
    else:
        return {}
    if len(documents) == 1:
        document_id = documents[0]["ID"]
        log.warning("PostgreSQL refuses the text of document %d of %s: %s", document_id, index.name, reason)
        write_texts(database, index, [], gone=gone)
        return {document_id: reason}
    middle = len(documents) // 2
    first = write_texts(database, index, documents[:middle], gone=gone)
    return {**first, **write_texts(database, index, documents[middle:])}


def _is_refusal(error: DBAPIError) -> bool:
    """Whether what was written is to blame, rather than PostgreSQL's disk, memory or connection."""
    return isinstance(error.orig, (psycopg.DataError, psycopg.errors.ProgramLimitExceeded))


def write_backlog(database: Database, index: SearchIndex, *, is_engine_well: Callable[[], bool] = lambda: False) -> int:
    """Bring the texts up to date with the outbox while the engine can't be; return how many documents that were.

    Each batch begins with the single edits that came meanwhile. The rows stay for the engine, marked: the next call
    passes over them. A call takes a minute at most, so that the engine is asked again however large the backlog is, and
    some seconds once `is_engine_well`.
    """
    written, started = 0, monotonic()
    while True:
        with make_session(database) as session:
            waiting = outbox.take_for_standby(session, index, limit=BATCH)
        if not waiting.entry_ids:
            return written
        # Read after the rows: a later change has a row of its own.
        write_ids(database, index, waiting.document_ids)
        with transaction(database) as session:
            outbox.mark_in_standby(session, waiting.entry_ids)
        written += len(waiting.document_ids)
        seconds = monotonic() - started
        if seconds > BACKLOG_SECONDS or (seconds > HICCUP_SECONDS and is_engine_well()):
            return written


def write_ids(database: Database, index: SearchIndex, ids: Sequence[int]) -> None:
    """Make the texts of these documents equal to the current rows."""
    with make_session(database) as session:
        documents = index.build(session, ids)
    public = {document["ID"] for document in documents}
    write_texts(database, index, documents, gone=[each for each in ids if each not in public])


def complete_texts(database: Database, index: SearchIndex) -> int:
    """Write every text that is missing or of another shape and remove those of no public document; return how many."""
    shape = shape_of(index)
    (column,) = index.public_ids.selected_columns
    ours = select(literal(1)).where(StandbyText.index_name == index.name)
    right = ours.where(StandbyText.document_id == column, StandbyText.shape == shape.digest)
    is_public = index.public_ids.where(column == StandbyText.document_id)
    surplus = select(StandbyText.document_id).where(StandbyText.index_name == index.name, ~is_public.exists())
    written = 0
    # Joins instead of NOT IN, which compares every row with every other one as soon as memory doesn't hold them.
    for wrong in (index.public_ids.where(~right.exists()), surplus):
        for ids in _batches_of(database, wrong):
            write_ids(database, index, ids)
            written += len(ids)
    return written


def _batches_of(database: Database, ids: Select[Any]) -> Iterator[Sequence[int]]:
    """Yield the ids of a statement, ascending, `BATCH` at a time: however many they are, memory holds one batch."""
    (column,) = ids.selected_columns
    last = 0
    while True:
        with make_session(database) as session:
            session.execute(text("SET LOCAL statement_timeout = '5min'"))
            some = session.scalars(ids.where(column > last).order_by(column).limit(BATCH)).all()
        if not some:
            return
        yield some
        last = some[-1]


def text_hashes(session: Session, index: SearchIndex, ids: Sequence[int]) -> dict[int, str]:
    """Return id and content hash of these documents' texts, where they are of the current shape."""
    return dict(
        session.execute(
            select(StandbyText.document_id, StandbyText.content_hash).where(
                StandbyText.index_name == index.name,
                StandbyText.shape == shape_of(index).digest,
                StandbyText.document_id == any_(cast(ids, ARRAY(BigInteger))),
            )
        ).all()
    )


def forget_lost_words(session: Session, index: SearchIndex) -> int:
    """Remove the words that no text has any more; return how many."""
    session.execute(text("SET LOCAL statement_timeout = 0"))  # it reads every text
    vectors = f"SELECT words FROM standby_texts WHERE index_name = '{index.name}'"  # noqa: S608 - a checked name
    # Materialized: the texts are read once, and joined.
    living = select(func.ts_stat(literal(vectors)).table_valued("word").c.word).cte().prefix_with("MATERIALIZED")
    is_alive = select(literal(1)).where(living.c.word == StandbyWord.word)
    gone = delete(StandbyWord).where(StandbyWord.index_name == index.name, ~is_alive.exists())
    return len(session.execute(gone.returning(StandbyWord.word)).all())


def shape_of(index: SearchIndex) -> Shape:
    """Return the index's shape by the settings of this process."""
    return read_shape(index, get_settings().search_config_dir)


def _remove(session: Session, index: SearchIndex, ids: Collection[int]) -> None:
    if ids:
        given = any_(cast(list(ids), ARRAY(BigInteger)))
        session.execute(
            delete(StandbyText).where(StandbyText.index_name == index.name, StandbyText.document_id == given)
        )
