"""A search as it is asked for, checked member by member."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, cast

from dev.services.search.checking import (
    check_choice,
    check_count,
    check_flag,
    check_object,
    check_text,
    check_texts,
    invalid_value,
    kind_of,
)
from dev.services.search.contracts import DisplayOptions, MatchingStrategy
from dev.services.search.errors import ApiError

STRATEGIES = ("last", "all", "frequency")
# Understood and refused unless they ask for nothing: this engine does not have what they are about.
UNSUPPORTED = {
    "locales": "invalid_search_locales",
    "hybrid": "invalid_search_hybrid",
    "vector": "invalid_search_vector",
    "retrieveVectors": "invalid_search_retrieve_vectors",
    "media": "invalid_search_media",
    "personalize": "invalid_search_personalize",
    "useNetwork": "invalid_search_use_network",
    "showPerformanceDetails": "invalid_search_show_performance_details",
}
PARAMETERS = (
    "q",
    "offset",
    "limit",
    "page",
    "hitsPerPage",
    "attributesToRetrieve",
    "attributesToCrop",
    "cropLength",
    "cropMarker",
    "attributesToHighlight",
    "highlightPreTag",
    "highlightPostTag",
    "showMatchesPosition",
    "filter",
    "sort",
    "distinct",
    "facets",
    "matchingStrategy",
    "attributesToSearchOn",
    "rankingScoreThreshold",
    "showRankingScore",
    "showRankingScoreDetails",
    *UNSUPPORTED,
)
CODES = {
    "page": "invalid_search_page",
    "hitsPerPage": "invalid_search_hits_per_page",
    "attributesToRetrieve": "invalid_search_attributes_to_retrieve",
    "attributesToCrop": "invalid_search_attributes_to_crop",
    "cropLength": "invalid_search_crop_length",
    "cropMarker": "invalid_search_crop_marker",
    "attributesToHighlight": "invalid_search_attributes_to_highlight",
    "highlightPreTag": "invalid_search_highlight_pre_tag",
    "highlightPostTag": "invalid_search_highlight_post_tag",
    "showMatchesPosition": "invalid_search_show_matches_position",
    "matchingStrategy": "invalid_search_matching_strategy",
    "attributesToSearchOn": "invalid_search_attributes_to_search_on",
    "rankingScoreThreshold": "invalid_search_ranking_score_threshold",
    "showRankingScore": "invalid_search_show_ranking_score",
    "showRankingScoreDetails": "invalid_search_show_ranking_score_details",
}


@dataclass(frozen=True, slots=True)
class Pages:
    """Which hits are wanted. `number` and `size` are set when pages are asked for, which makes totals exact."""

    offset: int = 0
    limit: int = 20
    number: int | None = None
    size: int = 20


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """`filter` is still as sent: it is read against the index."""

    q: str | None
    pages: Pages
    filter: Any
    sort: tuple[tuple[str, bool], ...]
    distinct: str | None
    facets: tuple[str, ...]
    matching_strategy: MatchingStrategy
    attributes_to_search_on: tuple[str, ...] | None
    ranking_score_threshold: float | None
    show_score: bool
    show_score_details: bool
    display: DisplayOptions


class Members:
    """The members of one request, each taken by the check of its type. A missing member gives the default."""

    def __init__(self, given: Mapping[str, Any], path: str) -> None:
        self.given = given
        self.path = path

    def place(self, name: str) -> tuple[str, str]:
        return f"{self.path}.{name}", CODES.get(name, f"invalid_search_{name}")

    def text(self, name: str, default: str) -> str:
        return check_text(self.given[name], *self.place(name)) if name in self.given else default

    def text_or_none(self, name: str) -> str | None:
        return None if self.given.get(name) is None else self.text(name, "")

    def count(self, name: str, default: int) -> int:
        return check_count(self.given[name], *self.place(name)) if name in self.given else default

    def count_or_none(self, name: str) -> int | None:
        return None if self.given.get(name) is None else self.count(name, 0)

    def flag(self, name: str) -> bool:
        return check_flag(self.given[name], *self.place(name)) if name in self.given else False

    def texts(self, name: str, default: tuple[str, ...] = ()) -> tuple[str, ...]:
        return default if self.given.get(name) is None else tuple(check_texts(self.given[name], *self.place(name)))

    def texts_or_none(self, name: str) -> tuple[str, ...] | None:
        return None if self.given.get(name) is None else self.texts(name)


def parse_search(body: Any, path: str = "", extra: tuple[str, ...] = ()) -> SearchRequest:
    """Return the search that a body asks for; `extra` members are let through. Raises ApiError."""
    given = check_object(body, path, "bad_request", (*extra, *PARAMETERS))
    refuse_unsupported(given, path)
    members = Members(given, path)
    return SearchRequest(
        q=members.text_or_none("q"),
        pages=pages(members),
        filter=given.get("filter"),
        sort=tuple(sort_field(entry) for entry in members.texts("sort")),
        distinct=members.text_or_none("distinct"),
        facets=members.texts("facets"),
        matching_strategy=strategy(members),
        attributes_to_search_on=members.texts_or_none("attributesToSearchOn"),
        ranking_score_threshold=threshold(given.get("rankingScoreThreshold"), path),
        show_score=members.flag("showRankingScore"),
        show_score_details=members.flag("showRankingScoreDetails"),
        display=display_options(members),
    )


def refuse_unsupported(given: Mapping[str, Any], path: str) -> None:
    for name, code in UNSUPPORTED.items():
        if given.get(name):
            raise invalid_value(f"{path}.{name}", "this engine does not have this feature.", code)


def pages(members: Members) -> Pages:
    offset, limit = members.count("offset", 0), members.count("limit", 20)
    number, size = members.count_or_none("page"), members.count_or_none("hitsPerPage")
    if number is None and size is None:
        return Pages(offset, limit)
    number, size = 1 if number is None else number, 20 if size is None else size
    return Pages(
        offset=max(number - 1, 0) * size,
        limit=size if number else 0,
        number=number,
        size=size,
    )


def sort_field(entry: str, code: str = "invalid_search_sort") -> tuple[str, bool]:
    field, _, direction = entry.rpartition(":")
    if not field or direction not in ("asc", "desc"):
        raise ApiError(
            code,
            f"Invalid syntax for the sort parameter: expected expression ending by `:asc` or `:desc`, found `{entry}`.",
        )
    return field, direction == "desc"


def strategy(members: Members) -> MatchingStrategy:
    if "matchingStrategy" not in members.given:
        return "last"
    chosen = check_choice(members.given["matchingStrategy"], *members.place("matchingStrategy"), STRATEGIES)
    return cast("Literal['last', 'all', 'frequency']", chosen)


def threshold(value: Any, path: str) -> float | None:
    if value is None:
        return None
    where, code = f"{path}.rankingScoreThreshold", CODES["rankingScoreThreshold"]
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ApiError(code, f"Invalid value type at `{where}`: expected a number, but found {kind_of(value)}")
    if not 0 <= value <= 1:
        raise invalid_value(
            where,
            "the value of `rankingScoreThreshold` is invalid, expected a float between `0.0` and `1.0`.",
            code,
        )
    return float(value)


def display_options(members: Members) -> DisplayOptions:
    return DisplayOptions(
        attributes_to_retrieve=members.texts("attributesToRetrieve", ("*",)),
        attributes_to_crop=members.texts("attributesToCrop"),
        crop_length=members.count("cropLength", 10),
        crop_marker=members.text("cropMarker", "…"),
        attributes_to_highlight=members.texts("attributesToHighlight"),
        highlight_pre_tag=members.text("highlightPreTag", "<em>"),
        highlight_post_tag=members.text("highlightPostTag", "</em>"),
        show_matches_position=members.flag("showMatchesPosition"),
    )
