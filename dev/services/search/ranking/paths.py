"""The best way through the query's graph for each of many documents at once.

A way is a term for each part of the query, each with a number of typos. Rules give costs to terms and to pairs
of neighbours; the cheapest way by the first rule wins, among equals by the second, and so on. Costs are packed
into one integer, the first rule highest, so that a single pass over the graph finds the best way by all rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

from dev.services.search.matching.graph import Graph
from dev.services.search.matching.positions import Keys, Numbers, documents_of, from_bitmap, to_bitmap
from dev.services.search.matching.reader import Reader
from dev.services.search.matching.terms import Term

Costs = npt.NDArray[np.int64]
State = tuple[int, int]

_UNREACHABLE = np.int64(1 << 61)
# Bits that a rule's cost may take: up to 10 terms, and a field's weight is below 4,096.
COST_BITS = 10
WIDE_COST_BITS = 18


class PathRule(Protocol):
    """A rule whose costs add up along a way through the graph."""

    bits: int

    def of_term(self, documents: Candidates, node: int, typos: int) -> Costs | int:
        """Return what using the term costs, for each document or for all."""
        ...

    def of_pair(self, documents: Candidates, left: State, right: State) -> Costs | int:
        """Return what having `right` directly after `left` costs."""
        ...


class Candidates:
    """Documents that match one reading of the query, and where the terms stand in them."""

    def __init__(self, reader: Reader, graph: Graph, numbers: Numbers) -> None:
        """`numbers` in ascending order."""
        self.reader = reader
        self.graph = graph
        self.numbers = numbers
        self.bitmap: BitMap = to_bitmap(numbers)
        self._index = np.full(reader.snapshot.size, -1, dtype=np.int32)
        self._index[numbers] = np.arange(len(numbers), dtype=np.int32)
        self.has = {
            (node, typos): has
            for node in graph.kept
            for typos in range(3)
            if (has := self._has(graph.nodes[node], typos)).any()
        }

    def _has(self, term: Term, typos: int) -> npt.NDArray[np.bool_]:
        return self.mask(self.reader.level(term, typos))

    def mask(self, documents: BitMap) -> npt.NDArray[np.bool_]:
        """Return for each candidate whether it is one of the documents."""
        mask = np.zeros(len(self.numbers), dtype=np.bool_)
        mask[self._index[from_bitmap(documents & self.bitmap)]] = True
        return mask

    def within(self, keys: Keys) -> tuple[Keys, npt.NDArray[np.int32]]:
        """Return the keys in the candidates, and for each the index of its candidate."""
        index = self._index[documents_of(keys)]
        inside = index >= 0
        return keys[inside], index[inside]

    def least(self, index: npt.NDArray[np.int32], costs: Costs, default: int) -> Costs:
        """Return the smallest cost of each candidate, `default` for those without any."""
        least = np.full(len(self.numbers), default, dtype=np.int64)
        np.minimum.at(least, index, costs)
        return least

    def costs(self, rules: Sequence[PathRule]) -> Costs:
        """Return for each candidate what its best way costs by the last of the rules."""
        shifts = _shifts(rules)
        best: dict[State, Costs] = {}
        for node in self.graph.kept:
            for typos in range(3):
                if (node, typos) in self.has:
                    best[node, typos] = self._arrive(node, typos, best, rules, shifts)
        total = self._least_of([state for state in best if state[0] in self.graph.last], best)
        return total & ((1 << rules[-1].bits) - 1)

    def _arrive(
        self, node: int, typos: int, best: dict[State, Costs], rules: Sequence[PathRule], shifts: Sequence[int]
    ) -> Costs:
        own: Costs | int = 0
        for rule, shift in zip(rules, shifts, strict=True):
            own = own + (rule.of_term(self, node, typos) << shift)
        arrived = np.full(len(self.numbers), 0 if -1 in self.graph.before[node] else _UNREACHABLE)
        for left, cost in best.items():
            if left[0] in self.graph.before[node]:
                step: Costs | int = 0
                for rule, shift in zip(rules, shifts, strict=True):
                    step = step + (rule.of_pair(self, left, (node, typos)) << shift)
                np.minimum(arrived, cost + step, out=arrived)
        return np.where(self.has[node, typos], np.minimum(arrived + own, _UNREACHABLE), _UNREACHABLE)

    def _least_of(self, states: Sequence[State], best: dict[State, Costs]) -> Costs:
        total = np.full(len(self.numbers), 0 if -1 in self.graph.last else _UNREACHABLE)
        for state in states:
            np.minimum(total, best[state], out=total)
        return total


def _shifts(rules: Sequence[PathRule]) -> list[int]:
    shifts, total = [], 0
    for rule in reversed(rules):
        shifts.append(total)
        total += rule.bits
    return shifts[::-1]
