"""A handful of documents in memory, searched without a server."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from pyroaring import BitMap

from dev.services.search.contracts import IndexSettings, Ranked, TextQuery
from dev.services.search.matching import TextIndex
from dev.services.search.matching.matched import MatchedTerms
from dev.services.search.ranking import search


class PlainOrder:
    """The FieldOrder of documents kept in a list."""

    def __init__(self, documents: Sequence[Mapping[str, Any]]) -> None:
        self.documents = documents

    def buckets(self, field: str, descending: bool, candidates: BitMap) -> Iterator[BitMap]:
        having = [(self.value_of(field, number), number) for number in candidates]
        known = sorted((pair for pair in having if pair[0] is not None), reverse=descending)
        for _, group in groupby(known, key=lambda pair: pair[0]):
            yield BitMap([number for _, number in group])
        without = BitMap([number for value, number in having if value is None])
        if without:
            yield without

    def value_of(self, field: str, number: int) -> Any:
        return self.documents[number].get(field)

    def same_value(self, field: str, number: int) -> BitMap:
        value = self.value_of(field, number)
        if value is None:
            return BitMap([number])
        return BitMap([other for other, document in enumerate(self.documents) if document.get(field) == value])


class SmallIndex:
    """Documents numbered by their place in the list."""

    def __init__(self, documents: Sequence[Mapping[str, Any]], **settings: Any) -> None:
        self.documents = documents
        self.text = TextIndex(IndexSettings(**settings))
        with self.text.batch():
            for number, document in enumerate(documents):
                self.text.put(number, document)

    def ranked(self, q: str | None = None, **options: Any) -> Ranked:
        universe = BitMap(range(len(self.documents)))
        return search(self.text, TextQuery(q=q, **options), universe=universe, order=PlainOrder(self.documents))

    def hits(self, q: str | None = None, **options: Any) -> list[int]:
        return [hit.number for hit in self.ranked(q, **options).hits]


def terms_of(ranked: Ranked) -> MatchedTerms:
    """Return what the query was understood as, as display takes it."""
    assert isinstance(ranked.terms, MatchedTerms)
    return ranked.terms


def texts(*values: str, **settings: Any) -> SmallIndex:
    """Return an index of documents with one text each."""
    return SmallIndex([{"text": value} for value in values], **settings)
