"""Follows what PostgreSQL says of the engine: which one answers searches, and whether it lacks edits."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.exc import SQLAlchemyError

from api.search.client import SearchClient
from api.search.lag import Lag, lacks_edits
from core.db import make_bounded_database, make_session
from core.fuse import Fuse
from core.search.moves import configured_url, serving_url
from core.settings import Settings

log = logging.getLogger(__name__)

LOOK_SECONDS = 1.0


async def follow_engine(
    engine: SearchClient, settings: Settings, *, on_move: Callable[[], None], on_lag: Callable[[bool], None]
) -> None:
    """Have the client ask the engine that answers searches, once a second, until cancelled.

    `on_move` is told of each change of engine, and `on_lag` once a second whether the engine has lacked edits for too
    long. While PostgreSQL is away all stays as it is.
    """
    # A thread and a connection of its own: those of requests may all be waiting.
    thread = ThreadPoolExecutor(1, thread_name_prefix="following")
    database = make_bounded_database(
        settings.database_url.get_secret_value(), seconds=LOOK_SECONDS, fuse=Fuse(LOOK_SECONDS), max_connections=1
    )
    lag = Lag()

    def look() -> tuple[str, bool] | None:
        try:
            with make_session(database) as session:
                return serving_url(session, configured_url(settings)), lacks_edits(session)
        except SQLAlchemyError:
            return None

    try:
        while True:
            seen = await asyncio.get_running_loop().run_in_executor(thread, look)
            if seen is not None:
                url, is_lacking = seen
                if url != engine.url:
                    log.info("searches are answered by %s", url)
                    engine.ask_at(url)
                    on_move()
                on_lag(lag.has_lasted(is_lacking))
            await asyncio.sleep(LOOK_SECONDS)
    finally:
        thread.shutdown(cancel_futures=True)
        database.dispose()
