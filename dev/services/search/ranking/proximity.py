"""Neighbours in the query that stand near each other in the document first.

Directly one after the other costs nothing, each word between them one, the wrong order one more; three at most.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from dev.services.search.matching.positions import Keys, gap_after, without_positions
from dev.services.search.ranking.paths import COST_BITS, Candidates, Costs, State

FARTHEST = 3

Places = tuple[Keys, npt.NDArray[np.int32]]


class Proximity:
    """Ranking rule `proximity`; remembers the pairs of the candidates that it saw last."""

    bits = COST_BITS

    def __init__(self) -> None:
        self._documents: Candidates | None = None
        self._pairs: dict[tuple[State, State], Costs] = {}
        self._places: dict[tuple[State, bool], tuple[Places, Places]] = {}

    def of_term(self, documents: Candidates, node: int, typos: int) -> Costs | int:
        return documents.graph.nodes[node].size - 1

    def of_pair(self, documents: Candidates, left: State, right: State) -> Costs | int:
        if documents is not self._documents:
            self._documents, self._pairs, self._places = documents, {}, {}
        if documents.graph.nodes[left[0]].end + 1 != documents.graph.nodes[right[0]].start:
            return 0
        if (left, right) not in self._pairs:
            self._pairs[left, right] = self._pair(documents, left, right)
        return self._pairs[left, right]

    def _pair(self, documents: Candidates, left: State, right: State) -> Costs:
        free_left, bound_left = self._places_of(documents, left, at_end=True)
        free_right, bound_right = self._places_of(documents, right, at_end=False)
        costs = np.full(len(documents.numbers), FARTHEST, dtype=np.int64)
        # A phrase keeps its order: only single words may stand the other way round.
        _lower(costs, free_left, free_right, either_way=True)
        _lower(costs, free_left, bound_right, either_way=False)
        _lower(costs, bound_left, free_right, either_way=False)
        _lower(costs, bound_left, bound_right, either_way=False)
        return costs

    def _places_of(self, documents: Candidates, state: State, *, at_end: bool) -> tuple[Places, Places]:
        if (state, at_end) not in self._places:
            reader, term, typos = documents.reader, documents.graph.nodes[state[0]], state[1]
            free, bound = reader.places(term, typos, documents.bitmap)
            if at_end and len(bound):
                bound = reader.phrase_ends(term, typos, documents.bitmap)
            by_attribute = reader.snapshot.settings.proximity_precision == "byAttribute"
            self._places[state, at_end] = (
                _sorted_within(documents, free, by_attribute),
                _sorted_within(documents, bound, by_attribute),
            )
        return self._places[state, at_end]


def _sorted_within(documents: Candidates, keys: Keys, by_attribute: bool) -> Places:
    if by_attribute:
        keys = np.unique(without_positions(keys))
    inside, index = documents.within(keys)
    if np.any(inside[1:] < inside[:-1]):
        inside = np.sort(inside)
        return documents.within(inside)
    return inside, index


def _lower(costs: Costs, left: Places, right: Places, *, either_way: bool) -> None:
    """Lower each candidate's cost to that of its nearest pair."""
    (left_keys, left_index), (right_keys, right_index) = left, right
    if not (len(left_keys) and len(right_keys)):
        return
    if len(left_keys) <= len(right_keys):
        index, ahead, behind = left_index, gap_after(left_keys, right_keys), _gap_before(left_keys, right_keys)
    else:
        index, ahead, behind = right_index, _gap_before(right_keys, left_keys), gap_after(right_keys, left_keys)
    nearest = np.minimum(ahead - 1, behind) if either_way else ahead - 1
    near = nearest < FARTHEST
    np.minimum.at(costs, index[near], nearest[near])


def _gap_before(keys: Keys, others: Keys) -> npt.NDArray[np.int64]:
    """Return for each key how far before it the nearest of the others stands."""
    before = np.searchsorted(others, keys, side="left") - 1
    return np.where(before >= 0, keys - others[np.maximum(before, 0)], np.iinfo(np.int64).max)
