"""Keeps what PostgreSQL answers searches from in step, beside the engine's documents.

The caller holds the index's lock. Source: docs/decisions/0022-search-without-its-engine.md.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import BigInteger, SmallInteger, Text, any_, cast, delete, func, literal, select, text, update
from sqlalchemy.dialects.postgresql import ARRAY, insert
from sqlalchemy.orm import Session

from core.db import Database, make_session, transaction
from core.models import SearchOutboxEntry as Entry
from core.models import StandbyFood, StandbyText, StandbyWord
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
    ours = select(StandbyText.document_id).where(StandbyText.index_name == index.name)
    right = ours.where(StandbyText.shape == shape.digest)
    with make_session(database) as session:
        session.execute(text("SET LOCAL statement_timeout = '5min'"))
        wrong = {
            *session.scalars(index.public_ids.where(column.not_in(right))),
            *session.scalars(ours.where(StandbyText.document_id.not_in(index.public_ids))),
        }
    ids = sorted(wrong)
    for start in range(0, len(ids), BATCH):
        write_ids(database, index, ids[start : start + BATCH])
    return len(ids)


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
    living = select(text("word")).select_from(func.ts_stat(literal(vectors)).table_valued("word"))
    gone = delete(StandbyWord).where(StandbyWord.index_name == index.name, StandbyWord.word.not_in(living))
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
    statement = insert(StandbyText)
    changed = ("shape", "content_hash", "words", "facts", "custom_order")
    session.execute(
        statement.on_conflict_do_update(
            index_elements=["index_name", "document_id"], set_={name: statement.excluded[name] for name in changed}
        ),
        [
            {
                "index_name": shape.index_name,
                "document_id": one.document_id,
                "shape": shape.digest,
                "content_hash": one.content_hash,
                "words": one.words,
                "facts": one.facts,
                "custom_order": one.custom_order,
            }
            for one in texts
        ],
    )
    _store_foods(session, shape, texts)
    words: dict[str, Sequence[int]] = {}
    for one in texts:
        words |= {word: slips or words.get(word, ()) for word, slips in one.vocabulary.items()}
    _store_words(session, shape, words)


def _store_foods(session: Session, shape: Shape, texts: Sequence[TextRow]) -> None:
    ids = cast([one.document_id for one in texts], ARRAY(BigInteger))
    session.execute(
        delete(StandbyFood).where(StandbyFood.index_name == shape.index_name, StandbyFood.document_id == any_(ids))
    )
    rows = [
        (key, one.document_id, number, len(one.foods))
        for one in texts
        for number, keys in enumerate(one.foods, start=1)
        for key in keys
    ]
    if not rows:
        return
    # Four arrays in one statement: thousands of rows of a batch cost a tenth of what they do one by one.
    keys, ids_of_keys, numbers, needed = (list(column) for column in zip(*rows, strict=True))
    given = (
        func.unnest(
            cast(keys, ARRAY(Text)),
            cast(ids_of_keys, ARRAY(BigInteger)),
            cast(numbers, ARRAY(SmallInteger)),
            cast(needed, ARRAY(SmallInteger)),
        )
        .table_valued("food", "document_id", "need", "needed")
        .render_derived()
    )
    names = ("food", "document_id", "need", "needed")
    session.execute(
        insert(StandbyFood).from_select(
            ["index_name", *names], select(literal(shape.index_name), *(given.c[name] for name in names))
        )
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
