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
from api.search.decide import Asks, Batch, Settled, Steps, settle, take
from api.search.decision import Deciding, Decision
from api.search.engine import Engine
from api.search.gateway import (
    HAVE,
    FacetSearch,
    IndexName,
    MultiSearch,
    Search,
    added_up,
    asked_of,
    counts_all,
    engine_queries,
    reading_of,
    shown_result,
)
from api.search.state import SearchState, search_state
from api.slots import Busy
from core.errors import DomainError


class UnreadableSearch(DomainError):
    """The body isn't a search that the gateway accepts."""

    code = "invalid_search"
    sentence = "That search can't be understood."


FEW = 3
"""Searches of a text that are asked for all that it may mean at once; of more, such as the counts of all filters, the
text is decided first."""

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

    `degraded` is there, and true, while PostgreSQL answers in the engine's place. Searches of what one has are answered
    by PostgreSQL always, as their list is.
    """
    state = search_state(request)
    searches = (await read_search(request, MultiSearch)).queries
    address = address_of(request)
    is_degraded = False
    try:
        async with state.guard.turn_for([search.q or "" for search in searches], address=address) as at_once:
            if any(HAVE in (search.q or "") for search in searches):
                async with state.guard.at_hand(address):
                    results = await ask_all(state, state.standby, searches, address, at_once=at_once)
            else:
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

    Each text is decided once for all its searches of an index, as the list decides it. InstantSearch sends one text in
    all searches of a request, so only the first text is shortened where it finds nothing.
    """
    groups: dict[tuple[str, str], list[Search]] = {}
    for search in searches:
        groups.setdefault((search.indexUid, search.q or ""), []).append(search)
    first = next(filter(None, (text for _, text in groups)), "")
    steps = [
        _answer(state, group, is_decided=text in ("", first), few=FEW if engine.takes_pages_at_once else 0)
        for (_, text), group in groups.items()
    ]
    answers = await take(engine, steps, lambda: state.guard.relaxing(address), at_once=at_once)
    by_search = {id(search): answer for answered in answers for search, answer in answered}
    return [by_search[id(search)] for search in searches]


def _answer(
    state: SearchState, searches: Sequence[Search], *, is_decided: bool, few: int
) -> Steps[list[tuple[Search, dict[str, Any]]]]:
    """Answer searches of one text in one index."""

    def queries(decision: Decision) -> list[dict[str, Any]]:
        return [query for search in searches for query in engine_queries(search, decision)]

    first = searches[0]
    settled = yield from decided(
        state, first.indexUid, first.q or "", queries, is_decided=is_decided, is_counted=counts_all(first), few=few
    )
    size = len(settled.answers) // len(searches)
    parts = (settled.answers[start : start + size] for start in range(0, len(settled.answers), size))
    return [(search, shown_result(part, search)) for search, part in zip(searches, parts, strict=True)]


def decided(
    state: SearchState,
    index: str,
    text: str,
    asks: Asks,
    *,
    is_decided: bool = True,
    is_counted: bool = False,
    few: int = FEW,
) -> Steps[Settled]:
    """Ask about a text as the list decides it; `is_decided`: else as it stands, whether or not it finds anything.

    Beside what one has it is asked as it stands, like the list. `is_counted`: the first search has the total of all
    that the text finds. `few`: of more searches the text is decided first.
    """
    key, asked_in = (index, *asked_of(text)), state.cache.generation
    kept = state.cache.decision(key)
    deciding = Deciding(state.indexes[index], reading_of(text, index))
    if HAVE in text or (kept is None and (not is_decided or not deciding.strict.parts)):
        kept = deciding.first[0]
    if kept is not None:
        answers = yield Batch(asks(kept))
        return Settled(kept, answers)
    is_light = len(asks(deciding.first[0])) <= few
    settled = yield from settle(deciding, asks, is_counted=is_counted, is_light=is_light)
    state.cache.put_decision(key, settled.decision, asked_in=asked_in)
    return settled


@router.post("/indexes/{index}/facet-search", openapi_extra=body_schema(FacetSearch))
async def facet_search(index: Annotated[IndexName, Path()], request: Request) -> Response:
    """Values of a facet that begin with a text, with their counts."""
    state = search_state(request)
    search = await read_search(request, FacetSearch)
    address = address_of(request)

    async def find(engine: Engine) -> dict[str, Any]:
        steps = decided(state, index, search.q or "", lambda _: [])
        (settled,) = await take(engine, [steps], lambda: state.guard.relaxing(address))
        decision = settled.decision
        query = {
            "matchingStrategy": "all",
            "attributesToSearchOn": list(decision.attributes),
            **search.model_dump(exclude_none=True),
            "q": decision.text,
            **({"filter": added_up(search.filter, decision.filters)} if decision.filters else {}),
        }
        return await engine.facet_search(decision.uid, query)

    try:
        async with state.guard.turn(address):
            answer, _ = await state.answering.answer(find)
    except SearchRefused as refusal:
        raise UnreadableSearch(refusal.message) from refusal
    return Json(answer)
