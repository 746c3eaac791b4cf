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
from dev.services.search.matching.positions import Costs, Numbers, from_bitmap
from dev.services.search.matching.reader import Reader

Mask = npt.NDArray[np.bool_]
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

    def of_pair(self, documents: Candidates, before: State, after: State) -> Costs | int:
        """Return what having `after` directly behind `before` costs."""
        ...


class Candidates:
    """Documents that match one reading of the query, and what the rules have found out about them."""

    def __init__(self, reader: Reader, graph: Graph, numbers: Numbers) -> None:
        """`numbers` in ascending order."""
        self.reader = reader
        self.graph = graph
        self.numbers = numbers
        self.has: dict[State, Mask] = {}
        self._of_term: dict[tuple[PathRule, State], Costs | int] = {}
        self._of_pair: dict[tuple[PathRule, State, State], Costs | int] = {}

    @classmethod
    def of(cls, reader: Reader, graph: Graph, numbers: Numbers) -> Candidates:
        candidates = cls(reader, graph, numbers)
        for node in graph.kept:
            for typos in range(3):
                has = candidates.mask(reader.level(graph.nodes[node], typos))
                if has.any():
                    candidates.has[node, typos] = has
        return candidates

    def only(self, numbers: Numbers) -> Candidates:
        """Return some of the candidates, with what is known about them."""
        if len(numbers) == len(self.numbers):
            return self
        index = np.searchsorted(self.numbers, numbers)
        fewer = Candidates(self.reader, self.graph, numbers)
        fewer.has = {state: some for state, has in self.has.items() if (some := has[index]).any()}
        fewer._of_term = {key: _at(costs, index) for key, costs in self._of_term.items()}
        fewer._of_pair = {key: _at(costs, index) for key, costs in self._of_pair.items()}
        return fewer

    def mask(self, documents: BitMap) -> Mask:
        """Return for each candidate whether it is one of the documents."""
        is_one = np.zeros(self.reader.snapshot.size, dtype=np.bool_)
        is_one[from_bitmap(documents)] = True
        return is_one[self.numbers]

    def of_term(self, rule: PathRule, state: State) -> Costs | int:
        key = (rule, state)
        if key not in self._of_term:
            self._of_term[key] = rule.of_term(self, *state)
        return self._of_term[key]

    def of_pair(self, rule: PathRule, left: State, right: State) -> Costs | int:
        key = (rule, left, right)
        if key not in self._of_pair:
            self._of_pair[key] = rule.of_pair(self, left, right)
        return self._of_pair[key]

    def costs(self, rules: Sequence[PathRule]) -> Costs:
        """Return for each candidate what its best way costs by the last of the rules."""
        best = self._arrivals(rules)
        total = self._least_of([state for state in best if state[0] in self.graph.last], best)
        return total & ((1 << rules[-1].bits) - 1)

    def typed(self, rules: Sequence[PathRule]) -> dict[int, Mask]:
        """Return for each node that stands on a best way without a typo, for which candidates it does."""
        best = self._arrivals(rules)
        onward = self._departures(rules)
        total = self._least_of([state for state in best if state[0] in self.graph.last], best)
        return {
            node: (best[node, typos] + onward[node, typos] == total) & self.has[node, typos]
            for node, typos in best
            if typos == 0
        }

    def _arrivals(self, rules: Sequence[PathRule]) -> dict[State, Costs]:
        """Return what the best way up to each state costs, the state included."""
        best: dict[State, Costs] = {}
        for node in self.graph.kept:
            for typos in range(3):
                if (node, typos) in self.has:
                    best[node, typos] = self._arrive((node, typos), best, rules)
        return best

    def _arrive(self, state: State, best: dict[State, Costs], rules: Sequence[PathRule]) -> Costs:
        before = self.graph.before[state[0]]
        arrived = np.full(len(self.numbers), 0 if -1 in before else _UNREACHABLE)
        for left, cost in best.items():
            if left[0] in before:
                np.minimum(arrived, cost + self._step(left, state, rules), out=arrived)
        return np.where(self.has[state], np.minimum(arrived + self._own(state, rules), _UNREACHABLE), _UNREACHABLE)

    def _departures(self, rules: Sequence[PathRule]) -> dict[State, Costs]:
        """Return what the best way onward from each state costs, the state not included."""
        onward: dict[State, Costs] = {}
        for node in reversed(self.graph.kept):
            following = [state for state in onward if node in self.graph.before[state[0]]]
            for typos in range(3):
                if (node, typos) not in self.has:
                    continue
                least = np.full(len(self.numbers), 0 if node in self.graph.last else _UNREACHABLE)
                for right in following:
                    cost = onward[right] + self._own(right, rules) + self._step((node, typos), right, rules)
                    np.minimum(least, np.where(self.has[right], cost, _UNREACHABLE), out=least)
                onward[node, typos] = least
        return onward

    def _own(self, state: State, rules: Sequence[PathRule]) -> Costs | int:
        own: Costs | int = 0
        for rule, shift in _shifts(rules):
            own = own + (self.of_term(rule, state) << shift)
        return own

    def _step(self, left: State, right: State, rules: Sequence[PathRule]) -> Costs | int:
        step: Costs | int = 0
        for rule, shift in _shifts(rules):
            step = step + (self.of_pair(rule, left, right) << shift)
        return step

    def _least_of(self, states: Sequence[State], best: dict[State, Costs]) -> Costs:
        total = np.full(len(self.numbers), 0 if -1 in self.graph.last else _UNREACHABLE)
        for state in states:
            np.minimum(total, best[state], out=total)
        return total


def _at(costs: Costs | int, index: Numbers) -> Costs | int:
    return costs if isinstance(costs, int) else costs[index]


def _shifts(rules: Sequence[PathRule]) -> list[tuple[PathRule, int]]:
    shifts: list[tuple[PathRule, int]] = []
    total = 0
    for rule in reversed(rules):
        shifts.append((rule, total))
        total += rule.bits
    return shifts
