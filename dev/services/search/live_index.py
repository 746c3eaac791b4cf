"""One index in memory: what searches see, and how changes become visible at once."""

from __future__ import annotations

import copy
import threading
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from pyroaring import BitMap

from dev.services.search.contracts import IndexSettings
from dev.services.search.facets.facet_index import FacetIndex, Values
from dev.services.search.facets.order import FacetOrder
from dev.services.search.filters.evaluate import Filtering
from dev.services.search.filters.expression import Expression
from dev.services.search.matching import TextIndex
from dev.services.search.settings.filterable import rules_of
from dev.services.search.settings.stored import index_settings
from dev.services.search.store.index_rows import DocumentRow, IndexRow

# Settings that the word index has nothing to do with, and those that the values of fields are kept by.
NOT_OF_WORDS = {
    "displayedAttributes",
    "filterableAttributes",
    "sortableAttributes",
    "faceting",
    "pagination",
    "searchCutoffMs",
    "facetSearch",
}
OF_VALUES = {"filterableAttributes", "sortableAttributes", "rankingRules", "distinctAttribute"}


@dataclass(frozen=True)
class Change:
    """A document that is put (with `body`) or dropped (without). `document` is the body, parsed."""

    number: int
    id: str
    body: bytes | None = None
    document: dict[str, Any] | None = None


@dataclass(frozen=True)
class Prepared:
    """Changes worked out but not yet visible."""

    changes: Sequence[Change]
    values: Sequence[tuple[Values, Values]]


class LiveIndex:
    """Searches hold `gate` while they look; the worker holds it for the moment in which changes become visible."""

    def __init__(self, row: IndexRow) -> None:
        self.row = row
        self.gate = threading.Lock()
        self.bodies: dict[int, bytes] = {}
        self.number_of: dict[str, int] = {}
        self.documents = BitMap()
        self.field_counts: Counter[str] = Counter()
        settings = index_settings(row.settings)
        self.take_settings(settings, TextIndex(settings), FacetIndex(settings))

    def take_settings(self, settings: IndexSettings, text: TextIndex, facets: FacetIndex) -> None:
        self.settings = settings
        self.rules = rules_of(settings.filterable)
        self.text = text
        # What searches see: a copy stays at the words of this moment while the worker prepares the next.
        self.shown_text = copy.copy(text)
        self.facets = facets
        self.order = FacetOrder(facets)

    def load(self, rows: Iterable[DocumentRow]) -> None:
        """Fill an index that nobody searches yet."""
        changes = [Change(row.number, row.id, row.body, orjson.loads(row.body)) for row in rows]
        self.publish(self.prepare(changes))

    def document(self, number: int) -> dict[str, Any]:
        parsed: dict[str, Any] = orjson.loads(self.bodies[number])
        return parsed

    def matching(self, expression: Expression | None) -> BitMap:
        """Return the documents that meet a filter. Raises FilterNotAllowedError."""
        if expression is None:
            return self.documents
        return Filtering(self.documents, self.facets, self.rules).matching(expression)

    def prepare(self, changes: Sequence[Change]) -> Prepared:
        """Work out what the changes mean for words and values; searches go on meanwhile and see none of it."""
        values = [(self.values_before(change.number), self.values_after(change)) for change in changes]
        with self.text.batch():
            for change in changes:
                if change.document is None:
                    self.text.drop(change.number)
                else:
                    self.text.put(change.number, change.document)
        return Prepared(changes, values)

    def values_before(self, number: int) -> Values:
        return self.facets.values_of(self.document(number)) if number in self.bodies else {}

    def values_after(self, change: Change) -> Values:
        return {} if change.document is None else self.facets.values_of(change.document)

    def publish(self, prepared: Prepared) -> None:
        """Let searches see the changes, all at once."""
        with self.gate:
            for change, (before, after) in zip(prepared.changes, prepared.values, strict=True):
                self.facets.change(change.number, before, after)
                self.change_body(change)
            self.facets.settle()
            self.shown_text = copy.copy(self.text)

    def change_body(self, change: Change) -> None:
        old = self.bodies.pop(change.number, None)
        if old is not None:
            self.field_counts.subtract(orjson.loads(old).keys())
        if change.body is None or change.document is None:
            self.documents.discard(change.number)
            self.number_of.pop(change.id, None)
            return
        self.bodies[change.number] = change.body
        self.number_of[change.id] = change.number
        self.documents.add(change.number)
        self.field_counts.update(change.document.keys())

    def with_settings(self, stored: Mapping[str, Any]) -> tuple[IndexSettings, TextIndex, FacetIndex]:
        """Return words and values under other settings, for `take_settings`; searches go on with the old ones."""
        different = {
            name for name in stored.keys() | self.row.settings.keys() if stored.get(name) != self.row.settings.get(name)
        }
        settings = index_settings(stored)
        text = self.text if different <= NOT_OF_WORDS else self.text_under(settings)
        facets = self.facets_under(settings) if different & OF_VALUES else self.facets
        return settings, text, facets

    def text_under(self, settings: IndexSettings) -> TextIndex:
        text = TextIndex(settings)
        with text.batch():
            for number in self.documents:
                text.put(number, self.document(number))
        return text

    def facets_under(self, settings: IndexSettings) -> FacetIndex:
        facets = FacetIndex(settings)
        for number in self.documents:
            facets.change(number, {}, facets.values_of(self.document(number)))
        facets.settle()
        return facets
