"""Views of the same moment are counted together: one look into the database and one round trip to Redis for all."""

import asyncio
import logging
from collections.abc import Sequence

from redis import RedisError

from api.database import database_slot, get_database
from api.view_counts.queries import public_ids
from core.counters.views import View, Viewed, count_views
from core.db import make_session
from core.redis import get_redis

log = logging.getLogger(__name__)

GATHER_SECONDS = 0.1
"""How long the first view waits for others; its answer waits with it."""
MOST_AT_ONCE = 500
_SLOT_OF_VIEWS = "views"


class GatheredViews:
    """The views that wait to be counted. A call is answered once its view is counted, so a crash loses no answered one.

    There are no more of them than the process has connections.
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[View, asyncio.Future[bool | None]]] = []
        self._counting: asyncio.Task[None] | None = None

    async def count(self, view: View) -> bool | None:
        """Count the view and tell whether it counted; None when the public may not see what was viewed.

        Raises what the database raises, and Unavailable. While Redis is away nothing counts.
        """
        found: asyncio.Future[bool | None] = asyncio.get_running_loop().create_future()
        self._waiting.append((view, found))
        if self._counting is None:
            self._counting = asyncio.create_task(self._count_all())
        return await found

    async def _count_all(self) -> None:
        try:
            while self._waiting:
                await asyncio.sleep(GATHER_SECONDS)
                together, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await _answer(together)
        finally:
            self._counting = None


async def _answer(together: Sequence[tuple[View, asyncio.Future[bool | None]]]) -> None:
    views = [view for view, _ in together]
    try:
        async with database_slot(_SLOT_OF_VIEWS):
            results = await asyncio.to_thread(_counted, views)
    except Exception as error:  # each of the requests answers with it
        for _, found in together:
            if not found.done():
                found.set_exception(error)
        return
    for (_, found), result in zip(together, results, strict=True):
        # A visitor who has left waits no more; the view counts.
        if not found.done():
            found.set_result(result)


def _counted(views: Sequence[View]) -> list[bool | None]:
    with make_session(get_database()) as session:
        public = {
            kind: public_ids(session, kind, {view.item_id for view in views if view.kind is kind}) for kind in Viewed
        }
    shown = [view for view in views if view.item_id in public[view.kind]]
    try:
        counted = iter(count_views(get_redis(), shown))
    except RedisError as error:
        log.warning("%d views not counted: %s", len(shown), type(error).__name__)
        counted = iter([False] * len(shown))
    return [next(counted) if view.item_id in public[view.kind] else None for view in views]
