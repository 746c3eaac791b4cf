"""PostgreSQL in the engine's place, for the asynchronous search path."""

import contextlib
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session
from starlette.concurrency import run_in_threadpool

from api.database import get_search_database, search_fuse
from api.search.client import SearchUnavailable
from api.search.engine import SEARCHES_PER_REQUEST, Engine
from api.search.standby.answers import Standby, answer_all, answer_facet_search
from api.search.standby.at_hand import CookableRecipes, find_cookable
from api.search.standby.effort import WHOLE_SECONDS, Effort, OutOfTime, time_limit, with_few_matches
from api.slots import Slots
from core.db import make_session
from core.models import StandbyText

log = logging.getLogger(__name__)

AT_ONCE = 4
"""Requests that PostgreSQL searches for at a time: searches leave connections and processor to everything else."""
WAITING = 400
RETRY_SECONDS = 2
ALL_VISITORS = ""
"""The slots' caller: visitors are told apart by the guard, before."""

Result = TypeVar("Result")
Standbys = Mapping[str, Standby]
"""The indexes by their names on the engine."""


class StandbyEngine(Engine):
    """Answers the engine's searches from PostgreSQL. Raises Busy when too many wait already."""

    takes_pages_at_once = False

    def __init__(self, standbys: Standbys) -> None:
        self._standbys = standbys
        self._few = {uid: with_few_matches(standby) for uid, standby in standbys.items()}
        self._effort = Effort()
        self.uids = tuple(standbys)
        self._slots = Slots(running=AT_ONCE, waiting=WAITING, of_one_caller=AT_ONCE + WAITING, retry_after_seconds=1)

    async def search(self, uid: str, query: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to one search of one index."""
        (answer,) = await self.multi_search([{"indexUid": uid, **query}])
        return answer

    async def multi_search(
        self, queries: list[dict[str, Any]], *, at_once: int = SEARCHES_PER_REQUEST
    ) -> list[dict[str, Any]]:
        """Return the answers to several searches, in order; `at_once` of them hold one of the places together."""
        results: list[dict[str, Any]] = []
        for start in range(0, len(queries), at_once):
            results += await self._answer_part(queries[start : start + at_once])
        return results

    async def facet_search(self, uid: str, query: dict[str, Any]) -> dict[str, Any]:
        """Return values of a facet of one index."""
        return await self._run(lambda session, standbys: answer_facet_search(session, standbys[uid], query))

    async def find_cookable(
        self, uid: str, query: dict[str, Any], foods: Sequence[str], *, first: int, size: int
    ) -> CookableRecipes:
        """Return recipes by how much of what they need is at hand; see `find_cookable`."""
        return await self._run(
            lambda session, standbys: find_cookable(session, standbys[uid], query, foods, first=first, size=size)
        )

    async def has_documents(self, uid: str) -> bool:
        """Tell whether an index should have any; of a database that doesn't answer, that it should.

        It takes no place: behind all searches of a busy moment it would be answered when they are.
        """
        name = self._standbys[uid].index.name
        found = select(StandbyText.document_id).where(StandbyText.index_name == name).limit(1)
        try:
            return await self._ask(lambda session: session.scalar(found) is not None)
        except SearchUnavailable:
            return True

    async def _answer_part(self, queries: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        answers = await self._run(
            lambda session, standbys: answer_all(session, [(standbys[query["indexUid"]], query) for query in queries])
        )
        return [{"indexUid": query["indexUid"], **answer} for query, answer in zip(queries, answers, strict=True)]

    async def _run(self, ask: Callable[[Session, Standbys], Result]) -> Result:
        """Ask PostgreSQL in one of the places, for few matches where all of them take too long."""
        if search_fuse.is_blown:
            raise SearchUnavailable(retry_after_seconds=RETRY_SECONDS)
        async with self._slots.take(ALL_VISITORS):
            if not self._effort.is_small:
                try:
                    return await self._ask(lambda session: ask(session, self._standbys), seconds=WHOLE_SECONDS)
                except OutOfTime:
                    log.warning("PostgreSQL is slow: searches read few matches for a while")
                    self._effort.make_small()
            return await self._ask(lambda session: ask(session, self._few))

    async def _ask(self, ask: Callable[[Session], Result], *, seconds: float | None = None) -> Result:
        """Ask PostgreSQL; with `seconds` raises OutOfTime where it takes longer."""

        def run() -> Result:
            with (
                make_session(get_search_database()) as session,
                time_limit(session, seconds) if seconds else contextlib.nullcontext(),
            ):
                return ask(session)

        if search_fuse.is_blown:
            raise SearchUnavailable(retry_after_seconds=RETRY_SECONDS)
        try:
            return await run_in_threadpool(run)
        except SQLAlchemyError as error:
            log.error("PostgreSQL can't answer searches either: %s", type(error).__name__)  # noqa: TRY400
            raise SearchUnavailable(retry_after_seconds=RETRY_SECONDS) from error
