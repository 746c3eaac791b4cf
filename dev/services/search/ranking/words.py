"""Documents with more of the query's words first: words are dropped one by one until something is found."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from pyroaring import BitMap

from dev.services.search.contracts import MatchingStrategy
from dev.services.search.matching.graph import Graph
from dev.services.search.matching.reader import Reader


@dataclass(frozen=True, slots=True)
class Reading:
    """The query with some words dropped; scores are measured against the costs that `measure` allows."""

    graph: Graph
    missing: int
    measure: Graph


class Readings:
    """The whole query, then with ever fewer words, as the matching strategy says."""

    def __init__(self, reader: Reader, graph: Graph, strategy: MatchingStrategy, *, with_scores: bool) -> None:
        self._reader = reader
        self._with_scores = with_scores
        self.may_drop = strategy != "all"
        groups = _removal_order(reader, graph, strategy)
        dropped = [sum(graph.nodes[node].size == 1 for node in group) for group in groups]
        self._graphs = [graph]
        for group in groups:
            self._graphs.append(self._graphs[-1].without(group))
        words_in_phrases = sum(
            sum(word is not None for word in node.phrase) for node in graph.nodes if node.phrase is not None
        )
        # Each dropped word is a step down; the words of phrases, which are never dropped, count as well.
        self.steps = 1 + max(words_in_phrases - 1, 0) + sum(dropped)
        self._missing = list(itertools.accumulate(dropped, initial=0))

    def widest(self, universe: BitMap) -> BitMap:
        """Return everything that is found once all words that may be dropped are."""
        return self._reader.graph(self._graphs[-1], universe)

    def buckets(self, documents: BitMap) -> Iterator[tuple[Reading, BitMap]]:
        """Yield the documents by the words they miss, fewest first, each with the reading that found them.

        `documents` are some of what `widest` has returned.
        """
        left = documents
        for missing, graph in zip(self._missing, self._graphs, strict=True):
            if not left:
                return
            # Whatever is left at the end is what only the last reading finds: candidates are its answer.
            found = left if graph is self._graphs[-1] else self._reader.graph(graph, left)
            if found:
                yield Reading(graph, missing, self._measure(graph, found)), found
                left = left - found

    def _measure(self, graph: Graph, found: BitMap) -> Graph:
        """Return the graph without joined words unless some document needs them."""
        if not (self._with_scores and self.may_drop):
            return graph
        return graph.plain if self._reader.graph(graph.plain, found) == found else graph


def _removal_order(reader: Reader, graph: Graph, strategy: MatchingStrategy) -> list[list[int]]:
    """Return the nodes that are dropped together, first to last; phrases and one last word never are."""
    count = max((node.last for node in graph.nodes), default=-1) + 1
    if strategy == "all" or (strategy == "last" and count < 2):
        return []
    cost = (
        _frequency_costs(reader, graph, count) if strategy == "frequency" else [count - term for term in range(count)]
    )
    groups: dict[int, list[int]] = {}
    has_phrase = False
    for number, node in enumerate(graph.nodes):
        if node.phrase is not None:
            has_phrase = True
        else:
            groups.setdefault(max(cost[node.first : node.last + 1]), []).append(number)
    ordered = [groups[key] for key in sorted(groups)]
    return ordered if has_phrase else ordered[:-1]


def _frequency_costs(reader: Reader, graph: Graph, count: int) -> list[int]:
    """Return for each term its turn to be dropped: the most frequent first, those found nowhere before all."""
    found = [BitMap() for _ in range(count)]
    for node in graph.nodes:
        for term in range(node.first, node.last + 1):
            found[term] |= reader.term(node)
    frequencies = [len(documents) or 1 << 62 for documents in found]
    turns = {frequency: turn for turn, frequency in enumerate(sorted(set(frequencies), reverse=True), start=1)}
    return [turns[frequency] for frequency in frequencies]
