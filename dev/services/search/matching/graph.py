"""All ways to read a query: its terms in order, with neighbours also as one word."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property

from dev.services.search.matching.terms import Term
from dev.services.search.matching.vocabulary import Vocabulary

MAX_JOINED = 3


class Graph:
    """Terms as nodes; an edge leads to each term that may follow. Positions in `nodes` name the nodes."""

    def __init__(self, nodes: tuple[Term, ...], removed: frozenset[int] = frozenset()) -> None:
        self.nodes = nodes
        self.removed = removed
        self._ending_before: dict[int, frozenset[int]] = {0: frozenset({-1})}

    @classmethod
    def of(cls, terms: list[Term], vocabulary: Vocabulary) -> Graph:
        numbered = [replace(term, first=number, last=number) for number, term in enumerate(terms)]
        nodes: list[Term] = []
        for end in range(len(numbered)):
            nodes.append(numbered[end])
            for size in range(2, min(MAX_JOINED, end + 1) + 1):
                joined = vocabulary.joined(numbered[end + 1 - size : end + 1])
                if joined is not None:
                    nodes.append(joined)
        # Every node stands behind the nodes that may come before it.
        return cls(tuple(sorted(nodes, key=lambda node: (node.first, node.last))))

    def without(self, nodes: Iterable[int]) -> Graph:
        """Return the graph in which these nodes are passed over."""
        return Graph(self.nodes, self.removed | frozenset(nodes))

    @cached_property
    def plain(self) -> Graph:
        """The same query without words read as one."""
        kept = [number for number, node in enumerate(self.nodes) if node.size == 1]
        removed = frozenset(place for place, number in enumerate(kept) if number in self.removed)
        return Graph(tuple(self.nodes[number] for number in kept), removed)

    @property
    def kept(self) -> list[int]:
        return [number for number in range(len(self.nodes)) if number not in self.removed]

    @cached_property
    def before(self) -> dict[int, frozenset[int]]:
        """The nodes that may come directly before each kept node; -1 is the beginning."""
        return {node: self._before(self.nodes[node].first) for node in self.kept}

    @cached_property
    def last(self) -> frozenset[int]:
        """The nodes that may come last; -1 if the whole query may be passed over."""
        return self._before(max((node.last for node in self.nodes), default=-1) + 1)

    def _before(self, first: int) -> frozenset[int]:
        """Return the kept nodes that end before this term, looking through those that are passed over."""
        if first not in self._ending_before:
            found: set[int] = set()
            for number, node in enumerate(self.nodes):
                if node.last == first - 1:
                    found |= {number} if number not in self.removed else self._before(node.first)
            self._ending_before[first] = frozenset(found)
        return self._ending_before[first]
