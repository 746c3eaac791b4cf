"""GET /healthz: the process is alive. GET /readyz: each thing that it depends on, by name."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel
from redis import Redis, RedisError
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from api.errors import Unavailable
from api.responses import Json
from api.search.client import SearchRefused
from api.search.state import SearchState, search_state
from core.db import Database, make_bounded_database, make_session
from core.fuse import Fuse
from core.redis import make_redis
from core.settings import get_settings

CHECK_SECONDS = 1.5
"""A part that has not answered by then is down."""

router = APIRouter(tags=["health"])

State = Literal["ok", "down"]
Check = Callable[[], Awaitable[bool]]

# The checks have threads and connections of their own: those of requests may all be waiting for the part in question.
_threads = ThreadPoolExecutor(2, thread_name_prefix="readyz")
_running: dict[tuple[asyncio.AbstractEventLoop, str], asyncio.Task[bool]] = {}


class ReadyOut(BaseModel):
    """The site's state and that of each part."""

    status: Literal["ready", "not ready"]
    database: State
    search: State
    redis: State


@router.get("/healthz")
async def healthz() -> Mapping[str, str]:
    """The process answers."""
    return {"status": "alive"}


@router.get(
    "/readyz", response_model=ReadyOut, responses={503: {"model": ReadyOut, "description": "A needed part is down."}}
)
async def readyz(request: Request) -> Response:
    """Every dependency with `ok` or `down`; 503 where the site can't do its work: without the database."""
    state = search_state(request)
    checks: dict[str, Check] = {
        "database": lambda: _in_thread(database_answers),
        "search": lambda: search_answers(state),
        "redis": lambda: _in_thread(redis_answers),
    }
    states = dict(
        zip(checks, await asyncio.gather(*(_answers(name, check) for name, check in checks.items())), strict=True)
    )
    is_ready = states["database"]
    body = {"status": "ready" if is_ready else "not ready"} | {
        name: "ok" if is_up else "down" for name, is_up in states.items()
    }
    return Json(body, status_code=200 if is_ready else 503)


def database_answers() -> bool:
    """Tell whether PostgreSQL answers a SELECT."""
    try:
        with make_session(_database(get_settings().database_url.get_secret_value())) as session:
            session.execute(text("SELECT 1"))
    except SQLAlchemyError:
        return False
    return True


def redis_answers() -> bool:
    """Tell whether Redis answers a ping."""
    try:
        return bool(_redis(get_settings().redis_url.get_secret_value()).ping())
    except RedisError:
        return False


async def search_answers(state: SearchState) -> bool:
    """Tell whether the engine answers a search of every public index."""
    queries = [{"indexUid": index.uid, "q": "", "limit": 0} for index in state.indexes.values()]
    try:
        await state.engine.multi_search(queries)
    except (Unavailable, SearchRefused):
        return False
    return True


def close_checks() -> None:
    """Close the connections of the checks."""
    _database(get_settings().database_url.get_secret_value()).dispose()
    _redis(get_settings().redis_url.get_secret_value()).close()


async def _answers(name: str, check: Check) -> bool:
    """Run the check, or join the one that runs already, for a limited time."""
    key = (asyncio.get_running_loop(), name)
    task = _running.get(key)
    if task is None:
        task = _running[key] = asyncio.ensure_future(check())
        task.add_done_callback(lambda _: _running.pop(key, None))
    try:
        return await asyncio.wait_for(asyncio.shield(task), CHECK_SECONDS)
    except TimeoutError:
        return False


async def _in_thread(check: Callable[[], bool]) -> bool:
    return await asyncio.get_running_loop().run_in_executor(_threads, check)


@lru_cache(maxsize=2)
def _database(url: str) -> Database:
    return make_bounded_database(url, seconds=CHECK_SECONDS, fuse=Fuse(CHECK_SECONDS), max_connections=1)


@lru_cache(maxsize=2)
def _redis(url: str) -> "Redis":
    return make_redis(url)
