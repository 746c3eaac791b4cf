"""How often each value of a field occurs among the documents found, and between which numbers they lie."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pyroaring import BitMap

from dev.services.search.contracts import Document, IndexSettings
from dev.services.search.facets.facet_index import FacetIndex
from dev.services.search.facets.field_index import FieldIndex, Postings
from dev.services.search.facets.field_values import comparable
from dev.services.search.facets.patterns import covers
from dev.services.search.settings.filterable import FilterRule, patterns_with, rule_for, rules_of

DocumentOf = Callable[[int], Document]


class FacetNotAllowedError(ValueError):
    """Facets of an attribute that is not filterable."""


@dataclass(frozen=True)
class Distributions:
    """The two members of a search answer: counts by field and value, and the span of the fields with numbers."""

    counts: dict[str, dict[str, int]]
    stats: dict[str, dict[str, float]]


def distributions(
    asked: Sequence[str],
    candidates: BitMap,
    facets: FacetIndex,
    settings: IndexSettings,
    document_of: DocumentOf,
) -> Distributions:
    """Return the distributions of the fields asked for, `*` for all. Raises FacetNotAllowedError."""
    names = fields_asked(asked, facets, settings)
    counts = {name: field_counts(name, candidates, facets, settings, document_of) for name in names}
    stats = {
        name: span for name in names if (field := facets.fields.get(name)) and (span := span_of(field, candidates))
    }
    return Distributions(counts, stats)


def fields_asked(asked: Sequence[str], facets: FacetIndex, settings: IndexSettings) -> list[str]:
    rules = rules_of(settings.filterable)
    filterable = [name for name in facets.fields if is_filterable(rules, name)]
    names: set[str] = set()
    for pattern in asked:
        covered = {name for name in filterable if covers(pattern, name)}
        if not covered and ("*" in pattern or not is_filterable(rules, pattern)):
            available = ", ".join(patterns_with(rules, "is_filterable"))
            raise FacetNotAllowedError(
                f"Invalid facet distribution: Pattern `{pattern}` is not filterable. "
                f"Available filterable attributes patterns are: `{available}`."
            )
        names |= covered if "*" in pattern else covered | {pattern}
    return sorted(names)


def is_filterable(rules: Sequence[FilterRule], name: str) -> bool:
    found = rule_for(rules, name)
    return found is not None and found[1].is_filterable


def field_counts(
    name: str, candidates: BitMap, facets: FacetIndex, settings: IndexSettings, document_of: DocumentOf
) -> dict[str, int]:
    field = facets.fields.get(name)
    if field is None or not candidates:
        return {}
    if sorts_by_count(name, settings):
        return most_frequent(name, field, candidates, settings.max_values_per_facet, document_of)
    counted = in_order(name, field, candidates, document_of)
    return {value: count for (value, count), _ in zip(counted, range(settings.max_values_per_facet), strict=False)}


def sorts_by_count(name: str, settings: IndexSettings) -> bool:
    orders = settings.sort_facet_values_by
    return orders.get(name, orders.get("*", "alpha")) == "count"


def in_order(name: str, field: FieldIndex, candidates: BitMap, document_of: DocumentOf) -> Iterator[tuple[str, int]]:
    for number in field.numbers.ordered:
        if count := field.numbers.documents[number].intersection_cardinality(candidates):
            yield number_text(number), count
    for text in field.texts.ordered:
        if count := field.texts.documents[text].intersection_cardinality(candidates):
            yield written(name, field, text, document_of), count


def most_frequent(
    name: str, field: FieldIndex, candidates: BitMap, most: int, document_of: DocumentOf
) -> dict[str, int]:
    counted = [*counts_of(field.numbers, candidates), *counts_of(field.texts, candidates)]
    top = heapq.nlargest(most, counted, key=by_count)
    return {
        number_text(value) if isinstance(value, float) else written(name, field, value, document_of): count
        for value, count in top
    }


def by_count(counted: tuple[Any, int]) -> tuple[int, bool, Any]:
    # Of equally frequent values the greater comes first, which decides what is still among the most frequent.
    value, count = counted
    return count, isinstance(value, str), value


def counts_of(postings: Postings[Any], candidates: BitMap) -> Iterable[tuple[Any, int]]:
    for value, documents in postings.documents.items():
        if count := documents.intersection_cardinality(candidates):
            yield value, count


def written(name: str, field: FieldIndex, text: str, document_of: DocumentOf) -> str:
    """Return a value as its first document writes it."""
    if text not in field.written_differently:
        return field.written[text]
    document = document_of(field.texts.documents[text].min())
    return next((one for one in texts_at(document, name) if comparable(one) == text), field.written[text])


def texts_at(value: Any, path: str) -> Iterator[str]:
    if isinstance(value, list):
        for member in value:
            yield from texts_at(member, path)
    elif isinstance(value, str) and not path:
        yield value
    elif isinstance(value, dict):
        for name, member in value.items():
            if path == name or path.startswith(f"{name}."):
                yield from texts_at(member, path[len(name) + 1 :])


def span_of(field: FieldIndex, candidates: BitMap) -> dict[str, float] | None:
    low = first_met(field.numbers, field.numbers.ordered, candidates)
    high = first_met(field.numbers, reversed(field.numbers.ordered), candidates)
    return None if low is None or high is None else {"min": low, "max": high}


def first_met(postings: Postings[float], values: Iterable[float], candidates: BitMap) -> float | None:
    return next((value for value in values if not postings.documents[value].isdisjoint(candidates)), None)


def number_text(number: float) -> str:
    """Return a number as a facet value: without a point when it is whole."""
    return str(int(number)) if number.is_integer() else repr(number)
