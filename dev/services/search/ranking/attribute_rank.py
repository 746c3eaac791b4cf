"""Matches in the more important attributes first."""

from __future__ import annotations

import numpy as np

from dev.services.search.matching.positions import MAX_FIELDS, Costs, fields_of
from dev.services.search.matching.snapshot import CostTable
from dev.services.search.ranking.paths import WIDE_COST_BITS, Candidates, State


class AttributeRank:
    """Ranking rule `attributeRank`, the first half of `attribute`."""

    bits = WIDE_COST_BITS

    def of_term(self, documents: Candidates, node: int, typos: int) -> Costs | int:
        fields = documents.reader.snapshot.fields
        if fields.max_weight == 0:
            return 0
        weights = np.zeros(MAX_FIELDS, dtype=np.int64)
        for field in fields.fields:
            weights[field.number] = field.weight
        term = documents.graph.nodes[node]
        table = CostTable("weight", fields_of, weights, fields.max_weight)
        return documents.reader.least_cost(term, typos, documents.numbers, table) * term.size

    def of_pair(self, documents: Candidates, before: State, after: State) -> Costs | int:
        return 0
