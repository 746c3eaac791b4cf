"""Searches of a heavy request, which go to the engine one by one."""

from types import SimpleNamespace
from typing import Any

import pytest

from api.search import engine as module
from api.search.engine import PostedEngine


class Engine(PostedEngine):
    """Takes the given seconds for its calls, on a clock of its own."""

    def __init__(self, seconds: list[float]) -> None:
        self.now = 0.0
        self.happened: list[str] = []
        self._seconds = iter(seconds)

    async def post(self, path: str, body: Any) -> Any:
        """Answer each search with nothing."""
        self.happened.append(f"asked {len(body['queries'])}")
        self.now += next(self._seconds)
        return {"results": [{} for _ in body["queries"]]}

    async def rest(self, seconds: float) -> None:
        """Let time pass."""
        self.happened.append(f"rested {seconds:g}")
        self.now += seconds


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Engine:
    """An engine whose calls take 1, 3 and 5 seconds."""
    engine = Engine([1, 3, 5])
    monkeypatch.setattr(module, "time", SimpleNamespace(perf_counter=lambda: engine.now))
    monkeypatch.setattr(module, "asyncio", SimpleNamespace(sleep=engine.rest))
    return engine


async def test_they_leave_the_engine_alone_for_as_long_as_the_last_one_took(engine: Engine) -> None:
    assert await engine.multi_search([{}, {}, {}], at_once=1) == [{}, {}, {}]

    assert engine.happened == ["asked 1", "rested 1", "asked 1", "rested 3", "asked 1"]


async def test_searches_that_go_together_do_not_wait(engine: Engine) -> None:
    await engine.multi_search([{}, {}, {}], at_once=2)

    assert engine.happened == ["asked 2", "asked 1"]
