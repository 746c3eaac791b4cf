"""Answers the recipe list straight from the engine's hits: no database, one request."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from api.search.client import SearchClient
from api.search.request import RecipeListRequest, page_query, pages_of
from api.search.served import ServedIndex
from core.search.text import meant_text


@dataclass(frozen=True)
class FoundRecipes:
    """A page of hits, how many there are in all, and whether words of the text were left out to find them."""

    hits: list[dict[str, Any]]
    total: int
    is_relaxed: bool


Relax = Callable[[str], Awaitable[str]]
"""Returns a text that finds something, as `relax_text` does."""


async def find_recipes(
    engine: SearchClient, index: ServedIndex, request: RecipeListRequest, relax: Relax
) -> FoundRecipes:
    """Return one page of published recipes for the list screen.

    `total` is exact up to the index's maxTotalHits. Order: relevance, then popularity. An empty text, or one of filler
    only ("recipes"), lists everything. A text that nothing meets in full is asked again without the words that no
    name, ingredient, cuisine, category or tag has; one of such words only finds nothing.
    Raises SearchUnavailable when the engine does not answer in time.
    """
    text = meant_text(request.text)
    found = await _ask(engine, index.uid, request, text)
    if found.total or not text:
        return found
    known = await relax(text)
    if not known or known == text:
        return found
    relaxed = await _ask(engine, index.uid, request, known)
    return FoundRecipes(relaxed.hits, relaxed.total, is_relaxed=relaxed.total > 0)


async def _ask(engine: SearchClient, uid: str, request: RecipeListRequest, text: str) -> FoundRecipes:
    pages = pages_of(request)
    queries = [page_query(request, text, page) for page in pages]
    if len(queries) == 1:
        results = [await engine.search(uid, queries[0])]
    else:
        results = await engine.multi_search([{"indexUid": uid, **query} for query in queries])
    hits = [hit for result in results for hit in result["hits"]]
    skipped = request.offset % request.limit
    return FoundRecipes(hits[skipped : skipped + request.limit], results[0]["totalHits"], is_relaxed=False)
