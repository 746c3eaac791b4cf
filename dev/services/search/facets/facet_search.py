"""Search among the values of one field: by their beginning, typing errors forgiven as in words."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass

from pyroaring import BitMap
from rapidfuzz.distance import OSA

from dev.services.search.contracts import IndexSettings, TypoTolerance
from dev.services.search.facets.distribution import DocumentOf, by_count, sorts_by_count, written
from dev.services.search.facets.facet_index import FacetIndex
from dev.services.search.facets.field_index import FieldIndex
from dev.services.search.matching.folding import fold


@dataclass(frozen=True)
class FacetHit:
    value: str
    count: int


def search_facet(
    name: str,
    query: str | None,
    candidates: BitMap,
    facets: FacetIndex,
    settings: IndexSettings,
    document_of: DocumentOf,
) -> list[FacetHit]:
    """Return the texts of a field that begin with the query and occur among the candidates, with their counts.

    At most `max_values_per_facet`, by count or alphabetically as the settings say. Numbers are not searched.
    """
    field = facets.fields.get(name)
    if field is None:
        return []
    matching = field.texts.ordered if not query else texts_beginning(query, field, name, settings.typo)
    counted = (
        (text, count)
        for text in matching
        if (count := field.texts.documents[text].intersection_cardinality(candidates))
    )
    most = settings.max_values_per_facet
    if sorts_by_count(name, settings):
        chosen = heapq.nlargest(most, counted, key=by_count)
    else:
        chosen = [pair for pair, _ in zip(counted, range(most), strict=False)]
    return [FacetHit(written(name, field, text, document_of), count) for text, count in chosen]


def texts_beginning(query: str, field: FieldIndex, name: str, typo: TypoTolerance) -> Iterator[str]:
    wanted = fold(query)
    errors = allowed_errors(wanted, name, typo)
    for text in field.texts.ordered:
        if begins_with(fold(text), wanted, errors):
            yield text


def allowed_errors(query: str, name: str, typo: TypoTolerance) -> int:
    if not typo.enabled or name in typo.disable_on_attributes or query in typo.disable_on_words:
        return 0
    length = len(query.encode())
    return 0 if length < typo.one_typo else 1 if length < typo.two_typos else 2


def begins_with(text: str, query: str, errors: int) -> bool:
    """Tell whether some beginning of the text is within so many edits of the query; a swap of neighbours is one."""
    if text.startswith(query):
        return True
    if not errors:
        return False
    lengths = range(max(len(query) - errors, 0), min(len(query) + errors, len(text)) + 1)
    return any(OSA.distance(query, text[:length], score_cutoff=errors) <= errors for length in lengths)
