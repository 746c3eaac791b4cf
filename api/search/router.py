"""GET /recipes/search: the recipe list."""

from dataclasses import replace
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request, Response

from api.cross_site import is_cross_site
from api.errors import errors
from api.limits import TooManyRequests, address_of
from api.middleware.compression import kept_response
from api.observation.facts import request_facts
from api.recipes.schemas import RecipeSearchOut
from api.search.at_hand import find_at_hand
from api.search.cache import Answer
from api.search.client import SearchUnavailable
from api.search.decide import take
from api.search.engine import Engine
from api.search.list_query import RecipeListQuery
from api.search.list_route import RecipeListRoute
from api.search.recipes import FoundRecipes, find_recipes
from api.search.request import RecipeListRequest
from api.search.shown import at_hand_out, list_out
from api.search.state import SearchState, search_state
from api.slots import Busy
from core.search.indexes.recipes import INDEX as RECIPES

router = APIRouter(prefix="/recipes", tags=["search"], route_class=RecipeListRoute)


@router.get(
    "/search",
    response_model=RecipeSearchOut,
    responses=errors(TooManyRequests, Busy, SearchUnavailable),
)
async def search_recipes(request: Request, query: Annotated[RecipeListQuery, Query()]) -> Response:
    """One page of published recipes, by relevance and then popularity.

    Values of one filter are alternatives, filters add up; an unknown value matches nothing. A text that no recipe meets
    in full is asked again without its unknown words, and `Relaxed` says so. `Understood` has the constraints that the
    text was read as; texts of it in `As_Words` are searched as they stand. While the search engine is away the database
    answers in its place, with `Degraded`: it ranks less well. With `Have` the recipes come by the share of what they
    need that is at hand, staples aside, and `At_Hand` says what is missing.
    """
    state = search_state(request)
    wanted = query.request
    address = address_of(request)
    kept = state.cache.get(wanted)
    request_facts().cache = "hit" if kept else "miss"
    ask = ask_at_hand if wanted.have else ask_engine
    answer = kept or await ask(state, wanted, address)
    if wanted.offset == 0 and not is_cross_site(request):
        state.terms.note_search(wanted.text, answer.outcome, address=address)
    return kept_response(request.scope, answer, "application/json", cache_control="no-cache")


async def ask_at_hand(state: SearchState, wanted: RecipeListRequest, address: str) -> Answer:
    """Ask the database what can be cooked from what one has, on behalf of an address, and keep the answer."""
    asked_in = state.cache.generation
    async with state.guard.turn(address), state.guard.at_hand(address):
        found, cookable = await find_at_hand(state.standby, state.indexes[RECIPES.name], wanted)
    body = orjson.dumps({**list_out(found, wanted, is_degraded=False), "At_Hand": at_hand_out(cookable)})
    answer = Answer(body, outcome=found.outcome)
    state.cache.put(wanted, answer, asked_in=asked_in)
    return answer


async def ask_engine(state: SearchState, wanted: RecipeListRequest, address: str) -> Answer:
    """Ask the engine, or what stands in for it, on behalf of an address and keep the answer."""
    asked_in = state.cache.generation
    index = state.indexes[RECIPES.name]
    reachable = replace(wanted, offset=min(wanted.offset, index.max_total))

    key = (RECIPES.name, wanted.text, wanted.as_words)

    async def find(engine: Engine) -> FoundRecipes:
        steps = find_recipes(index, reachable, state.cache.decision(key), is_light=engine.takes_pages_at_once)
        (found,) = await take(engine, [steps], lambda: state.guard.relaxing(address))
        return found

    async with state.guard.turn(address):
        found, is_degraded = await state.answering.answer(find, is_own=True)
    state.cache.put_decision(key, found.decision, asked_in=asked_in)
    body = orjson.dumps({**list_out(found, wanted, is_degraded=is_degraded), "At_Hand": None})
    answer = Answer(body, outcome=found.outcome)
    state.cache.put(wanted, answer, asked_in=asked_in)
    return answer
