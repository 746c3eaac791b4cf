"""Fewer typos first; words joined into one count as typos too."""

from __future__ import annotations

from dev.services.search.matching.positions import Costs
from dev.services.search.ranking.paths import COST_BITS, Candidates, State


class Typo:
    """Ranking rule `typo`."""

    bits = COST_BITS

    def of_term(self, documents: Candidates, node: int, typos: int) -> Costs | int:
        return typos + joining_cost(documents.graph.nodes[node].size)

    def of_pair(self, documents: Candidates, before: State, after: State) -> Costs | int:
        return 0


def joining_cost(size: int) -> int:
    """Return what it costs to read `size` neighbouring words as one."""
    return size if size > 1 else 0
