"""What the browser may ask the engine: indexes, parameters and their limits."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

from api.search.decision import Decision
from api.search.list_query import MAX_LIST_LENGTH, MAX_VALUES
from core.asking.understand import understand
from core.asking.values import Understood
from core.at_hand.foods import keys_at_hand
from core.search.filters import any_of
from core.search.indexes import find_index, search_indexes
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.text import MAX_TEXT_LENGTH, clean_text, meant_text

MAX_QUERIES = 10
MAX_HITS = 50
MAX_TOTAL_HITS = 100
"""Of all searches of a request together."""
DEFAULT_HITS = 20
"""The engine's, for a search that doesn't say how many."""
MAX_PAGE = 1_000
MAX_FILTER_LENGTH = 2_000
MAX_FILTERS = 60

Attribute = Annotated[str, StringConstraints(max_length=60)]
Attributes = Annotated[list[Attribute], Field(max_length=40)]
FilterText = Annotated[str, StringConstraints(max_length=MAX_FILTER_LENGTH)]
# fail_fast: else each of thousands of wrong entries is an error of its own, and to tell one of them makes them all.
Alternatives = Annotated[list[FilterText], Field(max_length=MAX_FILTERS, fail_fast=True)]
Filter = FilterText | Annotated[list[FilterText | Alternatives], Field(max_length=MAX_FILTERS, fail_fast=True)]
AS_WORDS = "\x1f"
"""The unit separator stands in `q` between a text and words of it that are searched as they stand."""
HAVE = "\x1e"
"""The record separator stands before each food at hand, after all of that: recipes count that need one of them."""


def _checked_text(text: str) -> str:
    searched, *foods = text.split(HAVE)
    asked, *as_words = searched.split(AS_WORDS)
    longest = max(len(searched) - len(asked), len(text) - len(searched))
    if len(asked) > MAX_TEXT_LENGTH or max(len(as_words), len(foods)) > MAX_VALUES or longest > MAX_LIST_LENGTH:
        raise ValueError(f"at most {MAX_TEXT_LENGTH} characters")
    return text


Text = Annotated[str, AfterValidator(_checked_text)]
Marker = Annotated[str, StringConstraints(max_length=60)]


def _public_index(name: str) -> str:
    try:
        return find_index(name).name
    except LookupError as error:
        raise ValueError(str(error)) from error


def _list_indexes(schema: dict[str, Any]) -> None:
    schema["enum"] = list(search_indexes())


IndexName = Annotated[str, AfterValidator(_public_index), Field(json_schema_extra=_list_indexes)]
"""The name of a declared index; the OpenAPI document lists them."""


class GatewayModel(BaseModel):
    """Refuses every parameter that it doesn't name."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _has_few_parameters(cls, given: Any) -> Any:
        # Like fail_fast: a body has room for thousands of unknown parameters, each an error of its own.
        if isinstance(given, dict) and len(given) > len(cls.model_fields):
            raise ValueError(f"at most {len(cls.model_fields)} parameters")
        return given


class Search(GatewayModel):
    """One search as InstantSearch sends it, in the engine's own names."""

    indexUid: IndexName  # noqa: N815
    q: Text | None = None
    facets: Attributes | None = None
    filter: Filter | None = None
    sort: Attributes | None = None
    page: int | None = Field(None, ge=0, le=MAX_PAGE)
    hitsPerPage: int | None = Field(None, ge=0, le=MAX_HITS)  # noqa: N815
    limit: int | None = Field(None, ge=0, le=MAX_HITS)
    offset: int | None = Field(None, ge=0, le=MAX_PAGE * MAX_HITS)
    attributesToRetrieve: Attributes | None = None  # noqa: N815
    attributesToHighlight: Attributes | None = None  # noqa: N815
    attributesToCrop: Attributes | None = None  # noqa: N815
    attributesToSearchOn: Attributes | None = None  # noqa: N815
    cropLength: int | None = Field(None, ge=0, le=200)  # noqa: N815
    cropMarker: Marker | None = None  # noqa: N815
    highlightPreTag: Marker | None = None  # noqa: N815
    highlightPostTag: Marker | None = None  # noqa: N815
    showMatchesPosition: bool | None = None  # noqa: N815
    matchingStrategy: Annotated[str, StringConstraints(pattern="^(all|last|frequency)$")] | None = None  # noqa: N815


def _few_hits(searches: list[Search]) -> list[Search]:
    if sum(map(wanted_hits, searches)) > MAX_TOTAL_HITS:
        raise ValueError(f"at most {MAX_TOTAL_HITS} hits in all")
    return searches


class MultiSearch(GatewayModel):
    """A body of /multi-search."""

    queries: Annotated[list[Search], Field(max_length=MAX_QUERIES, fail_fast=True), AfterValidator(_few_hits)]


class FacetSearch(GatewayModel):
    """A body of /indexes/{index}/facet-search."""

    facetName: Attribute  # noqa: N815
    facetQuery: Annotated[str, StringConstraints(max_length=MAX_TEXT_LENGTH)] | None = None  # noqa: N815
    q: Text | None = None
    filter: Filter | None = None
    matchingStrategy: Annotated[str, StringConstraints(pattern="^(all|last|frequency)$")] | None = None  # noqa: N815


def reading_of(text: str, index: str) -> Understood:
    """Return what a text is understood as in an index: constraints are read for recipes."""
    if index != RECIPES.name:
        words = meant_text(text)
        return Understood((words,) if words else ())
    return understand(*asked_of(text))


def asked_of(text: str) -> tuple[str, tuple[str, ...]]:
    """Return the text of a search and its words that are searched as they stand, as the list takes them."""
    asked, *as_words = text.split(HAVE, maxsplit=1)[0].split(AS_WORDS)
    return clean_text(asked), tuple(dict.fromkeys(filter(None, map(clean_text, as_words))))


def counts_all(search: Search) -> bool:
    """Tell whether the answer has the exact total of all that a text finds: nothing else narrows the search."""
    is_narrowed = any((search.filter, search.attributesToSearchOn, search.matchingStrategy))
    return not is_narrowed and search.hitsPerPage is not None


def wanted_hits(search: Search) -> int:
    """Return how many hits a search asks for, by either kind of paging."""
    given = search.limit if search.hitsPerPage is None else search.hitsPerPage
    return DEFAULT_HITS if given is None else given


def engine_queries(search: Search, decision: Decision) -> list[dict[str, Any]]:
    """Return the search for the engine, as its text was decided: every word required.

    It is two where recipes come first for their name: one for these, one for all others.
    """
    if decision.typed is None or not decision.named:
        return [_engine_query(search, decision)]
    ids = ", ".join(map(str, decision.named))
    named = _engine_query(search, decision.typed, f"ID IN [{ids}]")
    return [named, _engine_query(search, decision, f"ID NOT IN [{ids}]")]


def _engine_query(search: Search, decision: Decision, *filters: str) -> dict[str, Any]:
    given = search.model_dump(exclude_none=True)
    read = [*decision.filters, *filters, *_needing((search.q or "").split(HAVE)[1:])]
    return {
        "attributesToRetrieve": ["*"],
        "attributesToSearchOn": list(decision.attributes),
        "matchingStrategy": "all",
        **given,
        "indexUid": decision.uid,
        "q": decision.text,
        **({"filter": added_up(search.filter, read)} if read else {}),
    }


def _needing(foods: Sequence[str]) -> list[str]:
    keys = dict.fromkeys(key for food in foods for key in keys_at_hand(clean_text(food).casefold()))
    return [any_of("Foods", list(keys))] if foods else []


def added_up(given: Filter | None, read: Sequence[str]) -> list[str | list[str]]:
    """Return the visitor's filter and those that were read from the text, all of which must hold."""
    if given is None:
        return list(read)
    return [*([given] if isinstance(given, str) else given), *read]


def shown_result(results: Sequence[dict[str, Any]], search: Search) -> dict[str, Any]:
    """Return the engine's answer under the names that the browser asked with; of two answers, both in one."""
    result = results[0] if len(results) == 1 else _both(*results, wanted=wanted_hits(search))
    return {**result, "indexUid": search.indexUid, "query": search.q or ""}


def _both(named: dict[str, Any], others: dict[str, Any], *, wanted: int) -> dict[str, Any]:
    # Pages after the first may show a recipe of the first again: only the list, which has them exactly, is paged.
    both = {**others, "hits": [*named["hits"], *others["hits"]][:wanted]}
    for total in ("totalHits", "estimatedTotalHits"):
        if total in others:
            both[total] = named[total] + others[total]
    if "totalPages" in others and wanted:
        both["totalPages"] = -(-both["totalHits"] // wanted)
    if "facetDistribution" in others:
        both["facetDistribution"] = {
            facet: dict(Counter(named["facetDistribution"].get(facet, {})) + Counter(counts))
            for facet, counts in others["facetDistribution"].items()
        }
    return both
