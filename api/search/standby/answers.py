"""Answers one of the engine's queries from PostgreSQL, in the engine's form."""

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import (
    ColumnElement,
    Double,
    Integer,
    String,
    Subquery,
    and_,
    case,
    cast,
    column,
    desc,
    func,
    literal,
    select,
    text,
    true,
)
from sqlalchemy.dialects.postgresql import ARRAY, JSONB, TSQUERY
from sqlalchemy.orm import Session

from api.search.client import SearchRefused
from api.search.standby.filters import read_filter
from api.search.standby.marking import Marker, formatted
from api.search.standby.vocabulary import Vocabulary, look_up
from api.search.standby.words import Asked, Scope, Text, ask, joins_of, read_text, scope_of
from core.models import SearchOutboxEntry, StandbyText
from core.search.index import PRIMARY_KEY, Build, SearchIndex
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
    most_counted: int | None = None
    """How many documents the counts of one statement read together, where that is bounded."""


@dataclass(frozen=True)
class _Search:
    """A query, read."""

    query: Query
    text: Text
    scope: Scope
    condition: ColumnElement[bool]


@dataclass
class _Found:
    """What a search has found so far."""

    standby: Standby
    search: _Search
    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    asked: Asked | None = None
    ids: Sequence[int] = ()
    """Of the page, in order."""
    total: int = 0


def answer_all(session: Session, questions: Sequence[tuple[Standby, Query]]) -> list[Answer]:
    """Return the answers to several queries, in order. Raises SearchRefused for one that can't be answered."""
    started = time.perf_counter()
    found = [_Found(standby, _read(standby, query)) for standby, query in questions]
    _find_all(session, found)
    # A word may be one of another document's and still be a slip of the finger.
    _find_all(session, [each for each in found if not each.total and len(each.search.text.plain) > 1], has_slips=True)
    return [_answer(session, each, started) for each in found]


def answer_facet_search(session: Session, standby: Standby, query: Query) -> Answer:
    """Return the values of a facet that begin with a text, with their counts. Raises SearchRefused."""
    started = time.perf_counter()
    name, prefix = query["facetName"], str(query.get("facetQuery") or "")
    _check_facets([name], standby)
    met = _met(standby, matching(session, standby, query), StandbyText.facts)
    value = _values(_held(met.c.facts, literal(name)))
    statement = (
        select(value.c.value, func.count())
        .select_from(met)
        .join(value, true())
        .where(func.lower(value.c.value).startswith(prefix.casefold(), autoescape=True))
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


def _find_all(session: Session, searches: Sequence[_Found], *, has_slips: bool = False) -> None:
    """Find what each search asks for; what is only counted in one statement for all that have the same filter.

    Dozens of searches are asked together where a text is shortened: a statement takes longer to send than to run.
    """
    changed: list[_Found] = []
    for standby, some in _by_index(searches):
        vocabulary = _look_up(session, standby, [each.search.text for each in some], has_slips=has_slips)
        for each in some:
            asked = ask(each.search.text, each.search.scope, vocabulary)
            if asked != each.asked:
                each.asked, each.vocabulary = asked, vocabulary
                changed.append(each)
    counted = [each for each in changed if each.asked and each.asked.match and _is_counted(each.search)]
    for each in changed:
        if each.asked and each not in counted:
            first, size = _page(each.search.query)
            each.ids, each.total = _find(session, each.standby, each.search, each.asked, first, size)
    _count_all(session, counted)


def _by_index(searches: Sequence[_Found]) -> Iterable[tuple[Standby, Sequence[_Found]]]:
    by_name: dict[str, list[_Found]] = {}
    for each in searches:
        by_name.setdefault(each.standby.index.name, []).append(each)
    return [(some[0].standby, some) for some in by_name.values()]


def _is_counted(search: _Search) -> bool:
    """Whether only the number of documents is asked for: no page, or the id of one."""
    size = _page(search.query)[1]
    return not size or (size == 1 and set(search.query.get("attributesToRetrieve") or ()) == {PRIMARY_KEY})


def _count_all(session: Session, searches: Sequence[_Found]) -> None:
    """Count what each search finds, in a statement for each filter; where an estimate will do, up to one."""
    alike: dict[tuple[str, bytes, bool], list[_Found]] = {}
    for each in searches:
        query = each.search.query
        alike.setdefault((each.standby.index.name, orjson.dumps(query.get("filter")), _is_paged(query)), []).append(
            each
        )
    for (_, _, is_exact), some in alike.items():
        matches = [each.asked.match for each in some if each.asked]
        asked = (
            func.unnest(cast(cast(matches, ARRAY(String)), ARRAY(TSQUERY)))
            .table_valued(column("match", TSQUERY), with_ordinality="number", name="asked")
            .render_derived()
        )
        met = (
            select(StandbyText.document_id)
            .where(_meets_filter(some[0].standby, some[0].search), StandbyText.words.bool_op("@@")(asked.c.match))
            .correlate(asked)
        )
        most = _most_of_each(some[0].standby, len(some)) if is_exact else 1
        count = select(func.count()).select_from(met.limit(most).lateral()).scalar_subquery()
        for each, total in zip(
            some, session.scalars(select(count).select_from(asked).order_by(asked.c.number)), strict=True
        ):
            each.total = total


def _most_of_each(standby: Standby, searches: int) -> int:
    most = standby.shape.max_total
    return most if standby.most_counted is None else max(1, min(most, standby.most_counted // searches))


def _answer(session: Session, found: _Found, started: float) -> Answer:
    standby, search = found.standby, found.search
    total = min(found.total, standby.shape.max_total)
    answer: Answer = {
        "hits": _hits(session, standby, search, found.vocabulary, found.ids),
        "query": search.query.get("q") or "",
        **_paging(search.query, total),
    }
    if search.query.get("facets") and found.asked:
        answer |= _count_facets(session, standby, search, found.asked)
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
        return list(ids), _count(session, standby, condition)
    if not size:
        return [], _count(session, standby, condition)
    keys = [*_sort_keys(standby, search.query.get("sort") or ()), *_rank_keys(asked)]
    # Without a text the first in the index's own order are sorted. With one, all matches would be read for that order.
    # The bound also keeps PostgreSQL from carrying the words through the count and the sort.
    found = _met(
        standby,
        condition,
        StandbyText.document_id,
        StandbyText.custom_order,
        *(key.label(f"key_{number}") for number, key in enumerate(keys)),
        order=() if asked.match else _last_keys(StandbyText),
    )
    order = [desc(found.c[f"key_{number}"]).nulls_last() for number in range(len(keys))]
    page = select(found.c.document_id, func.count().over()).order_by(*order, *_last_keys(found.c))
    rows = session.execute(page.offset(first).limit(size)).all()
    if not rows:
        return [], _count(session, standby, condition) if first else 0
    return [row[0] for row in rows], rows[0][1]


def _matching(standby: Standby, search: _Search, asked: Asked) -> ColumnElement[bool]:
    condition = _meets_filter(standby, search)
    return and_(condition, _meets(asked.match)) if asked.match else condition


def _meets_filter(standby: Standby, search: _Search) -> ColumnElement[bool]:
    index = standby.index
    (own_id,) = index.public_ids.selected_columns
    # What was unpublished a moment ago has its row in the outbox since the same transaction.
    hidden = select(SearchOutboxEntry.document_id).where(
        SearchOutboxEntry.index_name == index.name,
        SearchOutboxEntry.is_gone,  # few rows, however many a bulk change leaves
        ~index.public_ids.where(own_id == SearchOutboxEntry.document_id).exists(),
    )
    return and_(StandbyText.index_name == index.name, search.condition, StandbyText.document_id.not_in(hidden))


def _count(session: Session, standby: Standby, condition: ColumnElement[bool]) -> int:
    met = _met(standby, condition, StandbyText.document_id)
    return session.scalar(select(func.count()).select_from(met)) or 0


def _met(
    standby: Standby, condition: ColumnElement[bool], *columns: Any, order: Sequence[ColumnElement[Any]] = ()
) -> Subquery:
    """The documents that meet the condition, as many as an answer counts: to read half a million takes seconds."""
    return select(*columns).where(condition).order_by(*order).limit(standby.shape.max_total).subquery()


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
    shown, attributes = search.query.get("attributesToRetrieve"), search.query.get("attributesToHighlight")
    documents = {document["ID"]: document for document in _builder(standby, shown, attributes)(session, ids)}
    hits = [_part(documents[each], shown) for each in ids if each in documents]
    if attributes:
        marker = _marker(search, vocabulary)
        hits = [{**hit, "_formatted": formatted(hit, attributes, marker)} for hit in hits]
    return hits


def _builder(standby: Standby, shown: Sequence[str] | None, marked: Sequence[str] | None) -> Build:
    """Return what builds as little of the documents as a search shows."""
    index, asked = standby.index, {*(shown or ("*",)), *(marked or ())}
    return index.build_part if index.build_part and asked.issubset(index.part) else index.build


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
    facet = func.unnest(cast(names, ARRAY(String))).table_valued("name", name="facet").render_derived()
    met = _met(standby, _matching(standby, search, asked), StandbyText.facts)
    # By what documents have of a facet first: many have the same, and to take each one apart takes most of the time.
    held = _held(met.c.facts, facet.c.name)
    alike = (
        select(facet.c.name, held.label("held"), func.count().label("count"))
        .select_from(met)
        .join(facet, true())
        .group_by(facet.c.name, held)
        .subquery()
    )
    value = _values(alike.c.held)
    statement = (
        select(alike.c.name, value.c.value, cast(func.sum(alike.c.count), Integer))
        .select_from(alike)
        .join(value, true())
        .group_by(alike.c.name, value.c.value)
    )
    counts: dict[str, dict[str, int]] = {each: {} for each in names}
    # In one pass for all facets: the documents are read once.
    for name, shown, count in sorted(session.execute(statement), key=lambda row: (-row[2], row[1])):
        if len(counts[name]) < standby.shape.max_facet_values:
            counts[name][shown] = count
    return {"facetDistribution": counts, "facetStats": {}}


def _held(facts: ColumnElement[Any], name: ColumnElement[str]) -> ColumnElement[Any]:
    """What a document has of a facet."""
    return facts.op("->", return_type=JSONB())(name)


def _values(held: ColumnElement[Any]) -> Any:
    """The values of what a document has of a facet, whether these are several, one or none."""
    values = case(
        (func.jsonb_typeof(held) == "array", held),
        (func.jsonb_typeof(held) == "number", func.jsonb_build_array(held)),
    )
    return func.jsonb_array_elements_text(values).table_valued("value").lateral()


def _ms_since(started: float) -> int:
    return round((time.perf_counter() - started) * 1000)
