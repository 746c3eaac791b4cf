"""The highest cost that a rule could give under one reading of the query: what a score is measured against."""

from __future__ import annotations

from collections.abc import Callable

from dev.services.search.matching.graph import Graph
from dev.services.search.ranking.proximity import FARTHEST
from dev.services.search.ranking.scores import Rank
from dev.services.search.ranking.segments import Segment
from dev.services.search.ranking.typo import joining_cost
from dev.services.search.ranking.word_position import MAX_COST


def most_typos(graph: Graph, _segment: Segment) -> int:
    return 1 + _dearest(graph, graph.kept, lambda _left, node: _typos(graph, node))


def most_positions(graph: Graph, _segment: Segment) -> int:
    return 1 + _dearest(graph, graph.kept, lambda _left, node: MAX_COST * graph.nodes[node].size)


def most_words(graph: Graph, _segment: Segment) -> int:
    return 1 + _dearest(graph, graph.kept, lambda _left, node: graph.nodes[node].size)


def most_attributes(max_weight: int) -> Callable[[Graph, Segment], int]:
    """Return the measure for searchable attributes with weights up to this one."""
    return lambda graph, _segment: (
        1 + _dearest(graph, graph.kept, lambda _left, node: max_weight * graph.nodes[node].size)
    )


def most_proximity(graph: Graph, segment: Segment) -> int:
    """Return the measure for what the rule typo left: words read as one count only where they were needed."""
    typos = next((detail for detail in segment.details if isinstance(detail, Rank) and detail.rule == "typo"), None)
    spent = typos.out_of - typos.rank if typos else 0
    nodes = [node for node in graph.kept if joining_cost(graph.nodes[node].size) <= spent]
    return 1 + _dearest(graph, nodes, lambda left, node: _distance(graph, left, node))


def _typos(graph: Graph, node: int) -> int:
    return graph.nodes[node].max_typo_cost + joining_cost(graph.nodes[node].size)


def _distance(graph: Graph, left: int, node: int) -> int:
    joined = graph.nodes[node].size - 1
    if left < 0 or graph.nodes[left].end + 1 != graph.nodes[node].start:
        return joined
    return FARTHEST + joined


def _dearest(graph: Graph, nodes: list[int], cost: Callable[[int, int], int]) -> int:
    """Return the cost of the dearest way through these nodes; `cost` takes a node and the one before it (or -1)."""
    dearest = {-1: 0}
    for node in nodes:
        ways = [dearest[left] + cost(left, node) for left in graph.before[node] if left in dearest]
        if ways:
            dearest[node] = max(ways)
    return max((dearest[node] for node in graph.last if node in dearest), default=0)
