"""Malformed and hostile bodies: the answer is always the one error body, and never a 500."""

import json
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from redis import Redis

from api.app import API_PATH
from tests.api.auth.steps import token_of
from tests.api.errors import assert_error
from tests.factories import Factory

ENDPOINTS = [
    "/user/create",
    "/user/activate",
    "/user/update-name",
    "/user/update-password",
    "/user/upload-profile-pic",
    "/authenticate/login",
    "/authenticate/forgot-password",
    "/authenticate/reset-password",
]
FIELDS = ("Email", "FullName", "Password", "ID", "New_Password", "Old_Password", "New_Full_Name", "file")


def every_field(value: object) -> bytes:
    """A body with this in all fields that any form has."""
    return json.dumps(dict.fromkeys(FIELDS, value)).encode()


def raw_fields(value: str) -> bytes:
    """The same, with a value that is no JSON of Python's."""
    return ("{" + ",".join(f'"{name}":{value}' for name in FIELDS) + "}").encode()


HOSTILE = {
    "nothing": b"",
    "a space": b" ",
    "null": b"null",
    "true": b"true",
    "a number": b"7",
    "a text": b'"Email"',
    "an empty list": b"[]",
    "a list of forms": b'[{"Email":"a@example.org"}]',
    "an empty form": b"{}",
    "half a form": b'{"Email":',
    "a comma too many": b'{"Email":"a@example.org",}',
    "single quotes": b"{'Email':'a@example.org'}",
    "text after the form": b'{"Email":"a@example.org"} x',
    "a NUL byte": b"\x00",
    "broken UTF-8": b'{"Email":"\xff\xfe\xfa"}',
    "a surrogate in UTF-8": b'{"Email":"\xed\xa0\x80"}',
    "UTF-16": every_field("x").decode().encode("utf-16"),
    "a byte order mark": b"\xef\xbb\xbf" + every_field("x"),
    "null everywhere": every_field(None),
    "true everywhere": every_field(True),
    "numbers everywhere": every_field(7),
    "lists everywhere": every_field(["a@example.org"]),
    "forms everywhere": every_field({"Email": "a@example.org"}),
    "empty texts": every_field(""),
    "spaces": every_field(" \u00a0\u2003\t\n"),
    "NUL characters": every_field("\x00"),
    "NUL inside": every_field("amina\x00@example.org"),
    "lone surrogates": raw_fields('"\\ud800"'),
    "surrogates the wrong way round": raw_fields('"\\udc00\\ud800"'),
    "zero-width characters": every_field("\u200b\u200d\ufeff\u2060"),
    "right-to-left override": every_field("\u202egro.elpmaxe@anima"),
    "emoji": every_field("😀" * 20),
    "controls": every_field("".join(map(chr, range(1, 32)))),
    "very long texts": every_field("x" * 100_000),
    "long digits": raw_fields("9" * 5000),
    "huge numbers": raw_fields("1e999999"),
    "NaN": raw_fields("NaN"),
    "infinity": raw_fields("-Infinity"),
    "the same key twice": b'{"Email":"a@example.org","Email":7,"ID":"a","ID":7}',
    "a deep list": b"[" * 50_000 + b"]" * 50_000,
    "a deep form": b'{"Email":' * 5_000 + b"1" + b"}" * 5_000,
    "SQL": every_field("'; DROP TABLE users; --"),
    "a template": every_field("{{7*7}}${7*7}%s%n"),
    "two megabytes": every_field("x" * 262_144),
}
TYPES = ["text/plain", "application/xml", "application/x-www-form-urlencoded", "multipart/form-data", "", "x"]


@pytest.fixture
def headers(make: Factory) -> dict[str, str]:
    """The header of a signed-in member."""
    member = make.member()
    make.committed()
    return {"Authorization": f"Bearer {token_of(member)}"}


@pytest.mark.parametrize("path", ENDPOINTS)
def test_a_hostile_body_gets_the_one_error_body(
    path: str, client: TestClient, headers: dict[str, str], redis_client: Redis
) -> None:
    for name, body in HOSTILE.items():
        redis_client.flushdb()
        response = client.post(API_PATH + path, content=body, headers={**headers, "Content-Type": "application/json"})
        if path == "/user/update-name" and response.status_code == 200:
            assert response.json()["Full_Name"].isprintable(), name  # people may be called almost anything
            continue
        assert response.status_code in (400, 401, 413, 422), f"{name}: {response.status_code} {response.text}"
        assert_error(response, response.status_code)


@pytest.mark.parametrize("content_type", TYPES)
@pytest.mark.parametrize("path", ENDPOINTS)
def test_a_form_of_another_type_is_refused(
    path: str, content_type: str, client: TestClient, headers: dict[str, str]
) -> None:
    response = client.post(
        API_PATH + path, content=every_field("amina@example.org"), headers={**headers, "Content-Type": content_type}
    )

    assert_error(response, response.status_code)
    assert response.status_code in (400, 415, 422)


@pytest.mark.parametrize("value", ["0", "-1", "x", "+5", "9" * 5000])
def test_a_length_that_is_no_length_breaks_nothing(client: TestClient, value: str) -> None:
    headers = {"Content-Type": "application/json", "Content-Length": value}

    assert client.post(f"{API_PATH}/authenticate/login", content=b"{}", headers=headers).status_code in (413, 422)


def chunks(start: bytes, megabytes: int) -> Iterator[bytes]:
    """A body that doesn't say how long it is."""
    yield start
    for _ in range(megabytes * 16):
        yield b"0" * 65_536


@pytest.mark.parametrize("path", ENDPOINTS[:4])
def test_an_endless_form_is_cut_off(path: str, client: TestClient, headers: dict[str, str]) -> None:
    response = client.post(
        API_PATH + path, content=chunks(b'{"Email":"', 2), headers={**headers, "Content-Type": "application/json"}
    )

    assert_error(response, 413, code="too_large")


@pytest.mark.parametrize("kind", ["multipart/form-data", "Multipart/Form-Data"])
def test_an_endless_picture_is_cut_off(client: TestClient, headers: dict[str, str], kind: str) -> None:
    start = b'--x\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\n\r\n'
    response = client.post(
        f"{API_PATH}/user/upload-profile-pic",
        content=chunks(start, 9),
        headers={**headers, "Content-Type": f"{kind}; boundary=x"},
    )

    assert_error(response, 413, code="picture_too_large")
    assert response.json()["Error"] == "Image file is too large. Maximum size is 2MB."


HOSTILE_TOKENS = ["", ".", "..", "a.b.c", "null", "W" * 8_000, "eyJhbGciOiJub25lIn0..", "W1tbW1tb" * 900 + ".e30.e30"]


@pytest.mark.parametrize("token", HOSTILE_TOKENS, ids=lambda token: token[:20] or "empty")
def test_a_token_of_any_shape_is_no_token(client: TestClient, token: str) -> None:
    for scheme in ("Bearer", "bearer", "Basic", "Digest"):
        response = client.get(f"{API_PATH}/user/my-profile", headers={"Authorization": f"{scheme} {token}"})

        assert_error(response, 401, code="not_authenticated")
        assert response.headers["WWW-Authenticate"] == "Bearer"


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (b'{"Email":', "The request's body is not valid JSON."),
        (b"[]", "The request's body has to be a JSON object."),
    ],
)
def test_what_is_no_form_is_called_so(client: TestClient, body: bytes, sentence: str) -> None:
    answer = client.post(f"{API_PATH}/user/create", content=body, headers={"Content-Type": "application/json"})

    assert_error(answer, 422)
    assert answer.json()["Error"] == sentence
