"""What the application keeps in memory between two requests, made new for a test."""

import contextlib
import dataclasses
from collections.abc import Iterator
from typing import Any

from fastapi import Request
from fastapi.testclient import TestClient

from api.limits import counted_here
from api.search.cache import AnswerCache
from api.search.client import SearchClient
from api.search.guard import SearchGuard
from api.search.state import SearchState, make_answering
from api.search.term_counter import SearchTermCounter
from api.site.opening import Opening, Openings
from api.site.sitemap import keep_sitemap, kept_sitemaps
from core.settings import get_settings


class NoEngine(SearchClient):
    """Stands in for the engine in tests that didn't ask for one.

    The engine may run for other tests of the process: without this, such a test would pass or fail by their order.
    """

    def __init__(self) -> None:
        """Need nothing."""

    async def post(self, path: str, body: Any) -> Any:
        """Fail: the answer becomes a 500."""
        raise AssertionError("this test searches: let it take search_client")


class NoOpenings(Openings):
    """Pages without what their screens begin with: the list's would search."""

    async def of(self, screen: str, request: Request) -> Opening | None:
        """Return nothing."""
        return None


@contextlib.contextmanager
def fresh_search_state(client: TestClient, *, has_engine: bool) -> Iterator[None]:
    """Give the running application of `client` fresh search state, no counts and no kept sitemap in this block."""
    kept_sitemaps.clear()
    keep_sitemap.cache_clear()
    counted_here.clear()
    app: Any = client.app
    kept: SearchState = app.state.search
    engine, cache = kept.engine if has_engine else NoEngine(), AnswerCache()
    app.state.search = dataclasses.replace(
        kept,
        engine=engine,
        answering=make_answering(engine, get_settings(), on_change=cache.forget),
        cache=cache,
        terms=SearchTermCounter(),
        guard=SearchGuard(),
    )
    kept_openings: Openings = app.state.openings
    app.state.openings = Openings() if has_engine else NoOpenings()
    try:
        yield
    finally:
        app.state.search, app.state.openings = kept, kept_openings
