"""A real process that is killed: what it acknowledged is done after the next start."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conformance.engine import LocalEngine, settled


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[LocalEngine]:
    engine = LocalEngine(tmp_path / "data")
    engine.start()
    yield engine
    engine.stop()


def documents(start: int, count: int) -> list[dict[str, Any]]:
    return [{"id": number, "title": f"Dish {number} with chickpeas"} for number in range(start, start + count)]


def test_acknowledged_tasks_survive_a_kill(engine: LocalEngine) -> None:
    with engine.server.client() as client:
        client.post("/indexes", json={"uid": "dishes", "primaryKey": "id"})
        receipts = [
            client.post("/indexes/dishes/documents", json=documents(start, 200)).json() for start in range(0, 2000, 200)
        ]
    engine.kill()

    engine.start()
    with engine.server.client() as client:
        ended = [settled(client, receipt["taskUid"]) for receipt in receipts]
        assert [task and task["status"] for task in ended] == ["succeeded"] * 10
        assert client.get("/indexes/dishes/stats").json()["numberOfDocuments"] == 2000
        answer = client.post("/indexes/dishes/search", json={"q": "chickpea", "hitsPerPage": 1}).json()
    # At most maxTotalHits hits, but all are counted.
    assert answer["totalHits"] == 2000


def test_a_saved_view_follows_what_changed_after_it_was_saved(engine: LocalEngine) -> None:
    with engine.server.client() as client:
        settled(client, client.post("/indexes/dishes/documents", json=documents(0, 50)).json()["taskUid"])
    assert engine.stop() == 0
    engine.start()
    with engine.server.client() as client:
        client.delete("/indexes/dishes/documents/7")
        changed = client.post("/indexes/dishes/documents", json=[{"id": 8, "title": "Lentils"}]).json()
        settled(client, changed["taskUid"])
    engine.kill()

    engine.start()
    with engine.server.client() as client:
        old = client.post("/indexes/dishes/search", json={"q": "chickpeas", "limit": 100}).json()
        new = client.post("/indexes/dishes/search", json={"q": "lentils"}).json()
    assert {hit["id"] for hit in old["hits"]} == set(range(50)) - {7, 8}
    assert [hit["id"] for hit in new["hits"]] == [8]


def test_a_broken_view_is_not_used(engine: LocalEngine) -> None:
    with engine.server.client() as client:
        settled(client, client.post("/indexes/dishes/documents", json=documents(0, 20)).json()["taskUid"])
    engine.stop()
    for view in (engine.data_dir / "views").glob("*.view"):
        view.write_bytes(view.read_bytes()[:100])
    engine.start()
    with engine.server.client() as client:
        assert client.post("/indexes/dishes/search", json={"q": "dish"}).json()["estimatedTotalHits"] == 20


def test_searches_see_whole_batches_only(engine: LocalEngine) -> None:
    with engine.server.client() as client:
        first = client.post("/indexes/dishes/documents", json=documents(0, 1000)).json()
        settled(client, first["taskUid"])
        renamed = [{"id": number, "title": "Dish with lentils"} for number in range(1000)]
        last = client.post("/indexes/dishes/documents", json=renamed).json()["taskUid"]
        seen = set()
        while client.get(f"/tasks/{last}").json()["status"] != "succeeded":
            queries = [{"indexUid": "dishes", "q": q, "hitsPerPage": 0} for q in ("chickpeas", "lentils")]
            answer = client.post("/multi-search", json={"queries": queries}).json()
            seen.add(tuple(result["totalHits"] for result in answer["results"]))
        final = client.post("/indexes/dishes/search", json={"q": "lentils", "hitsPerPage": 0}).json()
    assert seen <= {(1000, 0), (0, 1000)}
    assert final["totalHits"] == 1000
