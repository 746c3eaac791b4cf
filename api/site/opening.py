"""What some screens begin with: the answers to their first calls, and the pictures seen before any script.

A page never waits long for it: without it the app asks. Source: docs/decisions/0013-first-paint.md.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import orjson
from fastapi import Request
from pydantic import BaseModel, ValidationError
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolExhausted
from sqlalchemy.orm import Session
from starlette.concurrency import run_in_threadpool

from api.blogs.service import list_blogs
from api.database import database_slot, get_database
from api.limits import address_of
from api.lookups.service import list_categories, list_cuisines
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
KEPT_SECONDS = 5.0
"""How long what is read from the database is kept: it changes seldom, and each page would cost a query."""
PAUSE_SECONDS = 2.0
"""How long the database is not asked again after it has not answered."""
SEEN_AT_ONCE = 3
"""Cards of the first row on a wide screen."""
CARD_SIZES = "(min-width: 74rem) 22rem, (min-width: 40rem) 50vw, 100vw"
"""How wide a card is, by the style sheet of the grid of cards."""
POPULAR_CALL = "/api/v1.0/recipes/top-12"
LIST_CALL = "/api/v1.0/recipes/search"
BLOGS_CALL = "/api/v1.0/blogs/all"
CUISINES_CALL = "/api/v1.0/lookups/cuisines"
CATEGORIES_CALL = "/api/v1.0/lookups/categories"
LISTED_BLOGS = 24
"""The first page of the list of blogs."""

_SLOT_OF_OPENINGS = "openings"
"""Who holds the place at the database: an opening is read for all visitors, so none of them pays for it."""

Read = Callable[[Session], bytes]
"""Reads what a call answers."""


@dataclass(frozen=True)
class Answer:
    """A call, by its path, and the body of its answer."""

    call: str
    body: bytes


@dataclass(frozen=True)
class Opening:
    """The answers to the first calls of a screen."""

    answers: tuple[Answer, ...]

    @property
    def body(self) -> bytes:
        """The first answer."""
        return self.answers[0].body

    @cached_property
    def bodies(self) -> Sequence[Any]:
        """The answers as Python's values."""
        return [orjson.loads(answer.body) for answer in self.answers]

    @cached_property
    def pictures(self) -> Sequence[Source | None]:
        """The pictures of the first cards in order, None for a card without one."""
        first = self.bodies[0]
        listed = first.get("Recipes", []) if isinstance(first, dict) else first
        return [picture_source(one.get("Image_4_3_URL"), "4:3") for one in listed[:SEEN_AT_ONCE]]


def render_opening(template: str, opening: Opening) -> str:
    """Return the screen as it begins, with these answers, and these pictures in its first cards."""
    return render_template(template, answers=opening.bodies, pictures=opening.pictures, sizes=CARD_SIZES)


class Kept:
    """An opening that is read from the database, and kept for some seconds."""

    def __init__(self, reads: Mapping[str, Read]) -> None:
        self._reads = reads
        self._opening: Opening | None = None
        self._until = 0.0
        self._reading: asyncio.Task[None] | None = None

    async def get(self) -> Opening | None:
        """Return the opening; None when reading it takes long, or has failed."""
        if asyncio.get_running_loop().time() >= self._until:
            if self._reading is None or self._reading.done():
                self._reading = asyncio.create_task(self._renew())
            await asyncio.wait([self._reading], timeout=PATIENCE_SECONDS)
        return self._opening if asyncio.get_running_loop().time() < self._until else None

    async def _renew(self) -> None:
        seconds = KEPT_SECONDS
        try:
            async with database_slot(_SLOT_OF_OPENINGS):
                self._opening = await run_in_threadpool(self._read)
        except (DomainError, OperationalError, PoolExhausted) as error:
            log.warning("what a list begins with can't be read: %s", type(error).__name__)
            self._opening, seconds = None, PAUSE_SECONDS
        self._until = asyncio.get_running_loop().time() + seconds

    def _read(self) -> Opening:
        with make_session(get_database()) as session:
            return Opening(tuple(Answer(call, read(session)) for call, read in self._reads.items()))


class Openings:
    """The openings of the screens that have one. One for the application."""

    def __init__(self) -> None:
        self._kept = {
            "home": Kept({POPULAR_CALL: _popular_body}),
            "blogs": Kept({BLOGS_CALL: _blogs_body}),
            "generate-recipe": Kept({CUISINES_CALL: _cuisines_body, CATEGORIES_CALL: _categories_body}),
        }

    async def of(self, screen: str, request: Request) -> Opening | None:
        """Return what the screen begins with; None for other screens, with parameters, and when it takes long."""
        if request.url.query:
            return None
        if screen in self._kept:
            return await self._kept[screen].get()
        return await recipe_list_opening(request, {}) if screen == "recipes" else None


def _popular_body(session: Session) -> bytes:
    return _body_of(list_popular(session))


def _blogs_body(session: Session) -> bytes:
    return list_blogs(session, limit=LISTED_BLOGS, offset=0).model_dump_json(by_alias=True).encode()


def _cuisines_body(session: Session) -> bytes:
    return _body_of(list_cuisines(session))


def _categories_body(session: Session) -> bytes:
    return _body_of(list_categories(session))


def _body_of(models: Sequence[BaseModel]) -> bytes:
    return orjson.dumps([model.model_dump(mode="json", by_alias=True) for model in models])


async def recipe_list_opening(request: Request, chosen: Mapping[str, str]) -> Opening | None:
    """Return the first page of the list with these filters, by the facet's kind; None when it takes long.

    None also for values that the list does not take.
    """
    try:
        wanted = RecipeListQuery(**chosen).request
    except ValidationError:
        return None
    state = search_state(request)
    answer = state.cache.get(wanted)
    if answer is None:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                answer = await ask_engine(state, wanted, address_of(request))
        except (DomainError, TimeoutError):
            return None
    return Opening((Answer(LIST_CALL, answer.body),))


def openings(request: Request) -> Openings:
    """Return the application's openings."""
    kept: Openings = request.app.state.openings
    return kept
