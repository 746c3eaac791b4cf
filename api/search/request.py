"""What a visitor asks of the recipe list, and what the engine is asked for it."""

from dataclasses import dataclass
from typing import Any

from core.recipes.cards import CARD_FIELDS
from core.search.filters import any_of

MAX_TOTAL = 20_000
"""The index's pagination.maxTotalHits: no hit beyond it can be reached."""


@dataclass(frozen=True)
class RecipeListRequest:
    """A page of the recipe list; hashable, so that answers can be kept by it."""

    text: str
    cuisines: tuple[str, ...]
    categories: tuple[str, ...]
    difficulties: tuple[str, ...]
    limit: int
    offset: int
    """Counts recipes, not pages."""


def filters_of(request: RecipeListRequest) -> list[str]:
    """Return the engine's filters: values of one kind are alternatives, kinds add up."""
    kinds = (
        ("Cuisine_Keys", request.cuisines),
        ("Category_Keys", request.categories),
        ("Difficulty_Facets", request.difficulties),
    )
    return [any_of(attribute, values) for attribute, values in kinds if values]


def page_query(request: RecipeListRequest, text: str, page: int) -> dict[str, Any]:
    """Return the engine query for one page, numbered from 1; `hitsPerPage` makes its total exact."""
    return {
        "q": text,
        "filter": filters_of(request),
        "page": page,
        "hitsPerPage": request.limit,
        "matchingStrategy": "all",
        "attributesToRetrieve": CARD_FIELDS,
    }


def pages_of(request: RecipeListRequest) -> range:
    """Return the pages that hold the wanted recipes: one, or two where the offset is no multiple of the limit."""
    first, skipped = divmod(request.offset, request.limit)
    return range(first + 1, first + (3 if skipped else 2))
