"""Matches in the more important attributes first."""

from __future__ import annotations

import numpy as np

from dev.services.search.matching.positions import fields_of
from dev.services.search.ranking.paths import WIDE_COST_BITS, Candidates, Costs, State


class AttributeRank:
    """Ranking rule `attributeRank`, the first half of `attribute`."""

    bits = WIDE_COST_BITS

    def of_term(self, documents: Candidates, node: int, typos: int) -> Costs | int:
        term, reader = documents.graph.nodes[node], documents.reader
        fields = reader.snapshot.fields
        if fields.max_weight == 0:
            return 0
        weights = np.zeros(4096, dtype=np.int64)
        for field in fields.fields:
            weights[field.number] = field.weight
        keys = np.concatenate(reader.places(term, typos, documents.bitmap))
        inside, index = documents.within(reader.in_allowed_fields(keys))
        return documents.least(index, weights[fields_of(inside)], fields.max_weight) * term.size

    def of_pair(self, documents: Candidates, left: State, right: State) -> Costs | int:
        return 0
