"""Whatever is sent gets an answer in the protocol's form, and never a 500."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from dev.services.search.engine import Engine
from dev.services.search.http.app import build_app

KEY = {"Authorization": "Bearer master"}


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = Engine(tmp_path, "master")
    engine.start()
    yield engine
    engine.stop()


@pytest.fixture
def client(engine: Engine) -> Iterator[TestClient]:
    with TestClient(build_app(engine), raise_server_exceptions=False, headers=KEY) as client:
        add(client, [{"id": 1, "title": "Lentil soup"}])
        yield client


def add(client: TestClient, documents: list[dict[str, Any]], **options: Any) -> int:
    answer = client.post("/indexes/dishes/documents", json=documents, **options)
    assert answer.status_code == 202, answer.text
    uid: int = answer.json()["taskUid"]
    while client.get(f"/tasks/{uid}").json()["status"] in ("enqueued", "processing"):
        pass
    return uid


@pytest.mark.parametrize(
    "body",
    [
        {"q": "a" * 10_000},
        {"q": "\x00\x07 🐟 \"'\\ [](){} AND OR"},
        {"q": '"' * 50},
        {"q": "-" * 50},
        {"limit": 2**63 - 1, "offset": 2**63 - 1},
        {"page": 2**62, "hitsPerPage": 2**62},
        {"attributesToRetrieve": [""], "attributesToHighlight": ["*", "a.b"], "attributesToCrop": ["title:0", ":"]},
        {"facets": ["*"]},
        {"filter": "id = " + "9" * 400},
        {"filter": "(" * 5000},
        {"filter": [[]] * 1000},
        {"sort": ["id:asc"] * 100},
        {"rankingScoreThreshold": 1e308},
        {"cropLength": 2**62, "attributesToCrop": ["*"], "q": "soup"},
    ],
)
def test_odd_searches_are_answered_or_refused(client: TestClient, body: dict[str, Any]) -> None:
    answer = client.post("/indexes/dishes/search", json=body)
    assert answer.status_code in (200, 400)
    assert "hits" in answer.json() or answer.json()["code"]


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff\xfe", b"[" * 5000, b"NaN", b'{"q": "\\ud800"}', b"null", b'"x"'])
def test_bodies_that_are_no_search_are_refused(client: TestClient, raw: bytes) -> None:
    answer = client.post("/indexes/dishes/search", content=raw, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("missing_payload", "malformed_payload", "bad_request")


def test_packed_bodies_are_unpacked(client: TestClient) -> None:
    packed = gzip.compress(json.dumps([{"id": 2, "title": "Bread"}]).encode())
    headers = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
    assert client.post("/indexes/dishes/documents", content=packed, headers=headers).status_code == 202
    cut = client.post("/indexes/dishes/documents", content=packed[:-12], headers=headers)
    assert (cut.status_code, cut.json()["code"]) == (400, "malformed_payload")


def test_deep_documents_fail_their_task_or_are_kept_but_never_stop_the_engine(client: TestClient) -> None:
    deep: dict[str, Any] = {"id": 3}
    for _ in range(200):
        deep = {"id": 3, "inner": deep}
    add(client, [deep])
    add(client, [{"id": 4, "title": "After"}])
    assert client.post("/indexes/dishes/search", json={"q": "after"}).json()["estimatedTotalHits"] == 1


def test_what_is_unknown_is_refused_in_the_protocols_form(client: TestClient) -> None:
    answer = client.get("/batches")
    assert (answer.status_code, set(answer.json())) == (404, {"message", "code", "type", "link"})


def test_without_a_key_nothing_is_told(client: TestClient) -> None:
    assert client.get("/indexes", headers={"Authorization": ""}).json()["code"] == "missing_authorization_header"
    assert client.get("/indexes", headers={b"Authorization": "Bearer é".encode()}).status_code == 403
