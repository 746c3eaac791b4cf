"""Looks up what terms stand for in one snapshot, in all searchable fields or in some."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

from dev.services.search.contracts import InvalidSearch
from dev.services.search.matching.fields import names
from dev.services.search.matching.graph import Graph
from dev.services.search.matching.positions import (
    NO_KEYS,
    Costs,
    Keys,
    Numbers,
    fields_of,
    from_bitmap,
    least_by_index,
    places_in,
)
from dev.services.search.matching.snapshot import CostTable, Snapshot, only_in_fields
from dev.services.search.matching.terms import Derivations, Phrase, Term
from dev.services.search.matching.typos import is_number


class Reader:
    """One search's view of a snapshot; remembers what it has looked up."""

    def __init__(self, snapshot: Snapshot, attributes: Sequence[str] | None) -> None:
        self.snapshot = snapshot
        fields = snapshot.fields.fields
        self._all = _table(field.number for field in fields)
        self._allowed = self._all if attributes is None else _chosen(snapshot, attributes)
        self._tolerant = self._allowed & _table(field.number for field in fields if field.allows_typos)
        self._is_restricted = not np.array_equal(self._allowed, self._all)
        self._has_exact_fields = not np.array_equal(self._tolerant, self._allowed)
        self._phrases: dict[Phrase, BitMap] = {}
        self._levels: dict[tuple[Term, int], BitMap] = {}

    def level(self, term: Term, typos: int) -> BitMap:
        """Return the documents that have the term with exactly this many typos by one of its derivations."""
        key = (term, typos)
        if key not in self._levels:
            self._levels[key] = self._level(term.levels[typos], is_derived=term.is_joined or typos > 0)
        return self._levels[key]

    def term(self, term: Term) -> BitMap:
        return BitMap.union(*(self.level(term, typos) for typos in range(3)))

    def word(self, word: str, *, is_derived: bool = False) -> BitMap:
        """Return the documents with this word; a derived word is not sought where typos are forbidden."""
        if is_derived and self._forbids_typos(word):
            return BitMap()
        if is_derived and self._has_exact_fields:
            return only_in_fields(self.snapshot.keys(word), self._tolerant)
        if self._is_restricted:
            return only_in_fields(self.snapshot.keys(word), self._allowed)
        return self.snapshot.documents(word)

    def phrase(self, phrase: Phrase) -> BitMap:
        """Return the documents in which the words stand one after another."""
        if phrase not in self._phrases:
            self._phrases[phrase] = self._phrase(phrase)
        return self._phrases[phrase]

    def graph(self, graph: Graph, universe: BitMap) -> BitMap:
        """Return the documents of the universe that some way through the graph leads to."""
        found: dict[int, BitMap] = {-1: universe}
        for node in graph.kept:
            reached = BitMap.union(BitMap(), *(found[before] for before in graph.before[node]))
            found[node] = reached & self.term(graph.nodes[node]) if reached else reached
        return BitMap.union(BitMap(), *(found[node] for node in graph.last))

    def places(self, term: Term, typos: int) -> Keys:
        """Return where the term's single words stand, in any document; sorted."""
        derivations = term.levels[typos]
        if derivations.prefix is not None:
            # Includes the exact word.
            return self.snapshot.prefix_keys(derivations.prefix)
        is_derived = term.is_joined or typos > 0
        words = [word for word in derivations.words if not (is_derived and self._forbids_typos(word))]
        return _merged([self.snapshot.keys(word) for word in words])

    def phrase_starts(self, term: Term, typos: int) -> Keys:
        """Return where the term's phrases begin, in any document that has them; sorted."""
        return self._phrase_places(term.levels[typos], 0)

    def least_cost(self, term: Term, typos: int, numbers: Numbers, table: CostTable) -> Costs:
        """Return for each of the documents (ascending) what the term's cheapest place costs."""
        derivations = term.levels[typos]
        phrases = self.in_allowed_fields(self.phrase_starts(term, typos), table)
        if derivations.prefix is not None and not self._is_restricted:
            costs = self.snapshot.prefix_costs(derivations.prefix, table)[numbers]
        else:
            costs = _least(self.in_allowed_fields(self.places(term, typos), table), numbers, table)
        return np.minimum(costs, _least(phrases, numbers, table)) if len(phrases) else costs

    def phrase_ends(self, term: Term, typos: int) -> Keys:
        """Return where the term's phrases end, in any document that has them; sorted."""
        return self._phrase_places(term.levels[typos], -1)

    def in_allowed_fields(self, keys: Keys, table: CostTable) -> Keys:
        # As in Meilisearch, attributesToSearchOn plays no part in the position of words, nor in proximity.
        return keys[self._allowed[fields_of(keys)]] if self._is_restricted and table.by is fields_of else keys

    def is_allowed(self, field: int) -> bool:
        return bool(self._allowed[field])

    def _phrase_places(self, derivations: Derivations, end: int) -> Keys:
        places = []
        for phrase in derivations.phrases:
            word = phrase[end]
            if word is None and end == 0:
                word = next(filter(None, phrase), None)
            if word is not None and (having := self.phrase(phrase)):
                places.append(places_in(self.snapshot.keys(word), from_bitmap(having))[0])
        return _merged(places)

    def _level(self, derivations: Derivations, *, is_derived: bool) -> BitMap:
        found = [self.phrase(phrase) for phrase in derivations.phrases]
        found += [self.word(word, is_derived=is_derived) for word in derivations.words]
        if derivations.prefix is not None:
            found.append(self._prefix(derivations.prefix, is_derived=is_derived))
        return BitMap.union(BitMap(), *found)

    def _prefix(self, prefix: str, *, is_derived: bool) -> BitMap:
        if self._is_restricted or (is_derived and self._has_exact_fields):
            fields = self._tolerant if is_derived else self._allowed
            return only_in_fields(self.snapshot.prefix_keys(prefix), fields)
        if is_derived and self.snapshot.settings.typo.disable_on_numbers and is_number(prefix):
            words = self.snapshot.words_with_prefix(prefix)
            return BitMap.union(BitMap(), *(self.word(word, is_derived=True) for word in words))
        return self.snapshot.prefix_documents(prefix)

    def _forbids_typos(self, word: str) -> bool:
        return self.snapshot.settings.typo.disable_on_numbers and is_number(word)

    def _phrase(self, phrase: Phrase) -> BitMap:
        words = [word for word in phrase if word is not None]
        if not words:
            return BitMap()
        found = BitMap.intersection(*(self.word(word) for word in words))
        for index, left in enumerate(phrase):
            for gap, right in enumerate(phrase[index + 1 : index + 3], start=1):
                if left is not None and right is not None and found:
                    found &= self.snapshot.adjacent(left, right, gap)
        return found


def _merged(places: Sequence[Keys]) -> Keys:
    if len(places) > 1:
        return np.sort(np.concatenate(places))
    return places[0] if places else NO_KEYS


def _least(keys: Keys, numbers: Numbers, table: CostTable) -> Costs:
    inside, index = places_in(keys, numbers)
    return least_by_index(index, table.costs(inside), len(numbers), table.highest)


def _table(numbers: Iterable[int]) -> npt.NDArray[np.bool_]:
    table = np.zeros(4096, dtype=np.bool_)
    table[list(numbers)] = True
    return table


def _chosen(snapshot: Snapshot, attributes: Sequence[str]) -> npt.NDArray[np.bool_]:
    """Return the table of the fields that `attributesToSearchOn` names; "*" is all of them."""
    searchable = snapshot.settings.searchable
    if searchable is not None:
        for attribute in attributes:
            if attribute != "*" and not any(names(attribute, known) or names(known, attribute) for known in searchable):
                known_names = ", ".join(f"`{known}`" for known in searchable)
                raise InvalidSearch(
                    "invalid_search_attributes_to_search_on",
                    f"Attribute `{attribute}` is not searchable. Available searchable attributes are: {known_names}.",
                )
    chosen = (
        field.number
        for field in snapshot.fields.fields
        if any(names(field.path, attribute) for attribute in attributes)
    )
    return _table(chosen)
