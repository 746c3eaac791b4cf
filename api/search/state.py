"""What the search path keeps for the life of the application: no request opens or imports anything."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass

from fastapi import Request

from api.search.cache import AnswerCache, follow_invalidations
from api.search.client import SearchClient
from api.search.term_counter import SearchTermCounter
from core.search.indexes import Index, engine_uid
from core.search.keys import public_search_key
from core.settings import Settings


@dataclass(frozen=True)
class SearchState:
    """The engine, the names of its indexes, and what stands beside a search."""

    engine: SearchClient
    uids: Mapping[Index, str]
    cache: AnswerCache
    terms: SearchTermCounter

    @property
    def recipes_uid(self) -> str:
        """The recipe index's name on the engine."""
        return self.uids[Index.RECIPES]


@contextlib.asynccontextmanager
async def open_search(settings: Settings) -> AsyncIterator[SearchState]:
    """Open the engine's pool and run what keeps answers fresh and counts searches, until the application ends."""
    engine = await SearchClient.open(settings, public_search_key(settings))
    uids = {index: engine_uid(index, settings) for index in Index}
    state = SearchState(engine, uids, AnswerCache(), SearchTermCounter())
    tasks = [
        asyncio.create_task(follow_invalidations(state.cache, settings.redis_url.get_secret_value())),
        asyncio.create_task(state.terms.run()),
    ]
    try:
        yield state
    finally:
        for task in tasks:
            await end(task)
        await state.terms.flush()
        await engine.close()


async def end(task: "asyncio.Task[None]") -> None:
    """Cancel the task until it is over: a subscription that is just reading swallows a cancellation now and then."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=0.1)


def search_state(request: Request) -> SearchState:
    """Return the application's search state."""
    state: SearchState = request.app.state.search
    return state
