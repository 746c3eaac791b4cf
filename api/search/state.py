"""What the search path keeps open for the life of the application."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from fastapi import Request

from api.search.answering import Answering, look_at
from api.search.breaker import Breaker
from api.search.cache import AnswerCache, follow_invalidations
from api.search.client import SearchClient
from api.search.following import follow_engine
from api.search.guard import SearchGuard
from api.search.served import ServedIndex, serve_index
from api.search.standby.answers import Standby
from api.search.standby.engine import StandbyEngine
from api.search.term_counter import SearchTermCounter
from core.asking.vocabulary import load_vocabulary
from core.composing.facts import pantry
from core.search.english import load_english_rules
from core.search.index import engine_uid
from core.search.indexes import search_indexes
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.keys import public_search_key
from core.search.standby.shape import read_shape
from core.settings import Settings


@dataclass(frozen=True)
class SearchState:
    """What the search path needs, opened once per process: the engine's client, PostgreSQL in its place, the choice
    between the two, the public indexes by name, kept answers of the list, the counter of texts, limits per visitor."""

    engine: SearchClient
    standby: StandbyEngine
    answering: Answering
    indexes: Mapping[str, ServedIndex]
    cache: AnswerCache
    terms: SearchTermCounter
    guard: SearchGuard


@contextlib.asynccontextmanager
async def open_search(settings: Settings) -> AsyncIterator[SearchState]:
    """Open the engine's pool and run what keeps answers fresh and counts searches, until the application ends."""
    load_english_rules()  # not with the first search that needs them
    load_vocabulary()
    pantry()
    engine = await SearchClient.open(settings, public_search_key(settings))
    indexes = {name: serve_index(index, settings) for name, index in search_indexes().items()}
    cache = AnswerCache()
    answering = make_answering(engine, settings, on_change=cache.forget)
    state = SearchState(engine, make_standby(settings), answering, indexes, cache, SearchTermCounter(), SearchGuard())
    tasks: list[asyncio.Task[Any]] = [
        asyncio.create_task(follow_invalidations(state.cache, RECIPES, settings.redis_url.get_secret_value())),
        asyncio.create_task(state.terms.run()),
        asyncio.create_task(follow_engine(engine, settings, on_move=cache.forget, on_lag=answering.breaker.hold_open)),
    ]
    try:
        yield state
    finally:
        for task in tasks:
            await end(task)
        await answering.breaker.close()
        await state.terms.flush()
        await engine.close()


def make_standby(settings: Settings) -> StandbyEngine:
    """Return PostgreSQL as it answers for every public index."""
    standbys = {
        engine_uid(index, settings): Standby(index, read_shape(index, settings.search_config_dir))
        for index in search_indexes().values()
    }
    return StandbyEngine(standbys)


def make_answering(engine: SearchClient, settings: Settings, *, on_change: Callable[[], None]) -> Answering:
    """Return what asks the engine, and PostgreSQL while the engine is not well; `on_change` is told of each change."""
    standby = make_standby(settings)
    breaker = Breaker(look_at(engine, standby.uids, standby.has_documents), on_change=on_change)
    return Answering(engine, standby, breaker, seconds=settings.search_timeout_ms / 1000)


async def end(task: "asyncio.Task[Any]") -> None:
    """Cancel the task until it is over: a subscription that is just reading swallows a cancellation now and then."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=0.1)


def search_state(request: Request) -> SearchState:
    """Return the application's search state."""
    state: SearchState = request.app.state.search
    return state
