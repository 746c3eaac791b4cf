"""Answers one of the engine's queries from PostgreSQL, in the engine's form."""

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Double, and_, case, cast, desc, func, literal, select, text, true
from sqlalchemy.dialects.postgresql import TSQUERY
from sqlalchemy.orm import Session

from api.search.client import SearchRefused
from api.search.standby.filters import read_filter
from api.search.standby.marking import Marker, formatted
from api.search.standby.vocabulary import Vocabulary, look_up
from api.search.standby.words import Asked, Scope, Text, ask, joins_of, read_text, scope_of
from core.models import SearchOutboxEntry, StandbyText
from core.search.index import PRIMARY_KEY, SearchIndex
from core.search.standby.shape import Shape

Query = Mapping[str, Any]
Answer = dict[str, Any]
DEFAULT_HITS = 20
MOST_FACET_HITS = 100
"""Values that a search of a facet's values gives."""
WEIGHTS = "{0.05, 0.2, 0.4, 1.0}"
"""Of the labels D, C, B and A."""


@dataclass(frozen=True)
class Standby:
    """An index as PostgreSQL answers for it."""

    index: SearchIndex
    shape: Shape


@dataclass(frozen=True)
class _Search:
    """A query, read."""

    query: Query
    text: Text
    scope: Scope
    condition: ColumnElement[bool]


def answer_all(session: Session, questions: Sequence[tuple[Standby, Query]]) -> list[Answer]:
    """Return the answers to several queries, in order. Raises SearchRefused for one that can't be answered."""
    searches = [_read(standby, query) for standby, query in questions]
    words: dict[str, list[_Search]] = {}
    for (standby, _), search in zip(questions, searches, strict=True):
        words.setdefault(standby.index.name, []).append(search)
    known = {
        standby.index.name: _look_up(session, standby, [each.text for each in words[standby.index.name]])
        for standby, _ in questions
    }
    return [
        _answer(session, standby, search, known[standby.index.name])
        for (standby, _), search in zip(questions, searches, strict=True)
    ]


def answer_facet_search(session: Session, standby: Standby, query: Query) -> Answer:
    """Return the values of a facet that begin with a text, with their counts. Raises SearchRefused."""
    started = time.perf_counter()
    name, prefix = query["facetName"], str(query.get("facetQuery") or "")
    _check_facets([name], standby)
    value = _facet_values(name)
    statement = (
        select(value.c.value, func.count())
        .select_from(StandbyText)
        .join(value, true())
        .where(
            matching(session, standby, query), func.lower(value.c.value).startswith(prefix.casefold(), autoescape=True)
        )
        .group_by(value.c.value)
        .order_by(func.count().desc(), value.c.value)
        .limit(MOST_FACET_HITS)
    )
    hits = [{"value": each, "count": count} for each, count in session.execute(statement)]
    return {"facetHits": hits, "facetQuery": query.get("facetQuery"), "processingTimeMs": _ms_since(started)}


def matching(session: Session, standby: Standby, query: Query) -> ColumnElement[bool]:
    """Return the condition that a query's text and filter make of texts. Raises SearchRefused."""
    search = _read(standby, query)
    return _matching(standby, search, ask(search.text, search.scope, _look_up(session, standby, [search.text])))


def _read(standby: Standby, query: Query) -> _Search:
    return _Search(
        query=query,
        text=read_text(str(query.get("q") or "")),
        scope=scope_of(query.get("attributesToSearchOn"), standby.shape),
        condition=read_filter(query.get("filter"), standby.shape),
    )


def _look_up(session: Session, standby: Standby, texts: Sequence[Text], *, has_slips: bool = False) -> Vocabulary:
    return look_up(
        session,
        standby.index.name,
        {word for each in texts for word in each.plain},
        joined={word for each in texts for word in joins_of(each.plain)},
        begun={each.begun for each in texts if each.begun},
        spelt_only=standby.shape.spelt_only,
        has_slips=has_slips,
    )


def _answer(session: Session, standby: Standby, search: _Search, vocabulary: Vocabulary) -> Answer:
    started = time.perf_counter()
    asked = ask(search.text, search.scope, vocabulary)
    first, size = _page(search.query)
    ids, total = _find(session, standby, search, asked, first, size)
    if not total and len(search.text.plain) > 1:
        # A word may be one of another document's and still be a slip of the finger.
        vocabulary = _look_up(session, standby, [search.text], has_slips=True)
        asked = ask(search.text, search.scope, vocabulary)
        ids, total = _find(session, standby, search, asked, first, size)
    total = min(total, standby.shape.max_total)
    answer: Answer = {
        "hits": _hits(session, standby, search, vocabulary, ids),
        "query": search.query.get("q") or "",
        **_paging(search.query, total),
    }
    if search.query.get("facets"):
        answer |= _count_facets(session, standby, search, asked)
    return {**answer, "processingTimeMs": _ms_since(started)}


def _page(query: Query) -> tuple[int, int]:
    """Return how many documents are passed over, and how many are wanted."""
    if _is_paged(query):
        page, size = _given(query, "page", 1), _given(query, "hitsPerPage", DEFAULT_HITS)
        return max(0, page - 1) * size, size if page else 0
    return _given(query, "offset", 0), _given(query, "limit", DEFAULT_HITS)


def _is_paged(query: Query) -> bool:
    return query.get("hitsPerPage") is not None or query.get("page") is not None


def _given(query: Query, name: str, otherwise: int) -> int:
    value: int | None = query.get(name)
    return otherwise if value is None else value


def _paging(query: Query, total: int) -> Answer:
    if not _is_paged(query):
        first, size = _page(query)
        return {"limit": size, "offset": first, "estimatedTotalHits": total}
    size = _given(query, "hitsPerPage", DEFAULT_HITS)
    return {
        "page": _given(query, "page", 1),
        "hitsPerPage": size,
        "totalPages": -(-total // size) if size else 0,
        "totalHits": total,
    }


def _find(
    session: Session, standby: Standby, search: _Search, asked: Asked, first: int, size: int
) -> tuple[list[int], int]:
    """Return the ids of a page in order, and how many documents there are in all."""
    condition = _matching(standby, search, asked)
    size = max(0, min(size, standby.shape.max_total - first))
    if not asked.match and not search.query.get("sort"):
        # The order is that of an index: neither sorted nor read to the end.
        listed = select(StandbyText.document_id).where(condition).order_by(*_last_keys(StandbyText))
        ids = session.scalars(listed.offset(first).limit(size)).all() if size else []
        return list(ids), _count(session, condition)
    if not size or (size == 1 and set(search.query.get("attributesToRetrieve") or ()) <= {PRIMARY_KEY}):
        return [], _count(session, condition)
    keys = [*_sort_keys(standby, search.query.get("sort") or ()), *_rank_keys(asked)]
    found = (
        select(
            StandbyText.document_id,
            StandbyText.custom_order,
            *(key.label(f"key_{number}") for number, key in enumerate(keys)),
        )
        .where(condition)
        .offset(0)  # keeps PostgreSQL from carrying the words through the count and the sort
        .subquery()
    )
    order = [desc(found.c[f"key_{number}"]).nulls_last() for number in range(len(keys))]
    page = select(found.c.document_id, func.count().over()).order_by(*order, *_last_keys(found.c))
    rows = session.execute(page.offset(first).limit(size)).all()
    if not rows:
        return [], _count(session, condition) if first else 0
    return [row[0] for row in rows], rows[0][1]


def _matching(standby: Standby, search: _Search, asked: Asked) -> ColumnElement[bool]:
    index = standby.index
    (column,) = index.public_ids.selected_columns
    # What was unpublished a moment ago has its row in the outbox since the same transaction.
    hidden = select(SearchOutboxEntry.document_id).where(
        SearchOutboxEntry.index_name == index.name,
        ~index.public_ids.where(column == SearchOutboxEntry.document_id).exists(),
    )
    parts = [
        StandbyText.index_name == index.name,
        search.condition,
        StandbyText.document_id.not_in(hidden),
    ]
    if asked.match:
        parts.append(_meets(asked.match))
    return and_(*parts)


def _count(session: Session, condition: ColumnElement[bool]) -> int:
    return session.scalar(select(func.count()).select_from(StandbyText).where(condition)) or 0


def _meets(query: str) -> ColumnElement[bool]:
    return StandbyText.words.bool_op("@@")(cast(literal(query), TSQUERY))


def _rank_keys(asked: Asked) -> list[ColumnElement[Any]]:
    if not asked.match or not asked.ranks:
        return []
    rank = func.ts_rank(text(f"'{WEIGHTS}'::real[]"), StandbyText.words, cast(literal(asked.match), TSQUERY))
    return [*map(_meets, asked.ranks), rank]


def _last_keys(columns: Any) -> list[ColumnElement[Any]]:
    return [desc(columns.custom_order), desc(columns.document_id)]


def _sort_keys(standby: Standby, sort: Iterable[str]) -> list[ColumnElement[Any]]:
    keys: list[ColumnElement[Any]] = []
    for each in sort:
        name, _, direction = each.rpartition(":")
        if name not in standby.shape.sorted_by or direction not in ("asc", "desc"):
            raise SearchRefused(400, "invalid_search_sort", f"Can't sort by `{each}`.")
        value = cast(StandbyText.facts[name], Double)
        keys.append(value if direction == "desc" else -value)
    return keys


def _hits(
    session: Session, standby: Standby, search: _Search, vocabulary: Vocabulary, ids: Sequence[int]
) -> list[Answer]:
    if not ids:
        return []
    documents = {document["ID"]: document for document in standby.index.build(session, ids)}
    hits = [_part(documents[each], search.query.get("attributesToRetrieve")) for each in ids if each in documents]
    attributes = search.query.get("attributesToHighlight")
    if attributes:
        marker = _marker(search, vocabulary)
        hits = [{**hit, "_formatted": formatted(hit, attributes, marker)} for hit in hits]
    return hits


def _marker(search: _Search, vocabulary: Vocabulary) -> Marker:
    words = {word for piece in search.text.pieces if not piece.is_excluded for word in piece.words}
    near = {other for word in words for other in vocabulary.near.get(word, ())}
    return Marker(
        words=frozenset(words | near),
        begun=search.text.begun,
        before=search.query.get("highlightPreTag", "<em>"),
        after=search.query.get("highlightPostTag", "</em>"),
    )


def _part(document: Mapping[str, Any], shown: Sequence[str] | None) -> Answer:
    if shown is None or "*" in shown:
        return dict(document)
    return {name: document[name] for name in document if name in shown}


def _check_facets(names: Sequence[str], standby: Standby) -> None:
    if unknown := [name for name in names if name not in standby.shape.compared]:
        raise SearchRefused(400, "invalid_search_facets", f"Attribute `{unknown[0]}` is not filterable.")


def _count_facets(session: Session, standby: Standby, search: _Search, asked: Asked) -> Answer:
    names = [*dict.fromkeys(search.query["facets"])]
    names = list(standby.shape.compared) if "*" in names else names
    _check_facets(names, standby)
    condition = _matching(standby, search, asked)
    counts: dict[str, dict[str, int]] = {}
    for name in names:
        value = _facet_values(name)
        statement = (
            select(value.c.value, func.count())
            .select_from(StandbyText)
            .join(value, true())
            .where(condition)
            .group_by(value.c.value)
            .order_by(func.count().desc(), value.c.value)
            .limit(standby.shape.max_facet_values)
        )
        counts[name] = {each: count for each, count in session.execute(statement)}  # noqa: C416 - a result is no pair
    return {"facetDistribution": counts, "facetStats": {}}


def _facet_values(name: str) -> Any:
    """The values of a document's facet, whether it has several, one or none."""
    value = StandbyText.facts[name]
    values = case(
        (func.jsonb_typeof(value) == "array", value),
        (func.jsonb_typeof(value) == "number", func.jsonb_build_array(value)),
    )
    return func.jsonb_array_elements_text(values).table_valued("value").lateral()


def _ms_since(started: float) -> int:
    return round((time.perf_counter() - started) * 1000)
