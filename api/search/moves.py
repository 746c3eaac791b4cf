"""Follows searches when they move to another engine, so that no process has to be started again for it."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.exc import SQLAlchemyError

from api.search.client import SearchClient
from core.db import make_bounded_database, make_session
from core.fuse import Fuse
from core.search.moves import configured_url, serving_url
from core.settings import Settings

log = logging.getLogger(__name__)

LOOK_SECONDS = 1.0


async def follow_moves(engine: SearchClient, settings: Settings, *, on_change: Callable[[], None]) -> None:
    """Have the client ask the engine that answers searches, once a second, until cancelled.

    `on_change` is told of each change. While PostgreSQL is away all stays as it is.
    """
    # A thread and a connection of its own: those of requests may all be waiting.
    thread = ThreadPoolExecutor(1, thread_name_prefix="moves")
    database = make_bounded_database(
        settings.database_url.get_secret_value(), seconds=LOOK_SECONDS, fuse=Fuse(LOOK_SECONDS), max_connections=1
    )

    def look() -> str | None:
        try:
            with make_session(database) as session:
                return serving_url(session, configured_url(settings))
        except SQLAlchemyError:
            return None

    try:
        while True:
            url = await asyncio.get_running_loop().run_in_executor(thread, look)
            if url and url != engine.url:
                log.info("searches are answered by %s", url)
                engine.ask_at(url)
                on_change()
            await asyncio.sleep(LOOK_SECONDS)
    finally:
        thread.shutdown(cancel_futures=True)
        database.dispose()
