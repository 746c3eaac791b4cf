"""What / and /recipes begin with: the answer to their first call, and the pictures that are seen before any script.

A page never waits long for it: without it the app asks. Source: docs/decisions/0013-first-paint.md.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import orjson
from fastapi import Request
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolExhausted
from starlette.concurrency import run_in_threadpool

from api.database import database_slot, get_database
from api.limits import address_of
from api.recipes.service import list_popular
from api.search.list_query import RecipeListQuery
from api.search.router import ask_engine
from api.search.state import search_state
from api.site.pictures import Source, picture_source
from api.site.templates import render_template
from core.db import make_session
from core.errors import DomainError

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 0.3
POPULAR_SECONDS = 5.0
"""How long the recipes of / are kept: they are ranked by the hour, and each page would cost a query."""
PAUSE_SECONDS = 2.0
"""How long the database is left alone after it has not answered."""
SEEN_AT_ONCE = 3
"""Cards of the first row on a wide screen."""
POPULAR_CALL = "/api/v1.0/recipes/top-12"
LIST_CALL = "/api/v1.0/recipes/search"


@dataclass(frozen=True)
class Opening:
    """The first call of a screen, by its path, and the body of its answer."""

    call: str
    body: bytes

    @cached_property
    def pictures(self) -> Sequence[Source | None]:
        """The pictures of the first cards in order, None for a card without one."""
        answer = orjson.loads(self.body)
        recipes = answer["Recipes"] if isinstance(answer, dict) else answer
        return [picture_source(recipe["Image_4_3_URL"], "4:3") for recipe in recipes[:SEEN_AT_ONCE]]


def render_opening(template: str, opening: Opening) -> str:
    """Return the screen as it begins, with these pictures in its first cards."""
    return render_template(template, pictures=opening.pictures)


class Openings:
    """The openings of the screens that have one. One for the application."""

    def __init__(self) -> None:
        self._popular: Opening | None = None
        self._popular_until = 0.0
        self._reading: asyncio.Task[None] | None = None

    async def of(self, screen: str, request: Request) -> Opening | None:
        """Return what the screen begins with; None for other screens, with parameters, and when it takes long."""
        if request.url.query:
            return None
        if screen == "home":
            return await self._of_home(request)
        return await _of_list(request) if screen == "recipes" else None

    async def _of_home(self, request: Request) -> Opening | None:
        if asyncio.get_running_loop().time() >= self._popular_until:
            if self._reading is None or self._reading.done():
                self._reading = asyncio.create_task(self._read_popular(address_of(request)))
            await asyncio.wait([self._reading], timeout=PATIENCE_SECONDS)
        return self._popular if asyncio.get_running_loop().time() < self._popular_until else None

    async def _read_popular(self, visitor: str) -> None:
        seconds = POPULAR_SECONDS
        try:
            async with database_slot(visitor):
                self._popular = Opening(POPULAR_CALL, await run_in_threadpool(_popular_body))
        except (DomainError, OperationalError, PoolExhausted) as error:
            log.warning("the first recipes of / can't be read: %s", type(error).__name__)
            self._popular, seconds = None, PAUSE_SECONDS
        self._popular_until = asyncio.get_running_loop().time() + seconds


def _popular_body() -> bytes:
    with make_session(get_database()) as session:
        cards = list_popular(session)
    return orjson.dumps([card.model_dump(mode="json", by_alias=True) for card in cards])


async def _of_list(request: Request) -> Opening | None:
    state, wanted = search_state(request), RecipeListQuery().request()
    answer = state.cache.get(wanted)
    if answer is None:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                answer = await ask_engine(state, wanted, address_of(request))
        except (DomainError, TimeoutError):
            return None
    return Opening(LIST_CALL, answer.body)


def openings(request: Request) -> Openings:
    """Return the application's openings."""
    kept: Openings = request.app.state.openings
    return kept
