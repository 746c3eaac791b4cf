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

    def of_pair(self, documents: Candidates, before: State, after: State) -> Costs | int:
        nodes, reader = documents.graph.nodes, documents.reader
        first, second = nodes[before[0]], nodes[after[0]]
        if first.end + 1 != second.start:
            return 0
        both = documents.has[before] & documents.has[after]
        numbers = documents.numbers[both]
        nearest = np.full(len(numbers), FARTHEST, dtype=np.int64)
        if len(numbers):
            free_left, bound_left = reader.places(first, before[1]), reader.phrase_ends(first, before[1])
            free_right, bound_right = reader.places(second, after[1]), reader.phrase_starts(second, after[1])
            if second.is_common_prefix and after[1] == 0:
                # As in Meilisearch: the many words of a short beginning are sought in the right order only.
                bound_right = np.sort(np.concatenate([free_right, bound_right]))
                free_right = reader.snapshot.keys(second.text)
            by_attribute = reader.snapshot.settings.proximity_precision == "byAttribute"
            for (left, left_is_free), (right, right_is_free) in itertools.product(
                ((free_left, True), (bound_left, False)), ((free_right, True), (bound_right, False))
            ):
                if by_attribute:
                    _lower_in_attribute(nearest, _attributes(left, numbers), _attributes(right, numbers))
                else:
                    # A phrase keeps its order: only single words may stand the other way round.
                    either_way = left_is_free and right_is_free
                    _lower(nearest, places_in(left, numbers), places_in(right, numbers), either_way=either_way)
        costs = np.full(len(documents.numbers), FARTHEST, dtype=np.int64)
        costs[both] = nearest
        return costs


def _attributes(keys: Keys, numbers: Numbers) -> Places:
    inside, _ = places_in(keys, numbers)
    return places_in(np.unique(without_positions(inside)), numbers)


def _lower_in_attribute(costs: Costs, left: Places, right: Places) -> None:
    """Make it cost nothing where both stand in one attribute."""
    _, index, _ = np.intersect1d(left[0], right[0], assume_unique=True, return_indices=True)
    costs[left[1][index]] = 0


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
