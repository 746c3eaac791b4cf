"""Answers the recipe list for what one has: recipes by how much of what they need is at hand."""

from dataclasses import replace

from api.search.decision import Deciding
from api.search.recipes import FoundRecipes
from api.search.request import RecipeListRequest, page_query
from api.search.served import ServedIndex
from api.search.standby.at_hand import CookableRecipes
from api.search.standby.engine import StandbyEngine
from core.asking.understand import understand


async def find_at_hand(
    standby: StandbyEngine, index: ServedIndex, request: RecipeListRequest
) -> tuple[FoundRecipes, CookableRecipes]:
    """Return one page of recipes that need something of what is at hand, and how much of each is.

    PostgreSQL answers, whether the engine is well or not: the engine can't count how many of several values a document
    has. The request's text and filters hold as well; words are never left out.
    As with the engine, no recipe beyond `max_total` can be reached, and the total is exact up to that.
    Raises SearchUnavailable when the database can't answer, Busy when too many wait.
    """
    decision = Deciding(index, understand(request.text, request.as_words)).first[0]
    # The page is cut by the offset itself, which need not be a multiple of the limit.
    query = page_query(replace(request, offset=0), decision.text, decision.filters, decision.attributes, 1)
    first = min(request.offset, index.max_total)
    size = min(request.limit, index.max_total - first)
    found = await standby.find_cookable(index.uid, query, request.have, first=first, size=size)
    hits = [{**card, "Found_By": None} for card in found.hits]
    return FoundRecipes(hits, found.total, decision), found
