"""Types that matching, ranking and display share: settings, a query, a ranked answer, how to show it.

Documents are known here by a small stable number, given in the order of first addition; only the store knows their ids.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from pyroaring import BitMap

Document = Mapping[str, Any]
MatchingStrategy = Literal["last", "all", "frequency"]

DEFAULT_RANKING_RULES = (
    "words",
    "typo",
    "proximity",
    "attributeRank",
    "sort",
    "wordPosition",
    "exactness",
)


@dataclass(frozen=True, slots=True)
class TypoTolerance:
    """Which words may be misspelt. `one_typo` and `two_typos` are lengths in letters."""

    enabled: bool = True
    one_typo: int = 5
    two_typos: int = 9
    disable_on_words: frozenset[str] = frozenset()
    disable_on_attributes: frozenset[str] = frozenset()
    disable_on_numbers: bool = False


@dataclass(frozen=True)
class IndexSettings:
    """Settings of one index as matching and ranking read them. `searchable` None stands for `*`."""

    searchable: tuple[str, ...] | None = None
    displayed: tuple[str, ...] | None = None
    filterable: tuple[Any, ...] = ()
    sortable: tuple[str, ...] = ()
    ranking_rules: tuple[str, ...] = DEFAULT_RANKING_RULES
    stop_words: frozenset[str] = frozenset()
    synonyms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    separator_tokens: frozenset[str] = frozenset()
    non_separator_tokens: frozenset[str] = frozenset()
    dictionary: frozenset[str] = frozenset()
    typo: TypoTolerance = TypoTolerance()
    prefix_search: Literal["indexingTime", "disabled"] = "indexingTime"
    proximity_precision: Literal["byWord", "byAttribute"] = "byWord"
    distinct: str | None = None
    max_total_hits: int = 1000
    max_values_per_facet: int = 100
    sort_facet_values_by: Mapping[str, Literal["alpha", "count"]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TextQuery:
    """One search as the ranking sees it. Hits `offset` to `offset + limit` are wanted, in order.

    `sort` holds (field, descending) pairs.
    `attributes_to_search_on` None means every searchable attribute. `distinct` is the field to use, if any.
    `ranking_score_threshold` and `need_scores` ask for a score of each hit.
    """

    q: str | None = None
    matching_strategy: MatchingStrategy = "last"
    attributes_to_search_on: tuple[str, ...] | None = None
    sort: tuple[tuple[str, bool], ...] = ()
    offset: int = 0
    limit: int = 20
    need_scores: bool = False
    ranking_score_threshold: float | None = None
    distinct: str | None = None


@dataclass(frozen=True, slots=True)
class RankedHit:
    """A document's number; its score and the details rule by rule when they were asked for, else None."""

    number: int
    score: float | None = None
    score_details: Mapping[str, Any] | None = None


class MatchedTerms(Protocol):
    """What the query was understood as, for highlighting; made by matching, read by display only."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """`candidates` is every match (after distinct and threshold): exact totals and facets come from it."""

    candidates: BitMap
    hits: tuple[RankedHit, ...]
    terms: MatchedTerms


class FieldOrder(Protocol):
    """Order of documents by the value of a field, from the facet index."""

    def buckets(self, field: str, descending: bool, candidates: BitMap) -> Iterator[BitMap]:
        """Yield the candidates in groups of equal value; documents without the field last, as one group."""
        ...

    def value_of(self, field: str, number: int) -> Any:
        """Return a document's sort value for the score details, None when it has none."""
        ...

    def same_value(self, field: str, number: int) -> BitMap:
        """Return all documents that share a value of `field` with this one, itself included (for distinct).

        Empty or only itself when the document has no such value.
        """
        ...


@dataclass(frozen=True, slots=True)
class DisplayOptions:
    """How hits are shown; the names and defaults are those of Meilisearch's search parameters.

    Names ending in `*` and the lone `*` are patterns; crop names may carry `:length`.
    """

    attributes_to_retrieve: tuple[str, ...] = ("*",)
    attributes_to_crop: tuple[str, ...] = ()
    crop_length: int = 10
    crop_marker: str = "…"
    attributes_to_highlight: tuple[str, ...] = ()
    highlight_pre_tag: str = "<em>"
    highlight_post_tag: str = "</em>"
    show_matches_position: bool = False


# The entry points, by the package that has them:
#   matching.TextIndex(settings): put(number, document), drop(number), numbers, batch() as a context manager
#     (searches see either nothing or all of what happens inside it).
#   ranking.search(index, query, *, universe, order) -> Ranked; several threads may search at once.
#   display.format_hit(document, terms, options, settings) -> the hit's members with `_formatted`, `_matchesPosition`.
#   InvalidSearch is raised by ranking.search for what only it can judge.


class InvalidSearch(ValueError):
    """A search that names something the index does not allow; `code` is Meilisearch's error code."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
