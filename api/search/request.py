"""A request for a page of the recipe list, and the engine queries that answer it."""

from dataclasses import dataclass
from typing import Any

from core.recipes.cards import CARD_FIELDS
from core.search.filters import any_of


@dataclass(frozen=True)
class RecipeListRequest:
    """A page of the recipe list; hashable, so that answers can be kept by it."""

    text: str
    filters: tuple[tuple[str, tuple[str, ...]], ...]
    """Document attributes with the values that they may have: values of one are alternatives, attributes add up."""
    limit: int
    offset: int
    """Counts recipes, not pages."""


def page_query(request: RecipeListRequest, text: str, page: int) -> dict[str, Any]:
    """Return the engine query for one page, numbered from 1; `hitsPerPage` makes its total exact."""
    return {
        "q": text,
        "filter": [any_of(attribute, values) for attribute, values in request.filters],
        "page": page,
        "hitsPerPage": request.limit,
        "matchingStrategy": "all",
        "attributesToRetrieve": CARD_FIELDS,
    }


def pages_of(request: RecipeListRequest) -> range:
    """Return the pages that hold the wanted recipes: one, or two where the offset is no multiple of the limit."""
    first, skipped = divmod(request.offset, request.limit)
    return range(first + 1, first + (3 if skipped else 2))
