"""Files of the build go out in the form that the client takes."""

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from api.site.files import IMMUTABLE, BuiltFiles

CODE = b"export const soup = 'lentils';\n" * 40
BROTLI = b"what brotli would write"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> TestClient:
    """A server of a folder as the build leaves it."""
    folder: Path = tmp_path_factory.mktemp("assets")
    (folder / "app-1.js").write_bytes(CODE)
    (folder / "app-1.js.gz").write_bytes(gzip.compress(CODE, mtime=0))
    (folder / "app-1.js.br").write_bytes(BROTLI)
    (folder / "figtree-1.woff2").write_bytes(b"font")
    return TestClient(Starlette(routes=[Mount("/assets", BuiltFiles(directory=folder))]))


def test_the_smallest_accepted_form_is_sent(client: TestClient) -> None:
    with client.stream("GET", "/assets/app-1.js", headers={"Accept-Encoding": "gzip, deflate, br"}) as answer:
        assert b"".join(answer.iter_raw()) == BROTLI
    assert answer.headers["Content-Encoding"] == "br"
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["Cache-Control"] == IMMUTABLE


def test_gzip_is_sent_where_brotli_is_not_taken(client: TestClient) -> None:
    answer = client.get("/assets/app-1.js", headers={"Accept-Encoding": "gzip"})

    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.content == CODE


def test_a_client_that_takes_neither_gets_the_file_itself(client: TestClient) -> None:
    answer = client.get("/assets/app-1.js", headers={"Accept-Encoding": "identity"})

    assert "Content-Encoding" not in answer.headers
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.content == CODE


def test_a_file_without_other_forms_is_sent_as_it_is(client: TestClient) -> None:
    answer = client.get("/assets/figtree-1.woff2", headers={"Accept-Encoding": "br"})

    assert "Content-Encoding" not in answer.headers
    assert "Vary" not in answer.headers


def test_each_form_has_a_tag_of_its_own_that_a_304_repeats(client: TestClient) -> None:
    tags = {}
    for coding in ("br", "gzip", "identity"):
        with client.stream("GET", "/assets/app-1.js", headers={"Accept-Encoding": coding}) as answer:
            tags[coding] = answer.headers["ETag"]
    again = {"Accept-Encoding": "br", "If-None-Match": tags["br"]}

    unchanged = client.get("/assets/app-1.js", headers=again)

    assert len(set(tags.values())) == 3
    assert unchanged.status_code == 304
    assert unchanged.headers["ETag"] == tags["br"]
    assert unchanged.headers["Vary"] == "Accept-Encoding"
    assert client.get("/assets/app-1.js", headers=again | {"Accept-Encoding": "gzip"}).status_code == 200


def test_head_tells_the_length_of_the_form(client: TestClient) -> None:
    head = client.head("/assets/app-1.js", headers={"Accept-Encoding": "br"})

    assert head.headers["Content-Length"] == str(len(BROTLI))
    assert head.headers["Content-Encoding"] == "br"


def test_a_range_counts_the_bytes_of_the_form(client: TestClient) -> None:
    asked = {"Accept-Encoding": "br", "Range": "bytes=5-10"}

    with client.stream("GET", "/assets/app-1.js", headers=asked) as answer:
        assert b"".join(answer.iter_raw()) == BROTLI[5:11]
    assert answer.status_code == 206
    assert answer.headers["Content-Range"] == f"bytes 5-10/{len(BROTLI)}"
    assert answer.headers["Content-Encoding"] == "br"


@pytest.mark.parametrize("suffix", [".br", ".gz"])
def test_a_compressed_form_has_no_address_of_its_own(client: TestClient, suffix: str) -> None:
    assert client.get(f"/assets/app-1.js{suffix}").status_code == 404
