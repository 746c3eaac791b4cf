"""Documents in the order of a field: what sorting, custom ranking rules and distinct ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import TypeVar

from pyroaring import BitMap

from dev.services.search.contracts import Document
from dev.services.search.facets.facet_index import FacetIndex
from dev.services.search.facets.field_index import FieldIndex, Postings

Value = TypeVar("Value", str, float)

# Looking up each candidate's value costs about as much as intersecting this many values with the candidates.
VALUES_PER_CANDIDATE = 4


class FacetOrder:
    """The FieldOrder of the contract over a facet index. Numbers come before texts in either direction."""

    def __init__(self, facets: FacetIndex, document_of: Callable[[int], Document]) -> None:
        self.facets = facets
        self.document_of = document_of

    def buckets(self, field: str, descending: bool, candidates: BitMap) -> Iterator[BitMap]:
        """Yield the candidates in groups of equal value; documents without the field last, as one group.

        A document with several values counts by the one that comes first in the direction.
        """
        remaining = candidates.copy()
        index = self.facets.fields.get(field)
        if index is not None:
            for documents in field_buckets(index, descending, remaining):
                remaining.difference_update(documents)
                yield documents
        if remaining:
            yield remaining

    def value_of(self, field: str, number: int) -> float | str | None:
        """Return the document's smallest value, a number before a text; None when it has none."""
        index = self.facets.fields.get(field)
        if index is None:
            return None
        values = index.numbers_of.get(number) or index.texts_of.get(number)
        return values[0] if values else None

    def same_value(self, field: str, number: int) -> BitMap:
        """Return all documents that share a value of the field with this one, itself included."""
        index = self.facets.fields.get(field)
        alike = BitMap((number,))
        if index is None:
            return alike
        numbers, texts = self.values_in(index, field, number)
        return BitMap.union(
            alike,
            *(index.numbers.documents[value] for value in numbers),
            *(index.texts.documents[text] for text in texts),
        )

    def values_in(self, index: FieldIndex, field: str, number: int) -> tuple[Iterable[float], Iterable[str]]:
        if index.keeps_values:
            return index.numbers_of.get(number, ()), index.texts_of.get(number, ())
        values = self.facets.values_of(self.document_of(number)).get(field)
        return (values.numbers, values.texts) if values else ((), ())


def field_buckets(index: FieldIndex, descending: bool, remaining: BitMap) -> Iterator[BitMap]:
    yield from typed_buckets(index.numbers, index.numbers_of, descending, remaining)
    yield from typed_buckets(index.texts, index.texts_of, descending, remaining)


def typed_buckets(
    postings: Postings[Value], values_of: Mapping[int, tuple[Value, ...]], descending: bool, remaining: BitMap
) -> Iterator[BitMap]:
    if len(remaining) * VALUES_PER_CANDIDATE < len(postings.ordered):
        yield from buckets_by_candidate(values_of, descending, remaining)
    else:
        yield from buckets_by_value(postings, descending, remaining)


def buckets_by_value(postings: Postings[Value], descending: bool, remaining: BitMap) -> Iterator[BitMap]:
    # The caller takes what was yielded out of `remaining`, so that a document comes once, at its first value.
    for value in reversed(postings.ordered) if descending else postings.ordered:
        if not remaining:
            return
        documents = postings.documents[value] & remaining
        if documents:
            yield documents


def buckets_by_candidate(
    values_of: Mapping[int, tuple[Value, ...]], descending: bool, remaining: BitMap
) -> Iterator[BitMap]:
    first = -1 if descending else 0
    valued = sorted(
        ((values[first], number) for number in remaining if (values := values_of.get(number))), reverse=descending
    )
    for _, group in groupby(valued, key=lambda pair: pair[0]):
        yield BitMap(number for _, number in group)
