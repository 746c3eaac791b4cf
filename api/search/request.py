"""A request for a page of the recipe list, and the engine queries that answer it."""

from collections.abc import Sequence
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
    as_words: tuple[str, ...] = ()
    """Texts of readings that the visitor took away."""
    have: tuple[str, ...] = ()
    """Foods at hand, as they are typed: the recipes are ordered by how much of what they need that is."""


def page_query(
    request: RecipeListRequest, text: str, filters: Sequence[str], searched: Sequence[str], page: int
) -> dict[str, Any]:
    """Return the engine query for one page, numbered from 1; `hitsPerPage` makes its total exact.

    `filters` add to those of the request; `searched` are the attributes that the words are searched in.
    """
    return {
        "q": text,
        "attributesToSearchOn": searched,
        "filter": [*(any_of(attribute, values) for attribute, values in request.filters), *filters],
        "page": page,
        "hitsPerPage": request.limit,
        "matchingStrategy": "all",
        "attributesToRetrieve": CARD_FIELDS,
    }


def pages_of(request: RecipeListRequest) -> range:
    """Return the pages that hold the wanted recipes: one, or two where the offset is no multiple of the limit."""
    first, skipped = divmod(request.offset, request.limit)
    return range(first + 1, first + (3 if skipped else 2))
