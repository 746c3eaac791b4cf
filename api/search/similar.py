"""GET /recipes/{id}/similar: recipes like another."""

from collections.abc import Sequence
from typing import Any

import orjson
from fastapi import APIRouter, Request, Response

from api.dependencies import RecipeID
from api.errors import errors
from api.limits import TooManyRequests, address_of
from api.middleware.compression import kept_response
from api.search.cache import Answer
from api.search.client import SearchUnavailable
from api.search.engine import Engine
from api.search.state import SearchState, search_state
from api.slots import Busy
from core.counters.search_terms import Outcome
from core.recipes.cards import CARD_FIELDS, RecipeCard, card_of
from core.recipes.similar import dish_of, most_similar
from core.search.filters import any_of, quoted
from core.search.indexes.recipes import INDEX as RECIPES

CANDIDATES = 30
"""Recipes that each search adds to those that are compared."""
COMPARED_INGREDIENTS = 30

router = APIRouter(prefix="/recipes", tags=["search"])


@router.get(
    "/{recipe_id:int}/similar",
    response_model=list[RecipeCard],
    responses=errors(TooManyRequests, Busy, SearchUnavailable),
)
async def list_similar(recipe_id: RecipeID, request: Request) -> Response:
    """At most six published recipes like this one, the most alike first; none for a recipe that search doesn't have."""
    state = search_state(request)
    key = ("similar", recipe_id)
    answer = state.cache.get(key) or await _ask(state, key, recipe_id, address_of(request))
    return kept_response(request.scope, answer, "application/json", cache_control="no-cache")


async def _ask(state: SearchState, key: tuple[str, int], recipe_id: int, address: str) -> Answer:
    asked_in = state.cache.generation
    uid = state.indexes[RECIPES.name].uid

    async def find(engine: Engine) -> Sequence[dict[str, Any]]:
        return await find_similar(engine, uid, recipe_id)

    async with state.guard.turn(address):
        similar, _ = await state.answering.answer(find, is_own=True)
    cards = [card_of(recipe) for recipe in similar]
    answer = Answer(orjson.dumps(cards), outcome=Outcome.HIT if cards else Outcome.MISS)
    state.cache.put(key, answer, asked_in=asked_in)
    return answer


async def find_similar(engine: Engine, uid: str, recipe_id: int) -> Sequence[dict[str, Any]]:
    """Return documents like the recipe, in two requests to an index. Raises SearchRefused or SearchUnavailable."""
    found = await engine.search(uid, _query(f"ID = {recipe_id}", hits=1))
    if not found["hits"]:
        return []
    recipe = _complete(found["hits"][0])
    results = await engine.multi_search([{"indexUid": uid, **query} for query in _candidates(recipe)])
    return most_similar(recipe, (_complete(hit) for result in results for hit in result["hits"]))  # type: ignore[return-value]


def _complete(hit: dict[str, Any]) -> dict[str, Any]:
    return {**card_of(hit), "Ingredients": hit.get("Ingredients", [])}


def _candidates(recipe: dict[str, Any]) -> Sequence[dict[str, Any]]:
    """Searches for recipes of the same dish, of the same kind, and of the same ingredients."""
    dish, ingredients = dish_of(recipe), recipe["Ingredients"][:COMPARED_INGREDIENTS]
    cuisine = [f"Cuisine_Keys = {quoted(recipe['Cuisine_Code'])}"] if recipe["Cuisine_Code"] else []
    category = [f"Category_Keys = {quoted(recipe['Category_Code'])}"] if recipe["Category_Code"] else []
    queries = [_query(*cuisine, *category), _query(*category)]
    if dish:
        queries.append({**_query(), "q": f"{dish} ", "attributesToSearchOn": ["Short_Title"]})
    if ingredients:
        queries.append(_query(*category, any_of("Ingredients", ingredients)))
    return queries


def _query(*filters: str, hits: int = CANDIDATES) -> dict[str, Any]:
    return {"q": "", "filter": list(filters), "limit": hits, "attributesToRetrieve": [*CARD_FIELDS, "Ingredients"]}
