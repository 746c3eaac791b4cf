"""Stores texts of documents, with their words and foods, for the standby search: what differs from what is stored."""

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Any

import orjson
from sqlalchemy import (
    JSON,
    BigInteger,
    TableValuedAlias,
    Text,
    any_,
    bindparam,
    cast,
    delete,
    func,
    literal,
    select,
)
from sqlalchemy import column as sql_column
from sqlalchemy.dialects.postgresql import ARRAY, insert
from sqlalchemy.orm import Session

from core.models import Base, StandbyFood, StandbyText, StandbyWord
from core.models.base import table_of
from core.search.standby.shape import Shape
from core.search.standby.slips import stored_slips
from core.search.standby.text import Text as TextRow
from core.search.standby.text import text_of

_ROWS = "rows_as_json"
Documents = Sequence[Mapping[str, Any]]
Foods = Set[tuple[str, int, int]]
"""Of a document: key, number of the need that it meets, number of its needs."""


def store(session: Session, shape: Shape, documents: Documents) -> None:
    """Store the texts of documents that are missing or of another content or shape."""
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
    known = {word for one in texts for word in one.known}
    _store_words(session, shape, known, {word for one in texts for word in one.spelt_only} - known)


def _store_rows(session: Session, shape: Shape, texts: Sequence[TextRow]) -> None:
    names = ("document_id", "content_hash", "words", "facts", "custom_order")
    given = _given(StandbyText, names)
    # By its table: with the mapped class each parameter would be a row of values.
    statement = insert(table_of(StandbyText)).from_select(
        ["index_name", "shape", *names],
        select(literal(shape.index_name), literal(shape.digest), *(given.c[name] for name in names)),
    )
    changed = ("shape", *names[1:])
    session.connection().execute(
        statement.on_conflict_do_update(
            index_elements=["index_name", "document_id"], set_={name: statement.excluded[name] for name in changed}
        ),
        _rows([{name: getattr(one, name) for name in names} for one in texts]),
    )


def _given(model: type[Base], names: Iterable[str]) -> TableValuedAlias:
    """Return the rows of `_rows` as a table of the model's columns.

    As one JSON text: psycopg would write an array of thousands of texts in Python, letter by letter. It is a parameter
    and no part of the statement, whose objects refer to each other: they would keep megabytes until Python looks for
    such garbage.
    """
    columns = [sql_column(name, model.__table__.c[name].type) for name in names]
    as_json = cast(bindparam(_ROWS, type_=Text), JSON)
    return func.json_to_recordset(as_json).table_valued(*columns, name="given").render_derived(with_types=True)


def _rows(rows: Sequence[Mapping[str, Any]]) -> Mapping[str, str]:
    return {_ROWS: orjson.dumps(rows).decode()}


def _store_foods(session: Session, shape: Shape, texts: Sequence[TextRow]) -> None:
    """Make the foods of these documents what they are now; those that are right already are left alone."""
    stored = stored_foods(session, shape, [one.document_id for one in texts])
    changed = [
        (one.document_id, foods)
        for one in texts
        if (foods := _foods_of(one)) != stored.get(one.document_id, frozenset())
    ]
    if not changed:
        return
    rows = [
        {"food": food, "document_id": document_id, "need": need, "needed": needed}
        for document_id, foods in changed
        for food, need, needed in foods
    ]
    names = ("food", "document_id", "need", "needed")
    given = _given(StandbyFood, names)
    kept = select(literal(1)).where(*(StandbyFood.__table__.c[name] == given.c[name] for name in names))
    ids = cast([document_id for document_id, _ in changed], ARRAY(BigInteger))
    session.connection().execute(
        delete(StandbyFood).where(
            StandbyFood.index_name == shape.index_name, StandbyFood.document_id == any_(ids), ~kept.exists()
        ),
        _rows(rows),
    )
    session.connection().execute(
        insert(table_of(StandbyFood))
        .from_select(["index_name", *names], select(literal(shape.index_name), *(given.c[name] for name in names)))
        .on_conflict_do_nothing(),
        _rows(rows),
    )


def _foods_of(one: TextRow) -> Foods:
    return {(key, number, len(one.foods)) for number, keys in enumerate(one.foods, start=1) for key in keys}


def stored_foods(session: Session, shape: Shape, ids: Sequence[int]) -> Mapping[int, Foods]:
    """Return the stored foods of these documents by id; documents without foods are left out."""
    rows = session.execute(
        select(
            StandbyFood.document_id,
            func.array_agg(StandbyFood.food),
            func.array_agg(StandbyFood.need),
            func.array_agg(StandbyFood.needed),
        )
        .where(
            StandbyFood.index_name == shape.index_name, StandbyFood.document_id == any_(cast(ids, ARRAY(BigInteger)))
        )
        .group_by(StandbyFood.document_id)
    )
    return {document_id: set(zip(*columns, strict=True)) for document_id, *columns in rows}


def _store_words(session: Session, shape: Shape, known: Set[str], spelt_only: Set[str]) -> None:
    # A word that stood in people's names only is stored without slips, until something else has it.
    stored: dict[str, int] = dict(
        session.execute(
            select(StandbyWord.word, func.cardinality(StandbyWord.slips)).where(
                StandbyWord.index_name == shape.index_name,
                StandbyWord.word == any_(cast([*known, *spelt_only], ARRAY(Text))),
            )
        ).all()
    )
    slips = {word: stored_slips(word) for word in known if not stored.get(word)}
    slips |= {word: [] for word in spelt_only}
    missing = [
        {"index_name": shape.index_name, "word": word, "slips": some}
        for word, some in sorted(slips.items())
        if word not in stored or some
    ]
    if missing:
        statement = insert(StandbyWord)
        session.execute(
            statement.on_conflict_do_update(
                index_elements=["index_name", "word"], set_={"slips": statement.excluded.slips}
            ),
            missing,
        )
