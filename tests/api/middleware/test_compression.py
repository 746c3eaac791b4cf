"""Public texts go out compressed; what belongs to one person never does."""

import gzip
from collections.abc import AsyncIterator, Callable

import pytest
from fastapi import FastAPI, Response
from fastapi.responses import StreamingResponse
from fastapi.testclient import TestClient

from api.app import API_PATH
from api.middleware.compression import MIN_BYTES, Compression
from api.middleware.head_requests import HeadRequests
from api.site.sitemap import PART
from tests.factories import Factory

TEXT = "lentils and rice " * 200
PLAIN = {"Accept-Encoding": "identity"}


async def in_parts() -> AsyncIterator[str]:
    """A text that is sent as it comes."""
    for _ in range(3):
        yield TEXT


@pytest.fixture(scope="module")
def app_client() -> TestClient:
    """A small application behind the middleware."""
    app = FastAPI()
    answers: dict[str, Callable[[], Response]] = {
        "/text": lambda: Response(TEXT, media_type="text/html", headers={"ETag": '"abc"'}),
        "/short": lambda: Response("x" * (MIN_BYTES - 1), media_type="text/plain"),
        "/picture": lambda: Response(TEXT, media_type="image/webp"),
        "/private": lambda: Response(TEXT, media_type="application/json", headers={"Cache-Control": "no-store"}),
        "/cookie": lambda: Response(TEXT, media_type="application/json", headers={"Set-Cookie": "a=b"}),
        "/kept": lambda: Response(gzip.compress(TEXT.encode()), headers={"Content-Encoding": "gzip"}),
        "/chosen": lambda: Response(TEXT, media_type="text/html", headers={"Vary": "Accept-Encoding"}),
        "/stream": lambda: StreamingResponse(in_parts(), media_type="text/plain"),
        "/unchanged": lambda: Response(status_code=304, headers={"ETag": '"abc"'}),
    }
    for path, answer in answers.items():
        app.add_api_route(path, answer, methods=["GET", "POST"], response_model=None)
    app.add_api_route("/search/all", answers["/text"], methods=["POST"], response_model=None)
    app.add_middleware(Compression, public_calls=("/search/",))
    app.add_middleware(HeadRequests)
    return TestClient(app)


def test_a_page_is_compressed_and_says_what_decided_it(app_client: TestClient) -> None:
    answer = app_client.get("/text")

    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert int(answer.headers["Content-Length"]) < len(TEXT) // 10
    assert answer.text == TEXT


@pytest.mark.parametrize("accepted", ["identity", "br", "gzip;q=0", "gzip; q=0.0, *", "", "gzip;q=none", "zip"])
def test_a_client_that_does_not_take_gzip_gets_the_plain_text(app_client: TestClient, accepted: str) -> None:
    answer = app_client.get("/text", headers={"Accept-Encoding": accepted})

    assert "Content-Encoding" not in answer.headers
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["ETag"] == '"abc"'
    assert answer.text == TEXT


@pytest.mark.parametrize("accepted", ["gzip" + " " * 1_000, "x," * 60 + "gzip", "gzip" + ",x" * 30_000])
def test_an_endless_list_of_codings_is_not_read(app_client: TestClient, accepted: str) -> None:
    assert "Content-Encoding" not in app_client.get("/text", headers={"Accept-Encoding": accepted}).headers


def test_a_list_of_codings_in_several_headers_is_read(app_client: TestClient) -> None:
    headers = [("Accept-Encoding", "br"), ("Accept-Encoding", "gzip")]

    assert app_client.get("/text", headers=headers).headers["Content-Encoding"] == "gzip"


@pytest.mark.parametrize("accepted", ["gzip", "br, GZIP;q=0.5", "*", "identity;q=0, *;q=0.1"])
def test_every_way_to_take_gzip_is_understood(app_client: TestClient, accepted: str) -> None:
    assert app_client.get("/text", headers={"Accept-Encoding": accepted}).headers["Content-Encoding"] == "gzip"


def test_the_tag_of_a_compressed_answer_is_weak(app_client: TestClient) -> None:
    assert app_client.get("/text").headers["ETag"] == 'W/"abc"'


def test_a_304_varies_as_its_200_would(app_client: TestClient) -> None:
    assert app_client.get("/unchanged").headers["Vary"] == "Accept-Encoding"


def test_head_has_the_headers_of_get(app_client: TestClient) -> None:
    head, get = app_client.head("/text"), app_client.get("/text")

    assert head.headers["Content-Length"] == get.headers["Content-Length"]
    assert head.headers["Content-Encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/short", "/picture", "/private", "/cookie", "/stream"])
def test_what_gains_nothing_or_may_tell_a_secret_stays_plain(app_client: TestClient, path: str) -> None:
    assert "Content-Encoding" not in app_client.get(path).headers


def test_an_answer_that_is_compressed_already_is_left_alone(app_client: TestClient) -> None:
    assert app_client.get("/kept").text == TEXT


def test_an_answer_whose_form_is_chosen_is_left_alone(app_client: TestClient) -> None:
    assert "Content-Encoding" not in app_client.get("/chosen").headers


def test_an_answer_for_a_member_stays_plain(app_client: TestClient) -> None:
    assert "Content-Encoding" not in app_client.get("/text", headers={"Authorization": "Bearer abc"}).headers


def test_calls_that_are_no_get_stay_plain_unless_they_are_public(app_client: TestClient) -> None:
    assert "Content-Encoding" not in app_client.post("/text").headers
    assert app_client.post("/search/all").headers["Content-Encoding"] == "gzip"


def test_the_sites_pages_and_public_calls_are_compressed(make: Factory, client: TestClient) -> None:
    soups = [make.recipe(f"Soup {number}", description="Red lentils, cumin and lemon. " * 5) for number in range(12)]
    make.committed()
    sitemap = f"/sitemap-recipes-{soups[0].id // PART}.xml"

    for path in (sitemap, f"{API_PATH}/recipes/top-12", f"{API_PATH}/openapi.json"):
        assert client.get(path).headers["Content-Encoding"] == "gzip", path
        assert client.get(path, headers=PLAIN).text == client.get(path).text, path


def test_the_answer_to_a_sign_in_stays_plain(client: TestClient) -> None:
    answer = client.post(f"{API_PATH}/authenticate", json={"Email": "a@example.org", "Password": "x" * 900})

    assert "Content-Encoding" not in answer.headers
