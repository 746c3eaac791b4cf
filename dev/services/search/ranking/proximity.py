"""Neighbours in the query that stand near each other in the document first.

Directly one after the other costs nothing, each word between them one, the wrong order one more; three at most.
"""

from __future__ import annotations

import itertools

import numpy as np
import numpy.typing as npt

from dev.services.search.matching.positions import Costs, Keys, Numbers, gap_after, places_in, without_positions
from dev.services.search.ranking.paths import COST_BITS, Candidates, State

FARTHEST = 3

Places = tuple[Keys, npt.NDArray[np.int64]]


class Proximity:
    """Ranking rule `proximity`."""

    bits = COST_BITS

    def of_term(self, documents: Candidates, node: int, typos: int) -> Costs | int:
        return documents.graph.nodes[node].size - 1

    def of_pair(self, documents: Candidates, left: State, right: State) -> Costs | int:
        nodes, reader = documents.graph.nodes, documents.reader
        first, second = nodes[left[0]], nodes[right[0]]
        if first.end + 1 != second.start:
            return 0
        both = documents.has[left] & documents.has[right]
        numbers = documents.numbers[both]
        nearest = np.full(len(numbers), FARTHEST, dtype=np.int64)
        if len(numbers):
            by_attribute = reader.snapshot.settings.proximity_precision == "byAttribute"
            free_left, bound_left = reader.places(first, left[1]), reader.phrase_ends(first, left[1])
            free_right, bound_right = reader.places(second, right[1]), reader.phrase_starts(second, right[1])
            if second.is_common_prefix and right[1] == 0:
                # As in Meilisearch: the many words of a short beginning are sought in the right order only.
                bound_right = np.sort(np.concatenate([free_right, bound_right]))
                free_right = reader.snapshot.keys(second.text)
            lefts = [_within(keys, numbers, by_attribute) for keys in (free_left, bound_left)]
            rights = [_within(keys, numbers, by_attribute) for keys in (free_right, bound_right)]
            for (left_is_free, left_places), (right_is_free, right_places) in itertools.product(
                zip((True, False), lefts, strict=True), zip((True, False), rights, strict=True)
            ):
                # A phrase keeps its order: only single words may stand the other way round.
                _lower(nearest, left_places, right_places, either_way=left_is_free and right_is_free)
        costs = np.full(len(documents.numbers), FARTHEST, dtype=np.int64)
        costs[both] = nearest
        return costs


def _within(keys: Keys, numbers: Numbers, by_attribute: bool) -> Places:
    return places_in(np.unique(without_positions(keys)) if by_attribute else keys, numbers)


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
