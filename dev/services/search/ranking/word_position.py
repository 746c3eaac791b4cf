"""Words that stand in a field where they stand in the query first."""

from __future__ import annotations

import functools

import numpy as np
import numpy.typing as npt

from dev.services.search.matching.positions import MAX_POSITION, Costs, positions_of
from dev.services.search.matching.snapshot import CostTable
from dev.services.search.ranking.paths import COST_BITS, Candidates, State

MAX_COST = 10
# Distances from which on the next higher cost applies.
_STEPS = (1, 2, 5, 8, 12, 17, 25, 65, 257, 1025)


class WordPosition:
    """Ranking rule `wordPosition`, the second half of `attribute`."""

    bits = COST_BITS

    def of_term(self, documents: Candidates, node: int, typos: int) -> Costs | int:
        term = documents.graph.nodes[node]
        costs = cost_table(term.start, term.size)
        table = CostTable(f"position {term.start} {term.size}", positions_of, costs, MAX_COST * term.size)
        return documents.reader.least_cost(term, typos, documents.numbers, table)

    def of_pair(self, documents: Candidates, before: State, after: State) -> Costs | int:
        return 0


@functools.lru_cache(maxsize=64)
def cost_table(start: int, size: int) -> npt.NDArray[np.int64]:
    """Return the cost of each position in a field for a term at `start` that covers `size` words of the query."""
    distances = np.abs(bucketed_positions() - start)
    costs = np.zeros(len(distances), dtype=np.int64)
    for place in range(size):
        costs += np.searchsorted(_STEPS, distances + place, side="right")
    return costs


@functools.cache
def bucketed_positions() -> npt.NDArray[np.int64]:
    """Return the position that stands for each position: exact up to 15, then ever coarser."""
    positions = np.arange(MAX_POSITION + 1, dtype=np.int64)
    coarse = np.exp2(np.ceil(np.log2(np.maximum(positions, 1)))).astype(np.int64)
    return np.where(positions < 16, positions, np.where(positions < 24, 24, coarse))
