"""Runs a search over one index and puts the answer together."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, cast

from pyroaring import BitMap

from dev.services.search.contracts import InvalidSearch, Ranked, RankedHit, TextQuery
from dev.services.search.display import format_hit
from dev.services.search.errors import ApiError
from dev.services.search.facets.distribution import Distributions, FacetNotAllowedError, distributions
from dev.services.search.facets.facet_search import search_facet
from dev.services.search.facets.patterns import any_covers
from dev.services.search.filters.evaluate import FilterNotAllowedError
from dev.services.search.filters.from_json import FilterShapeError, filter_from_json
from dev.services.search.filters.scanner import FilterSyntaxError
from dev.services.search.live_index import LiveIndex
from dev.services.search.matching.matched import MatchedTerms
from dev.services.search.ranking import search
from dev.services.search.searching.request import Pages, SearchRequest
from dev.services.search.settings.filterable import patterns_with, rule_for
from dev.services.search.view import View


@dataclass(frozen=True)
class FacetSearchRequest:
    """A search among the values of one field, within what another search finds."""

    name: str
    query: str | None
    within: SearchRequest


def run_search(index: LiveIndex, request: SearchRequest) -> dict[str, Any]:
    """Return the answer to a search. Raises ApiError for what the index does not allow."""
    started = perf_counter()
    ranked = ranked_hits(index, request, request.pages)
    faceted = facets_of(index.view, request, ranked.candidates)
    hits = [shown(index.view, hit, ranked, request) for hit in ranked.hits]
    return {
        "hits": hits,
        "query": request.q or "",
        "processingTimeMs": int((perf_counter() - started) * 1000),
        **totals(request.pages, len(ranked.candidates)),
        **faceted,
        "requestUid": str(uuid.uuid4()),
    }


def run_facet_search(index: LiveIndex, request: FacetSearchRequest) -> dict[str, Any]:
    """Return the answer to a facet search. Raises ApiError."""
    started = perf_counter()
    check_facet_search(index, request.name)
    view = index.view
    ranked = ranked_hits(index, request.within, Pages(offset=0, limit=0))
    hits = search_facet(request.name, request.query, ranked.candidates, view.facets, view.settings, view.document)
    return {
        "facetHits": [{"value": hit.value, "count": hit.count} for hit in hits],
        "facetQuery": request.query,
        "processingTimeMs": int((perf_counter() - started) * 1000),
    }


def ranked_hits(index: LiveIndex, request: SearchRequest, pages: Pages) -> Ranked:
    check_sort(index, request)
    check_distinct(index, request)
    universe = filtered(index, request.filter, "invalid_search_filter")
    most = index.view.settings.max_total_hits
    offset = min(pages.offset, most)
    query = TextQuery(
        q=request.q,
        matching_strategy=request.matching_strategy,
        attributes_to_search_on=request.attributes_to_search_on,
        sort=request.sort,
        offset=offset,
        limit=min(pages.limit, most - offset),
        need_scores=request.show_score or request.show_score_details,
        ranking_score_threshold=request.ranking_score_threshold,
        distinct=request.distinct or index.view.settings.distinct,
    )
    try:
        return search(index.view.text, query, universe=universe, order=index.view.order)
    except InvalidSearch as error:
        raise ApiError(error.code, str(error)) from error


def filtered(index: LiveIndex, given: Any, code: str) -> BitMap:
    """Return the documents that meet a filter as sent. Raises ApiError with the code."""
    try:
        return index.view.matching(filter_from_json(given))
    except FilterShapeError as error:
        raise ApiError(code, str(error)) from error
    except FilterSyntaxError as error:
        raise ApiError(error.code or code, str(error)) from error
    except FilterNotAllowedError as error:
        raise ApiError(code, f"Index `{index.row.uid}`: {error}") from error


def check_sort(index: LiveIndex, request: SearchRequest) -> None:
    if not request.sort:
        return
    check_sortable(index, [field for field, _ in request.sort], "invalid_search_sort")
    if "sort" not in index.view.settings.ranking_rules:
        raise ApiError(
            "invalid_search_sort",
            "You must specify where `sort` is listed in the rankingRules setting to use the sort parameter "
            "at search time.",
        )


def check_sortable(index: LiveIndex, fields: Sequence[str], code: str) -> None:
    sortable = index.view.settings.sortable
    for field in fields:
        if not any_covers(sortable, field):
            raise ApiError(
                code,
                f"Index `{index.row.uid}`: Attribute `{field}` is not sortable. {available(sortable)}",
            )


def available(sortable: tuple[str, ...]) -> str:
    if not sortable:
        return "This index does not have configured sortable attributes."
    return f"Available sortable attributes are: `{', '.join(sortable)}`."


def check_distinct(index: LiveIndex, request: SearchRequest) -> None:
    if request.distinct is None or rule_for(index.view.rules, request.distinct):
        return
    raise ApiError(
        "invalid_search_distinct",
        f"Index `{index.row.uid}`: Attribute `{request.distinct}` is not filterable and thus, cannot be used as "
        "distinct attribute.",
    )


def check_facet_search(index: LiveIndex, name: str) -> None:
    if not index.row.settings.get("facetSearch", True):
        raise ApiError("facet_search_disabled", "The facet search is disabled for this index")
    found = rule_for(index.view.rules, name)
    if found is not None and found[1].facet_search:
        return
    patterns = patterns_with(index.view.rules, "facet_search")
    searchable = (
        f"Available facet-searchable attributes patterns are: `{', '.join(patterns)}`."
        if patterns
        else "This index does not have configured facet-searchable attributes."
    )
    raise ApiError(
        "invalid_facet_search_facet_name",
        f"Attribute `{name}` is not facet-searchable. {searchable} "
        "To make it facet-searchable add it to the `filterableAttributes` index settings.",
    )


def facets_of(view: View, request: SearchRequest, candidates: BitMap) -> dict[str, Any]:
    if not request.facets:
        return {}
    try:
        found: Distributions = distributions(request.facets, candidates, view.facets, view.settings, view.document)
    except FacetNotAllowedError as error:
        raise ApiError("invalid_search_facets", str(error)) from error
    return {"facetDistribution": found.counts, "facetStats": found.stats}


def shown(view: View, hit: RankedHit, ranked: Ranked, request: SearchRequest) -> dict[str, Any]:
    terms = cast("MatchedTerms", ranked.terms)
    members = format_hit(view.document(hit.number), terms, request.display, view.settings)
    if request.show_score:
        members["_rankingScore"] = hit.score
    if request.show_score_details:
        members["_rankingScoreDetails"] = hit.score_details
    return members


def totals(pages: Pages, found: int) -> dict[str, int]:
    if pages.number is None:
        return {"limit": pages.limit, "offset": pages.offset, "estimatedTotalHits": found}
    return {
        "hitsPerPage": pages.size,
        "page": pages.number,
        "totalPages": -(-found // pages.size) if pages.size else 0,
        "totalHits": found,
    }
