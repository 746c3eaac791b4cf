"""POST /search/…: the engine's protocol for InstantSearch, behind our own address. No key ever reaches the browser."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ValidationError

from api.errors import errors
from api.limits import TooManyRequests, address_of
from api.openapi import body_schema
from api.responses import Json
from api.search.client import SearchRefused, SearchUnavailable
from api.search.engine import Engine
from api.search.gateway import (
    FacetSearch,
    IndexName,
    Meant,
    MultiSearch,
    Search,
    added_up,
    engine_query,
    meant_of,
    shown_result,
    total_of,
)
from api.search.state import SearchState, search_state
from api.slots import Busy
from core.errors import DomainError


class UnreadableSearch(DomainError):
    """The body isn't a search that the gateway accepts."""

    code = "invalid_search"
    sentence = "That search can't be understood."


router = APIRouter(
    prefix="/search", tags=["search"], responses=errors(UnreadableSearch, TooManyRequests, Busy, SearchUnavailable)
)


Body = TypeVar("Body", bound=BaseModel)


async def read_search(request: Request, kind: type[Body]) -> Body:
    """Return the request's body as a search.

    Raises UnreadableSearch naming the first thing that is wrong.
    """
    try:
        return kind.model_validate_json(await request.body())
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise UnreadableSearch(f"{where}: {first['msg']}." if where else f"{first['msg']}.") from error


@router.post("/multi-search", openapi_extra=body_schema(MultiSearch))
async def multi_search(request: Request) -> Response:
    """Several searches at once, as InstantSearch sends them; answers in the engine's form.

    `degraded` is there, and true, while PostgreSQL answers in the engine's place.
    """
    state = search_state(request)
    searches = (await read_search(request, MultiSearch)).queries
    address = address_of(request)
    try:
        async with state.guard.turn_for([search.q or "" for search in searches], address=address) as at_once:
            results, is_degraded = await state.answering.answer(
                lambda engine: ask_all(state, engine, searches, address, at_once=at_once)
            )
    except SearchRefused as refusal:
        raise UnreadableSearch(refusal.message) from refusal
    return Json({"results": results, **({"degraded": True} if is_degraded else {})})


async def ask_all(
    state: SearchState, engine: Engine, searches: Sequence[Search], address: str, *, at_once: int
) -> list[dict[str, Any]]:
    """Return an answer for each search; the engine gets at most `at_once` of them in one request.

    Where the request's text finds nothing with all its words, it is asked again without the words that prevent it.
    InstantSearch sends one text in all searches of a request, so only the first one is relaxed, once for each index.
    """
    if not searches:
        return []
    meant = [meant_of(search.q or "", search.indexUid) for search in searches]
    results = await ask_engine(state, engine, searches, meant, at_once=at_once)
    asked = next((search.q for search, each in zip(searches, meant, strict=True) if each.text), None)
    empty = [
        number
        for number, result in enumerate(results)
        if meant[number].text and searches[number].q == asked and not total_of(result)
    ]
    first = {searches[number].indexUid: meant[number].text for number in reversed(empty)}
    relaxed = {
        name: await state.guard.relax(engine, state.indexes[name], text, address=address)
        for name, text in sorted(first.items())
    }
    again = {
        number: meant[number]._replace(text=text)
        for number in empty
        if (text := relaxed[searches[number].indexUid]) not in ("", meant[number].text)
    }
    if again:
        asked_again = [searches[number] for number in again]
        answers = await ask_engine(state, engine, asked_again, list(again.values()), at_once=at_once)
        for number, answer in zip(again, answers, strict=True):
            results[number] = answer
    return results


async def ask_engine(
    state: SearchState, engine: Engine, searches: Sequence[Search], meant: Sequence[Meant], *, at_once: int
) -> list[dict[str, Any]]:
    """Ask the engine for every search as it is meant."""
    queries = [
        engine_query(search, state.indexes[search.indexUid].uid, each)
        for search, each in zip(searches, meant, strict=True)
    ]
    results = await engine.multi_search(queries, at_once=at_once)
    return [shown_result(result, search) for result, search in zip(results, searches, strict=True)]


@router.post("/indexes/{index}/facet-search", openapi_extra=body_schema(FacetSearch))
async def facet_search(index: Annotated[IndexName, Path()], request: Request) -> Response:
    """Values of a facet that begin with a text, with their counts."""
    state = search_state(request)
    search = await read_search(request, FacetSearch)
    meant = meant_of(search.q or "", index)
    query = {"matchingStrategy": "all", **search.model_dump(exclude_none=True), "q": meant.text}
    if meant.filters:
        query["filter"] = added_up(search.filter, meant.filters)
    address = address_of(request)
    try:
        async with state.guard.turn(address):
            answer, _ = await state.answering.answer(
                lambda engine: engine.facet_search(state.indexes[index].uid, query)
            )
    except SearchRefused as refusal:
        raise UnreadableSearch(refusal.message) from refusal
    return Json(answer)
