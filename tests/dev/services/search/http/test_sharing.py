"""Requests share the engine: one with many searches does not keep the others waiting until its end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dev.services.search.engine import Engine
from dev.services.search.http.app import build_app

KEY = {"Authorization": "Bearer master"}


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = Engine(tmp_path, "master")
    engine.start()
    yield engine
    engine.stop()


def test_one_search_comes_between_the_many_of_another_request(engine: Engine) -> None:
    ended: list[str] = []

    async def post(client: httpx.AsyncClient, name: str, path: str, body: object) -> None:
        answer = await client.post(path, json=body)
        assert answer.status_code == 200, answer.text
        ended.append(name)

    async def search_beside_many() -> None:
        transport = httpx.ASGITransport(build_app(engine))
        async with httpx.AsyncClient(transport=transport, base_url="http://engine", headers=KEY) as client:
            task = (await client.post("/indexes", json={"uid": "dishes"})).json()["taskUid"]
            while (await client.get(f"/tasks/{task}")).json()["status"] in ("enqueued", "processing"):
                pass
            many = {"queries": [{"indexUid": "dishes", "q": "soup"}] * 100}
            await asyncio.gather(
                post(client, "many", "/multi-search", many),
                post(client, "one", "/indexes/dishes/search", {"q": "soup"}),
            )

    asyncio.run(search_beside_many())

    assert ended == ["one", "many"]
