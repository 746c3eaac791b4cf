"""One field over all documents: each value's documents, the values in order, and how a value is written."""

from __future__ import annotations

from typing import Generic, TypeVar

from pyroaring import BitMap

from dev.services.search.facets.field_values import FieldValues

Value = TypeVar("Value", str, float)

NOTHING = FieldValues()


class Postings(Generic[Value]):
    """Values of one type: the documents of each, and (after `settle`) the values in ascending order."""

    def __init__(self) -> None:
        self.documents: dict[Value, BitMap] = {}
        self.ordered: list[Value] = []
        self.is_settled = True

    def add(self, value: Value, number: int) -> None:
        documents = self.documents.get(value)
        if documents is None:
            self.documents[value] = BitMap((number,))
            self.ordered.append(value)
            self.is_settled = False
        else:
            documents.add(number)

    def discard(self, value: Value, number: int) -> None:
        documents = self.documents[value]
        documents.discard(number)
        if not documents:
            del self.documents[value]
            self.is_settled = False

    def settle(self) -> None:
        if not self.is_settled:
            self.ordered = sorted(self.documents)
            self.is_settled = True


class FieldIndex:
    """A field's postings. `keeps_values` also keeps each document's own values, for sorting and for distinct."""

    def __init__(self, *, keeps_values: bool) -> None:
        self.texts: Postings[str] = Postings()
        self.numbers: Postings[float] = Postings()
        self.existing = BitMap()
        self.null = BitMap()
        self.empty = BitMap()
        self.written: dict[str, str] = {}
        # Texts that documents write differently ("Ramadan", "ramadan"): the first document's spelling counts.
        self.written_differently: set[str] = set()
        self.keeps_values = keeps_values
        self.numbers_of: dict[int, tuple[float, ...]] = {}
        self.texts_of: dict[int, tuple[str, ...]] = {}

    def change(self, number: int, old: FieldValues | None, new: FieldValues | None) -> None:
        """Replace what document `number` has in this field; None is a document without the field."""
        self.change_numbers(number, (old or NOTHING).numbers, (new or NOTHING).numbers)
        self.change_texts(number, (old or NOTHING).texts, (new or NOTHING).texts)
        put(self.existing, number, new is not None)
        put(self.null, number, (new or NOTHING).has_null)
        put(self.empty, number, (new or NOTHING).is_empty)
        if self.keeps_values:
            keep(self.numbers_of, number, tuple(sorted((new or NOTHING).numbers)))
            keep(self.texts_of, number, tuple(sorted((new or NOTHING).texts)))

    def change_numbers(self, number: int, old: set[float], new: set[float]) -> None:
        for value in old - new:
            self.numbers.discard(value, number)
        for value in new - old:
            self.numbers.add(value, number)

    def change_texts(self, number: int, old: dict[str, str], new: dict[str, str]) -> None:
        for text in old.keys() - new.keys():
            self.texts.discard(text, number)
            if text not in self.texts.documents:
                self.written.pop(text, None)
                self.written_differently.discard(text)
        for text, written in new.items():
            if text not in old:
                self.texts.add(text, number)
            if self.written.setdefault(text, written) != written:
                self.written_differently.add(text)

    def settle(self) -> None:
        self.texts.settle()
        self.numbers.settle()


def put(documents: BitMap, number: int, belongs: bool) -> None:
    if belongs:
        documents.add(number)
    else:
        documents.discard(number)


def keep(values_of: dict[int, tuple[Value, ...]], number: int, values: tuple[Value, ...]) -> None:
    if values:
        values_of[number] = values
    else:
        values_of.pop(number, None)
