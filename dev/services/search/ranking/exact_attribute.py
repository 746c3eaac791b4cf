"""Documents with an attribute that is exactly the query first, then those with one that begins with it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from dev.services.search.matching.positions import Costs, fields_of, places_in, positions_of
from dev.services.search.matching.terms import Term
from dev.services.search.ranking.paths import Candidates, PathRule
from dev.services.search.ranking.word_position import bucketed_positions

EXACT, BEGINS, NEITHER = 0, 1, 2


def exact_attribute_costs(documents: Candidates, rules: Sequence[PathRule]) -> Costs:
    """Return EXACT, BEGINS or NEITHER for each candidate: the first half of ranking rule `exactness`.

    Only words count that the ways which the `rules` found best use as they were typed.
    """
    typed = documents.typed(rules)
    codes = np.zeros(len(documents.numbers), dtype=np.int64)
    for node, is_typed in typed.items():
        codes |= is_typed.astype(np.int64) << node
    costs = np.full(len(codes), NEITHER, dtype=np.int64)
    for code in np.unique(codes):
        alike = codes == code
        nodes = [node for node in typed if code >> node & 1]
        costs[alike] = _costs(documents.only(documents.numbers[alike]), _typed_terms(documents, nodes))
    return costs


def _costs(documents: Candidates, terms: list[Term]) -> Costs:
    costs = np.full(len(documents.numbers), NEITHER, dtype=np.int64)
    if not terms:
        return costs
    words = [
        (word, term.start + offset)
        for term in terms
        for offset, word in enumerate(term.exact_phrase or ())
        if word is not None
    ]
    having = np.ones(len(costs), dtype=np.bool_)
    in_field: dict[str, dict[int, npt.NDArray[np.bool_]]] = {}
    for word, position in words:
        at_place, fields = _places(documents, word, position)
        having &= at_place
        in_field[word] = fields
    total = sum(term.end - term.start + 1 for term in terms)
    for field, counts in documents.reader.snapshot.word_counts.items():
        whole = having.copy()
        for found in in_field.values():
            whole &= found.get(field, np.False_)
        if whole.any():
            is_exact = counts[documents.numbers] == total
            costs[whole & ~is_exact] = np.minimum(costs[whole & ~is_exact], BEGINS)
            costs[whole & is_exact] = EXACT
    return costs


def _typed_terms(documents: Candidates, nodes: Sequence[int]) -> list[Term]:
    """Return the terms that can be had as typed, none if there is a gap between them."""
    by_first: dict[int, Term] = {}
    for node in sorted(nodes):
        term = documents.graph.nodes[node]
        if term.exact_phrase is not None:
            by_first.setdefault(term.first, term)
    return [by_first[first] for first in sorted(by_first)] if sorted(by_first) == list(range(len(by_first))) else []


def _places(
    documents: Candidates, word: str, position: int
) -> tuple[npt.NDArray[np.bool_], dict[int, npt.NDArray[np.bool_]]]:
    """Return which candidates have the word at the position, and by field which have it anywhere there."""
    reader = documents.reader
    keys, index = places_in(reader.snapshot.keys(word), documents.numbers)
    bucketed = bucketed_positions()
    at_place = np.zeros(len(documents.numbers), dtype=np.bool_)
    at_place[index[bucketed[positions_of(keys)] == bucketed[min(position, len(bucketed) - 1)]]] = True
    fields = fields_of(keys)
    in_field = {}
    for field in filter(reader.is_allowed, np.unique(fields).tolist()):
        in_field[field] = np.zeros(len(documents.numbers), dtype=np.bool_)
        in_field[field][index[fields == field]] = True
    return at_place, in_field
