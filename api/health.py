"""GET /healthz: the process is alive. GET /readyz: each thing that it depends on, by name."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel
from redis import RedisError
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from api.errors import Unavailable
from api.responses import Json
from api.search.client import SearchRefused
from api.search.state import search_state
from core.db import make_session
from core.redis import get_redis

router = APIRouter(tags=["health"])

State = Literal["ok", "down"]


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
    """The state of each dependency, `ok` or `down`; 503 if PostgreSQL or the search engine is down."""
    checks: dict[str, Callable[[], Awaitable[bool]]] = {
        "database": lambda: asyncio.to_thread(database_answers),
        "search": lambda: search_answers(request),
        "redis": lambda: asyncio.to_thread(redis_answers),
    }
    states = dict(zip(checks, await asyncio.gather(*(check() for check in checks.values())), strict=True))
    is_ready = states["database"] and states["search"]
    body = {"status": "ready" if is_ready else "not ready"} | {
        name: "ok" if is_up else "down" for name, is_up in states.items()
    }
    return Json(body, status_code=200 if is_ready else 503)


def database_answers() -> bool:
    """Tell whether PostgreSQL answers a SELECT."""
    try:
        with make_session() as session:
            session.execute(text("SELECT 1"))
    except SQLAlchemyError:
        return False
    return True


def redis_answers() -> bool:
    """Tell whether Redis answers a ping."""
    try:
        return bool(get_redis().ping())
    except RedisError:
        return False


async def search_answers(request: Request) -> bool:
    """Tell whether the engine answers a search of every public index."""
    state = search_state(request)
    queries = [{"indexUid": index.uid, "q": "", "limit": 0} for index in state.indexes.values()]
    try:
        await state.engine.multi_search(queries)
    except (Unavailable, SearchRefused):
        return False
    return True
