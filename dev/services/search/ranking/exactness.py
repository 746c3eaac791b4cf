"""Documents that have the words as they were typed first."""

from __future__ import annotations

import numpy as np

from dev.services.search.matching.positions import Costs
from dev.services.search.ranking.paths import COST_BITS, Candidates, State


class ExactWords:
    """The second half of ranking rule `exactness`: how many words are not as typed."""

    bits = COST_BITS

    def of_term(self, documents: Candidates, node: int, typos: int) -> Costs | int:
        term = documents.graph.nodes[node]
        exact = term.exact_phrase
        if exact is None or typos > 0:
            return term.size
        found = documents.reader.phrase(exact) if term.phrase else documents.reader.word(exact[0] or "")
        return np.where(documents.mask(found), 0, term.size)

    def of_pair(self, documents: Candidates, before: State, after: State) -> Costs | int:
        return 0
