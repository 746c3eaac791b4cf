"""One field over all documents: each value's documents, the values in order, and how a value is written.

Nothing here changes once it is made: a change gives a new index that shares what stayed, so that searches can go on
with the old one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from pyroaring import BitMap

from dev.services.search.facets.field_values import FieldValues

Value = TypeVar("Value", str, float)

NOTHING = FieldValues()


class FieldChange(NamedTuple):
    """What a document has in a field, before and after; None is a document without the field."""

    number: int
    before: FieldValues | None
    after: FieldValues | None


class Postings(Generic[Value]):
    """Values of one type: the documents of each, and the values in ascending order."""

    __slots__ = ("documents", "ordered")

    def __init__(self, documents: Mapping[Value, BitMap] | None = None, ordered: list[Value] | None = None) -> None:
        self.documents: Mapping[Value, BitMap] = documents or {}
        self.ordered: list[Value] = ordered or []

    def changed(self, gone: Iterable[tuple[Value, int]], come: Iterable[tuple[Value, int]]) -> Postings[Value]:
        """Return the postings after pairs of value and document have gone and others have come."""
        documents = dict(self.documents)
        leaving, entering = grouped(gone), grouped(come)
        for value, numbers in leaving.items():
            documents[value] = documents[value] - BitMap(numbers)
        for value, numbers in entering.items():
            documents[value] = documents.get(value, BitMap()) | BitMap(numbers)
        emptied = {value for value in leaving if not documents[value]}
        for value in emptied:
            del documents[value]
        added = [value for value in entering if value not in self.documents]
        return Postings(documents, reordered(self.ordered, emptied, added))


def grouped(pairs: Iterable[tuple[Value, int]]) -> dict[Value, list[int]]:
    numbers_of: dict[Value, list[int]] = {}
    for value, number in pairs:
        numbers_of.setdefault(value, []).append(number)
    return numbers_of


def reordered(ordered: list[Value], emptied: set[Value], added: list[Value]) -> list[Value]:
    if not emptied and not added:
        return ordered
    after: list[Value] = [value for value in ordered if value not in emptied]
    # Two sorted runs: sorting only merges them.
    after += sorted(added)
    after.sort()
    return after


class FieldIndex:
    """A field's postings. `keeps_values` also keeps each document's own values, for sorting and for distinct."""

    def __init__(self, *, keeps_values: bool) -> None:
        self.keeps_values = keeps_values
        self.texts: Postings[str] = Postings()
        self.numbers: Postings[float] = Postings()
        self.existing = BitMap()
        self.null = BitMap()
        self.empty = BitMap()
        self.written: dict[str, str] = {}
        # Texts that documents write differently ("Ramadan", "ramadan"): the first document's spelling counts.
        self.written_differently: frozenset[str] = frozenset()
        self.numbers_of: Mapping[int, tuple[float, ...]] = {}
        self.texts_of: Mapping[int, tuple[str, ...]] = {}

    def changed(self, changes: Sequence[FieldChange]) -> FieldIndex:
        """Return the field after the changes, at most one for each document."""
        after = FieldIndex(keeps_values=self.keeps_values)
        after.numbers = self.numbers.changed(
            ((value, number) for number, old, new in changes for value in numbers_in(old) - numbers_in(new)),
            ((value, number) for number, old, new in changes for value in numbers_in(new) - numbers_in(old)),
        )
        after.texts = self.texts.changed(
            ((text, number) for number, old, new in changes for text in texts_in(old).keys() - texts_in(new).keys()),
            ((text, number) for number, old, new in changes for text in texts_in(new).keys() - texts_in(old).keys()),
        )
        touched = BitMap(change.number for change in changes)
        after.existing = (self.existing - touched) | BitMap(number for number, _, new in changes if new)
        after.null = (self.null - touched) | BitMap(number for number, _, new in changes if new and new.has_null)
        after.empty = (self.empty - touched) | BitMap(number for number, _, new in changes if new and new.is_empty)
        after.written, after.written_differently = self._spellings(changes, after.texts)
        if self.keeps_values:
            after.numbers_of = kept(self.numbers_of, ((number, sorted(numbers_in(new))) for number, _, new in changes))
            after.texts_of = kept(self.texts_of, ((number, sorted(texts_in(new))) for number, _, new in changes))
        return after

    def _spellings(self, changes: Sequence[FieldChange], texts: Postings[str]) -> tuple[dict[str, str], frozenset[str]]:
        written = dict(self.written)
        different = set(self.written_differently)
        for _, old, new in changes:
            for text in texts_in(old):
                if text not in texts.documents:
                    written.pop(text, None)
                    different.discard(text)
            for text, spelling in texts_in(new).items():
                if written.setdefault(text, spelling) != spelling:
                    different.add(text)
        return written, frozenset(different)


def numbers_in(values: FieldValues | None) -> set[float]:
    return (values or NOTHING).numbers


def texts_in(values: FieldValues | None) -> dict[str, str]:
    return (values or NOTHING).texts


def kept(
    values_of: Mapping[int, tuple[Value, ...]], changes: Iterable[tuple[int, list[Value]]]
) -> dict[int, tuple[Value, ...]]:
    after = dict(values_of)
    for number, values in changes:
        if values:
            after[number] = tuple(values)
        else:
            after.pop(number, None)
    return after
