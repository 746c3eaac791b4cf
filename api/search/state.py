"""What the search path keeps open for the life of the application."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Any

from fastapi import Request

from api.search.cache import AnswerCache, follow_invalidations
from api.search.client import SearchClient
from api.search.guard import SearchGuard
from api.search.served import ServedIndex, serve_index
from api.search.term_counter import SearchTermCounter
from core.asking.vocabulary import load_vocabulary
from core.search.english import load_english_rules
from core.search.indexes import search_indexes
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.keys import public_search_key
from core.settings import Settings


@dataclass(frozen=True)
class SearchState:
    """The engine's client, the public indexes by name, the recipe list's cached answers, the counter of texts
    and the bounds of what visitors may ask for."""

    engine: SearchClient
    indexes: Mapping[str, ServedIndex]
    cache: AnswerCache
    terms: SearchTermCounter
    guard: SearchGuard


@contextlib.asynccontextmanager
async def open_search(settings: Settings) -> AsyncIterator[SearchState]:
    """Open the engine's pool and run what keeps answers fresh and counts searches, until the application ends."""
    load_english_rules()  # not with the first search that needs them
    load_vocabulary()
    engine = await SearchClient.open(settings, public_search_key(settings))
    indexes = {name: serve_index(index, settings) for name, index in search_indexes().items()}
    state = SearchState(engine, indexes, AnswerCache(), SearchTermCounter(), SearchGuard())
    tasks: list[asyncio.Task[Any]] = [
        asyncio.create_task(follow_invalidations(state.cache, RECIPES, settings.redis_url.get_secret_value())),
        asyncio.create_task(state.terms.run()),
    ]
    try:
        yield state
    finally:
        for task in tasks:
            await end(task)
        await state.terms.flush()
        await engine.close()


async def end(task: "asyncio.Task[Any]") -> None:
    """Cancel the task until it is over: a subscription that is just reading swallows a cancellation now and then."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=0.1)


def search_state(request: Request) -> SearchState:
    """Return the application's search state."""
    state: SearchState = request.app.state.search
    return state
