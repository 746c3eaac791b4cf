"""The site while its search engine is away."""

import contextlib
import dataclasses
from collections.abc import Iterator
from typing import Any

from fastapi.testclient import TestClient

from api.search.client import SearchClient, SearchUnavailable
from api.search.state import SearchState, make_answering
from core.settings import Settings


class EngineAway(SearchClient):
    """An engine that never answers, and says so at once."""

    def __init__(self) -> None:
        """Need nothing."""

    async def post(self, path: str, body: Any) -> Any:
        """Fail as an engine does to which there is no connection."""
        raise SearchUnavailable(retry_after_seconds=1)


@contextlib.contextmanager
def engine_away(client: TestClient, settings: Settings) -> Iterator[None]:
    """Take the engine away from the running application of `client` inside this block."""
    app: Any = client.app
    kept: SearchState = app.state.search
    answering = make_answering(EngineAway(), settings, on_change=kept.cache.forget)
    app.state.search = dataclasses.replace(kept, answering=answering)
    try:
        yield
    finally:
        app.state.search = kept
        assert client.portal is not None
        client.portal.call(answering.breaker.close)
