"""What the browser may ask the engine: indexes, parameters and their limits."""

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from core.asking.understand import understand
from core.at_hand.foods import keys_at_hand
from core.search.filters import any_of
from core.search.indexes import find_index, search_indexes
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.text import MAX_TEXT_LENGTH, meant_text

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
Filter = (
    FilterText
    | Annotated[
        list[FilterText | Annotated[list[FilterText], Field(max_length=MAX_FILTERS)]], Field(max_length=MAX_FILTERS)
    ]
)
Foods = Annotated[list[Annotated[str, StringConstraints(max_length=80)]], Field(max_length=60)]
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


class Search(GatewayModel):
    """One search as InstantSearch sends it, in the engine's own names."""

    indexUid: IndexName  # noqa: N815
    q: Annotated[str, StringConstraints(max_length=MAX_TEXT_LENGTH)] | None = None
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
    have: Foods | None = None
    """Our own: foods at hand. Only recipes count that need one of them."""


def _few_hits(searches: list[Search]) -> list[Search]:
    if sum(map(wanted_hits, searches)) > MAX_TOTAL_HITS:
        raise ValueError(f"at most {MAX_TOTAL_HITS} hits in all")
    return searches


class MultiSearch(GatewayModel):
    """A body of /multi-search."""

    queries: Annotated[list[Search], Field(max_length=MAX_QUERIES), AfterValidator(_few_hits)]


class FacetSearch(GatewayModel):
    """A body of /indexes/{index}/facet-search."""

    facetName: Attribute  # noqa: N815
    facetQuery: Annotated[str, StringConstraints(max_length=MAX_TEXT_LENGTH)] | None = None  # noqa: N815
    q: Annotated[str, StringConstraints(max_length=MAX_TEXT_LENGTH)] | None = None
    filter: Filter | None = None
    matchingStrategy: Annotated[str, StringConstraints(pattern="^(all|last|frequency)$")] | None = None  # noqa: N815


class Meant(NamedTuple):
    """A text as the engine is asked: its words, and the filters that were read from it."""

    text: str
    filters: tuple[str, ...] = ()


def meant_of(text: str, index: str) -> Meant:
    """Return what a text means in an index: constraints are read for recipes."""
    if index != RECIPES.name:
        return Meant(meant_text(text))
    return Meant(*understand(text).asked)


def wanted_hits(search: Search) -> int:
    """Return how many hits a search asks for, by either kind of paging."""
    given = search.limit if search.hitsPerPage is None else search.hitsPerPage
    return DEFAULT_HITS if given is None else given


def engine_query(search: Search, uid: str, meant: Meant) -> dict[str, Any]:
    """Return the search for the engine: its index's real name, the text as meant, every word required."""
    given = search.model_dump(exclude_none=True, exclude={"have"})
    query = {"attributesToRetrieve": ["*"], "matchingStrategy": "all", **given, "indexUid": uid, "q": meant.text}
    added = [*meant.filters, *_needing(search.have or ())]
    if added:
        query["filter"] = added_up(search.filter, added)
    return query


def _needing(foods: Sequence[str]) -> list[str]:
    """Return the filter of recipes that need one of the foods."""
    keys = dict.fromkeys(key for food in foods for key in keys_at_hand(food.casefold()))
    return [any_of("Foods", list(keys))] if foods else []


def added_up(given: Filter | None, read: Sequence[str]) -> list[str | list[str]]:
    """Return the visitor's filter and those that were read from the text, all of which must hold."""
    if given is None:
        return list(read)
    return [*([given] if isinstance(given, str) else given), *read]


def shown_result(result: dict[str, Any], search: Search) -> dict[str, Any]:
    """Return the engine's answer under the names that the browser asked with."""
    return {**result, "indexUid": search.indexUid, "query": search.q or ""}


def total_of(result: dict[str, Any]) -> int:
    """Return how many documents an answer found, by either kind of paging."""
    total: int = result.get("totalHits", result.get("estimatedTotalHits", 0))
    return total
