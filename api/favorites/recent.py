"""What a member has saved, read once for the calls of a page of cards.

Each card of a page asks for itself, so eighteen calls come within some milliseconds. The first reads all favorites of
the member, together with the version of the member's tokens, and the others wait for it or find it. It is kept for a
second, and dropped when this process changes it; another process's change is seen after that second.
"""

import asyncio
from dataclasses import dataclass
from typing import Annotated

from cachetools import TTLCache
from fastapi import Depends, Request
from sqlalchemy import event
from sqlalchemy.orm import Session
from starlette.concurrency import run_in_threadpool

from api.auth.identity import AuthenticationExpired
from api.database import database_slot, get_database
from api.favorites import queries
from core.accounts.tokens import Claims
from core.db import make_session

KEPT_SECONDS = 1.0
MAX_MEMBERS = 1_000


@dataclass(frozen=True)
class SavedRecipes:
    """A member's favorites, and the version of the tokens that may ask for them; None without such a member."""

    token_version: int | None
    recipe_ids: frozenset[int]


class RecentFavorites:
    """One for the application; used from its event loop, except `forget`."""

    def __init__(self) -> None:
        self._kept: TTLCache[int, SavedRecipes] = TTLCache(MAX_MEMBERS, ttl=KEPT_SECONDS)
        self._reading: dict[int, asyncio.Task[SavedRecipes]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    async def of(self, claims: Claims, visitor: str) -> frozenset[int]:
        """Return the ids of the member's favorites. Raises AuthenticationExpired, and what database_slot raises."""
        self._loop = asyncio.get_running_loop()
        saved = self._kept.get(claims.user_id)
        if saved is None:
            reading = self._reading.get(claims.user_id)
            if reading is None:
                reading = self._reading[claims.user_id] = asyncio.create_task(self._read(claims.user_id, visitor))
            saved = await asyncio.shield(reading)
        if saved.token_version != claims.version:
            raise AuthenticationExpired
        return saved.recipe_ids

    def forget(self, member_id: int) -> None:
        """Drop what is known of a member, whose favorites or tokens have changed.

        Call it after the commit, from any thread.
        """
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._drop, member_id)

    def forget_after_commit(self, session: Session, member_id: int) -> None:
        """Drop what is known of a member once the session's transaction is committed."""
        event.listen(session, "after_commit", lambda _: self.forget(member_id), once=True)

    def _drop(self, member_id: int) -> None:
        self._kept.pop(member_id, None)
        self._reading.pop(member_id, None)  # what is being read may be from before the change

    async def _read(self, member_id: int, visitor: str) -> SavedRecipes:
        try:
            async with database_slot(visitor):
                saved = await run_in_threadpool(_read_saved, member_id)
            if self._is_latest(member_id):
                self._kept[member_id] = saved
            return saved
        finally:
            if self._is_latest(member_id):
                del self._reading[member_id]

    def _is_latest(self, member_id: int) -> bool:
        return self._reading.get(member_id) is asyncio.current_task()


async def recent_favorites(request: Request) -> RecentFavorites:
    """Return the application's."""
    kept: RecentFavorites = request.app.state.recent_favorites
    return kept


RecentDep = Annotated[RecentFavorites, Depends(recent_favorites)]


def _read_saved(member_id: int) -> SavedRecipes:
    with make_session(get_database()) as session:
        return SavedRecipes(queries.token_version(session, member_id), queries.favorite_ids(session, member_id))
