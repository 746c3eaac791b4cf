"""POST /search/…: the engine's protocol for InstantSearch, behind our own address. No key ever reaches the browser."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ValidationError

from api.errors import errors
from api.openapi import body_schema
from api.responses import Json
from api.search.client import SearchRefused, SearchUnavailable
from api.search.gateway import (
    FacetSearch,
    IndexName,
    MultiSearch,
    Search,
    engine_query,
    shown_result,
    total_of,
)
from api.search.relax import relax_text
from api.search.state import SearchState, search_state
from core.errors import DomainError
from core.search.text import meant_text


class UnreadableSearch(DomainError):
    """The body isn't a search that the gateway accepts."""

    code = "invalid_search"
    sentence = "That search can't be understood."


router = APIRouter(prefix="/search", tags=["search"], responses=errors(UnreadableSearch, SearchUnavailable))


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
    """Several searches at once, as InstantSearch sends them; answers in the engine's form."""
    state = search_state(request)
    searches = (await read_search(request, MultiSearch)).queries
    try:
        results = await ask_all(state, searches)
    except SearchRefused as refusal:
        raise UnreadableSearch(refusal.message) from refusal
    return Json({"results": results})


async def ask_all(state: SearchState, searches: Sequence[Search]) -> list[dict[str, Any]]:
    """Return an answer for each search.

    A search that finds nothing with all its words is asked again without the words that prevent it, where its index
    allows relaxing.
    """
    if not searches:
        return []
    texts = [meant_text(search.q or "") for search in searches]
    results = await ask_engine(state, searches, texts)
    asked = [(search.indexUid, text) for search, text in zip(searches, texts, strict=True)]
    empty = {pair for pair, result in zip(asked, results, strict=True) if pair[1] and not total_of(result)}
    relaxed = {pair: await relax_text(state.engine, state.indexes[pair[0]], pair[1]) for pair in sorted(empty)}
    again = [
        number
        for number, pair in enumerate(asked)
        if not total_of(results[number]) and relaxed.get(pair) and relaxed[pair] != pair[1]
    ]
    if again:
        answers = await ask_engine(
            state, [searches[number] for number in again], [relaxed[asked[number]] for number in again]
        )
        for number, answer in zip(again, answers, strict=True):
            results[number] = answer
    return results


async def ask_engine(state: SearchState, searches: Sequence[Search], texts: Sequence[str]) -> list[dict[str, Any]]:
    """Ask the engine for every search with its text."""
    queries = [
        engine_query(search, state.indexes[search.indexUid].uid, text)
        for search, text in zip(searches, texts, strict=True)
    ]
    results = await state.engine.multi_search(queries)
    return [shown_result(result, search) for result, search in zip(results, searches, strict=True)]


@router.post("/indexes/{index}/facet-search", openapi_extra=body_schema(FacetSearch))
async def facet_search(index: Annotated[IndexName, Path()], request: Request) -> Response:
    """Values of a facet that begin with a text, with their counts."""
    state = search_state(request)
    search = await read_search(request, FacetSearch)
    query = {"matchingStrategy": "all", **search.model_dump(exclude_none=True), "q": meant_text(search.q or "")}
    try:
        answer = await state.engine.post(f"/indexes/{state.indexes[index].uid}/facet-search", query)
    except SearchRefused as refusal:
        raise UnreadableSearch(refusal.message) from refusal
    return Json(answer)
