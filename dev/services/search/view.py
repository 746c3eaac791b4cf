"""One state of an index: what every search that began with it sees, whatever is changed meanwhile."""

from __future__ import annotations

import copy
import dataclasses
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import orjson
from pyroaring import BitMap

from dev.services.search.contracts import IndexSettings
from dev.services.search.facets.facet_index import DocumentChange, FacetIndex
from dev.services.search.facets.order import FacetOrder
from dev.services.search.filters.evaluate import Filtering
from dev.services.search.filters.expression import Expression
from dev.services.search.matching import TextIndex
from dev.services.search.settings.filterable import FilterRule, rules_of
from dev.services.search.settings.stored import Stored, index_settings

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
class View:
    """Never changes; `changed` and `under` give another. One thread makes them, any number search."""

    stored_settings: Stored
    settings: IndexSettings
    text: TextIndex
    facets: FacetIndex
    documents: BitMap = dataclasses.field(default_factory=BitMap)
    bodies: Mapping[int, bytes] = dataclasses.field(default_factory=dict)
    number_of: Mapping[str, int] = dataclasses.field(default_factory=dict)
    field_counts: Mapping[str, int] = dataclasses.field(default_factory=dict)

    @cached_property
    def rules(self) -> list[FilterRule]:
        return rules_of(self.settings.filterable)

    @property
    def order(self) -> FacetOrder:
        # Not kept: it refers back to the view, which then would outlive its last search.
        return FacetOrder(self.facets, self.document)

    def document(self, number: int) -> dict[str, Any]:
        parsed: dict[str, Any] = orjson.loads(self.bodies[number])
        return parsed

    def matching(self, expression: Expression | None) -> BitMap:
        """Return the documents that meet a filter. Raises FilterNotAllowedError."""
        if expression is None:
            return self.documents
        return Filtering(self.documents, self.facets, self.rules).matching(expression)

    def changed(self, changes: Sequence[Change]) -> View:
        """Return the view after documents were put and dropped, at most one change for each."""
        put = {change.number: change.body for change in changes if change.body is not None}
        dropped = [change for change in changes if change.body is None]
        bodies = {**self.bodies, **put}
        number_of = {**self.number_of, **{change.id: change.number for change in changes if change.body is not None}}
        for change in dropped:
            bodies.pop(change.number, None)
            number_of.pop(change.id, None)
        return dataclasses.replace(
            self,
            facets=self.facets.changed([self._values_change(change) for change in changes]),
            documents=(self.documents | BitMap(put)) - BitMap(change.number for change in dropped),
            bodies=bodies,
            number_of=number_of,
            field_counts=self._field_counts_after(changes),
            text=self._text_after(changes),
        )

    def _values_change(self, change: Change) -> DocumentChange:
        before = self.facets.values_of(self.document(change.number)) if change.number in self.bodies else {}
        after = {} if change.document is None else self.facets.values_of(change.document)
        return DocumentChange(change.number, before, after)

    def _text_after(self, changes: Sequence[Change]) -> TextIndex:
        # The copy takes the new words; this view's own stays at the words it has.
        text = copy.copy(self.text)
        with text.batch():
            for change in changes:
                if change.document is None:
                    text.drop(change.number)
                else:
                    text.put(change.number, change.document)
        return text

    def _field_counts_after(self, changes: Sequence[Change]) -> dict[str, int]:
        counts = Counter(self.field_counts)
        for change in changes:
            if change.number in self.bodies:
                counts.subtract(self.document(change.number).keys())
            if change.document is not None:
                counts.update(change.document.keys())
        return {name: count for name, count in counts.items() if count}

    def under(self, stored: Stored) -> View:
        """Return the view under other settings; words and values are worked out anew only where they must."""
        names = stored.keys() | self.stored_settings.keys()
        different = {name for name in names if stored.get(name) != self.stored_settings.get(name)}
        settings = index_settings(stored)
        return dataclasses.replace(
            self,
            stored_settings=stored,
            settings=settings,
            text=self.text if different <= NOT_OF_WORDS else self._text_under(settings),
            facets=self._facets_under(settings) if different & OF_VALUES else self.facets,
        )

    def _text_under(self, settings: IndexSettings) -> TextIndex:
        text = TextIndex(settings)
        with text.batch():
            for number in self.documents:
                text.put(number, self.document(number))
        return text

    def _facets_under(self, settings: IndexSettings) -> FacetIndex:
        facets = FacetIndex(settings)
        return facets.changed(
            [DocumentChange(number, {}, facets.values_of(self.document(number))) for number in self.documents]
        )


def empty_view(stored: Stored) -> View:
    settings = index_settings(stored)
    return View(stored, settings, TextIndex(settings), FacetIndex(settings))
