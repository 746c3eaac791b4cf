"""Keeps what PostgreSQL answers searches from in step, beside the engine's documents.

The caller holds the index's lock. Source: docs/decisions/0022-search-without-its-engine.md.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import orjson
from sqlalchemy import (
    JSON,
    BigInteger,
    Select,
    TableValuedAlias,
    Text,
    any_,
    cast,
    delete,
    func,
    literal,
    select,
    text,
    update,
)
from sqlalchemy import column as sql_column
from sqlalchemy.dialects.postgresql import ARRAY, insert
from sqlalchemy.orm import Session

from core.db import Database, make_session, transaction
from core.models import Base, StandbyFood, StandbyText, StandbyWord
from core.models import SearchOutboxEntry as Entry
from core.search.index import SearchIndex
from core.search.standby.shape import Shape, read_shape
from core.search.standby.text import Text as TextRow
from core.search.standby.text import text_of
from core.settings import get_settings

BATCH = 1_000
Documents = Sequence[Mapping[str, Any]]


def write_texts(database: Database, index: SearchIndex, documents: Documents, *, gone: Iterable[int] = ()) -> None:
    """Store the texts of these documents and remove those of the `gone` ones, in one transaction.

    A text that is there already, of the same content and shape, is not written again.
    """
    with transaction(database) as session:
        _store(session, shape_of(index), documents)
        _remove(session, index, gone)


def write_backlog(database: Database, index: SearchIndex) -> int:
    """Bring the texts up to date with the outbox while the engine can't be; return how many documents that were.

    The rows stay for the engine, marked: the next call passes over them.
    """
    written = 0
    while True:
        with make_session(database) as session:
            waiting = session.execute(
                select(Entry.id, Entry.document_id)
                .where(Entry.index_name == index.name, ~Entry.is_in_standby)
                .order_by(Entry.id)
                .limit(BATCH)
            ).all()
        if not waiting:
            return written
        ids = sorted({document_id for _, document_id in waiting})
        # Read after the rows: a later change has a row of its own.
        write_ids(database, index, ids)
        with transaction(database) as session:
            session.execute(
                update(Entry).where(Entry.id.in_([entry_id for entry_id, _ in waiting])).values(is_in_standby=True)
            )
        written += len(ids)


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


def _store(session: Session, shape: Shape, documents: Documents) -> None:
    """Store what is missing or another."""
    ids = [document["ID"] for document in documents]
    stored = dict(
        session.execute(
            select(StandbyText.document_id, StandbyText.content_hash).where(
                StandbyText.index_name == shape.index_name,
                StandbyText.shape == shape.digest,
                StandbyText.document_id == any_(cast(ids, ARRAY(BigInteger))),
            )
        ).all()
    )
    texts = [text_of(one, shape) for one in documents if stored.get(one["ID"]) != one["Content_Hash"]]
    if not texts:
        return
    _store_rows(session, shape, texts)
    _store_foods(session, shape, texts)
    words: dict[str, Sequence[int]] = {}
    for one in texts:
        words |= {word: slips or words.get(word, ()) for word, slips in one.vocabulary.items()}
    _store_words(session, shape, words)


def _store_rows(session: Session, shape: Shape, texts: Sequence[TextRow]) -> None:
    names = ("document_id", "content_hash", "words", "facts", "custom_order")
    given = _given([{name: getattr(one, name) for name in names} for one in texts], StandbyText, names)
    statement = insert(StandbyText).from_select(
        ["index_name", "shape", *names],
        select(literal(shape.index_name), literal(shape.digest), *(given.c[name] for name in names)),
    )
    changed = ("shape", *names[1:])
    session.execute(
        statement.on_conflict_do_update(
            index_elements=["index_name", "document_id"], set_={name: statement.excluded[name] for name in changed}
        )
    )


def _given(rows: Sequence[Mapping[str, Any]], model: type[Base], names: Iterable[str]) -> TableValuedAlias:
    """Return rows as a table of the model's columns.

    As one JSON text: psycopg would write an array of thousands of texts in Python, letter by letter.
    """
    columns = [sql_column(name, model.__table__.c[name].type) for name in names]
    as_json = cast(literal(orjson.dumps(rows).decode(), Text), JSON)
    return func.json_to_recordset(as_json).table_valued(*columns, name="given").render_derived(with_types=True)


def _store_foods(session: Session, shape: Shape, texts: Sequence[TextRow]) -> None:
    """Make the foods of these documents what they are now; rows that are right already are left alone."""
    rows = [
        (key, one.document_id, number, len(one.foods))
        for one in texts
        for number, keys in enumerate(one.foods, start=1)
        for key in keys
    ]
    names = ("food", "document_id", "need", "needed")
    given = _given([dict(zip(names, row, strict=True)) for row in rows], StandbyFood, names)
    kept = select(literal(1)).where(
        StandbyFood.food == given.c.food,
        StandbyFood.document_id == given.c.document_id,
        StandbyFood.need == given.c.need,
        StandbyFood.needed == given.c.needed,
    )
    all_ids = cast([one.document_id for one in texts], ARRAY(BigInteger))
    session.execute(
        delete(StandbyFood).where(
            StandbyFood.index_name == shape.index_name, StandbyFood.document_id == any_(all_ids), ~kept.exists()
        )
    )
    if rows:
        session.execute(
            insert(StandbyFood)
            .from_select(["index_name", *names], select(literal(shape.index_name), *(given.c[name] for name in names)))
            .on_conflict_do_nothing()
        )


def _store_words(session: Session, shape: Shape, words: Mapping[str, Sequence[int]]) -> None:
    # A word that stood in people's names only is stored without slips, until something else has it.
    stored: dict[str, int] = dict(
        session.execute(
            select(StandbyWord.word, func.cardinality(StandbyWord.slips)).where(
                StandbyWord.index_name == shape.index_name, StandbyWord.word == any_(cast(list(words), ARRAY(Text)))
            )
        ).all()
    )
    missing = [
        {"index_name": shape.index_name, "word": word, "slips": list(slips)}
        for word, slips in sorted(words.items())
        if word not in stored or (slips and not stored[word])
    ]
    if missing:
        statement = insert(StandbyWord)
        session.execute(
            statement.on_conflict_do_update(
                index_elements=["index_name", "word"], set_={"slips": statement.excluded.slips}
            ),
            missing,
        )


def _remove(session: Session, index: SearchIndex, ids: Iterable[int]) -> None:
    gone = list(ids)
    if gone:
        session.execute(
            delete(StandbyText).where(
                StandbyText.index_name == index.name, StandbyText.document_id == any_(cast(gone, ARRAY(BigInteger)))
            )
        )
