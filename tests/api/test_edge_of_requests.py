"""What holds for every request at the edge: numbers of thousands of digits, HEAD, unexpected errors, uploads."""

import asyncio
import logging
from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from starlette.types import ASGIApp, Message, Scope

from api import limits
from api.app import API_PATH
from api.errors import BodyExceeded
from api.limits import Limit
from api.middleware import body_limit, form_places
from api.middleware.body_limit import BodyLimit
from api.middleware.own_cookies import MAX_COOKIES, OwnCookies
from api.middleware.security_headers import HEADERS
from api.recipes import service
from tests.api.auth.steps import token_of
from tests.api.errors import assert_error
from tests.factories import Factory

DIGITS = "1" * 5000
UPLOAD = f"{API_PATH}/user/upload-profile-pic"
FORM = {"Content-Type": "multipart/form-data; boundary=x"}


@pytest.mark.parametrize("path", [f"{API_PATH}/recipes/{DIGITS}", f"{API_PATH}/recipes/mark-viewed/{DIGITS}"])
def test_a_number_of_5000_digits_is_no_recipe(client: TestClient, path: str) -> None:
    assert_error(client.get(path), 404)


def test_a_page_for_a_number_of_5000_digits_is_not_found(client: TestClient) -> None:
    answer = client.get(f"/recipe/{DIGITS}")

    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")


def test_an_unexpected_error_has_all_headers_and_is_logged_once(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: object) -> None:
        raise KeyError("secret")

    monkeypatch.setattr(service, "list_popular", fail)
    with caplog.at_level(logging.ERROR):
        answer = client.get(f"{API_PATH}/recipes/top-12")

    assert_error(answer, 500, code="internal")
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert answer.headers["x-request-id"]
    assert "secret" not in answer.text
    assert len(caplog.records) == 1


@pytest.mark.parametrize(
    "path",
    ["/", "/recipes", "/recipe/1", "/healthz", "/sitemap.xml", "/robots.txt", "/icon.svg", "/assets/app-1234.js",
     f"{API_PATH}/recipes/top-12", f"{API_PATH}/lookups/cuisines", f"{API_PATH}/recipes/1", f"{API_PATH}/openapi.json"],
)  # fmt: skip
def test_head_answers_like_get_without_a_body(client: TestClient, path: str) -> None:
    got, head = client.get(path), client.head(path)

    assert head.status_code == got.status_code
    assert head.headers["content-type"] == got.headers["content-type"]
    assert head.headers.get("content-length") == got.headers.get("content-length")
    assert head.content == b""


def test_head_of_what_only_takes_post_is_not_found(client: TestClient) -> None:
    assert client.head(f"{API_PATH}/authenticate/login").status_code == 404


@pytest.fixture
def unread() -> Iterator[list[bytes]]:
    """Notes whether a body was read: a body that records each of its parts."""
    parts: list[bytes] = []
    yield parts
    assert parts == []


@pytest.mark.parametrize("authorization", [None, "Basic eDp5", "Bearer", "Bearer x", "Bearer a.b.c"])
async def test_an_upload_without_a_valid_token_is_refused_unread(
    client: TestClient, unread: list[bytes], authorization: str | None
) -> None:
    headers = [(b"content-type", b"multipart/form-data; boundary=x")]
    headers += [(b"authorization", authorization.encode())] if authorization else []
    sent: list[Message] = []

    async def receive() -> Message:
        unread.append(b"read")
        return {"type": "http.request", "body": b"x", "more_body": True}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": UPLOAD, "headers": headers, "query_string": b""}
    await client.app(scope, receive, send)

    assert sent[0]["status"] == 401


def test_only_as_many_forms_as_allowed_are_read_at_once(
    client: TestClient, make: Factory, monkeypatch: pytest.MonkeyPatch
) -> None:
    member = make.member()
    make.committed()
    monkeypatch.setattr(form_places, "MAX_FORMS", 0)

    answer = client.post(UPLOAD, content=b"", headers={**FORM, "Authorization": f"Bearer {token_of(member)}"})

    assert_error(answer, 503, code="unavailable")


class SlowForms:
    """Forms whose bodies do not arrive until the test says so."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.read_by: list[str] = []
        self.go_on = asyncio.Event()

    async def send(self, token: str) -> int:
        """Send a form, and return the status of its answer."""
        sent: list[Message] = []

        async def receive() -> Message:
            self.read_by.append(token)
            await self.go_on.wait()
            return {"type": "http.request", "body": b"", "more_body": False}

        async def keep(message: Message) -> None:
            sent.append(message)

        authorization = (b"authorization", f"Bearer {token}".encode())
        headers = [(b"content-type", b"multipart/form-data; boundary=x"), authorization]
        scope = {"type": "http", "method": "POST", "path": UPLOAD, "headers": headers, "query_string": b""}
        await self.app(scope, receive, keep)
        return int(sent[0]["status"])


async def test_one_members_slow_forms_do_not_keep_others_from_uploading(client: TestClient, make: Factory) -> None:
    members = make.member(), make.member()
    make.committed()
    # Once each: a token made a second later is another one.
    slow, other = map(token_of, members)
    forms = SlowForms(client.app)

    async def others_form() -> int:
        while forms.read_by.count(slow) < 2:
            await asyncio.sleep(0)
        refused = [await forms.send(slow) for _ in range(3)]
        assert refused == [429] * 3
        answer = asyncio.create_task(forms.send(other))
        while other not in forms.read_by:
            await asyncio.sleep(0)
        forms.go_on.set()
        return await answer

    statuses = await asyncio.gather(forms.send(slow), forms.send(slow), others_form())

    assert statuses == [422] * 3
    assert await forms.send(slow) == 422  # the places are free again


async def test_the_limit_of_uploads_counts_before_the_form_is_read(
    client: TestClient, make: Factory, monkeypatch: pytest.MonkeyPatch
) -> None:
    member = make.member()
    make.committed()
    monkeypatch.setattr(limits, "UPLOADS", Limit("upload", 2))
    forms = SlowForms(client.app)
    forms.go_on.set()

    assert [await forms.send(token_of(member)) for _ in range(4)] == [422, 422, 429, 429]
    assert len(forms.read_by) == 2


def test_a_form_where_none_is_taken_has_the_bound_of_other_bodies(client: TestClient) -> None:
    answer = client.post(f"{API_PATH}/user/create", content=b"x" * 65_537, headers=FORM)

    assert_error(answer, 413, code="too_large")


async def test_a_body_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(body_limit, "JSON_BOUND", body_limit.JSON_BOUND._replace(seconds=0.01))
    given_up: list[BodyExceeded] = []

    async def app(_scope: object, receive: object, _send: object) -> None:
        try:
            await receive()  # type: ignore[operator]
        except BodyExceeded as error:
            given_up.append(error)

    async def never() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    await BodyLimit(app)({"type": "http", "method": "POST", "path": "/", "headers": []}, never, never)  # type: ignore[arg-type]

    assert [error.status_code for error in given_up] == [408]


@pytest.mark.parametrize(
    ("condition", "status"),
    [("{}", 304), ("W/{}", 304), ('"x", {}', 304), ("*", 304), (" * ", 304), ('"x{}"', 200), ("x{}", 200), ("", 200)],
)
def test_if_none_match_is_a_list_of_tags(client: TestClient, condition: str, status: int) -> None:
    path = f"{API_PATH}/lookups/cuisines"
    etag = client.get(path).headers["etag"]
    value = condition.format(etag.strip('"') if '"x{}"' in condition else etag)

    assert client.get(path, headers={"If-None-Match": value}).status_code == status


def test_the_openapi_document_is_made_once(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"{API_PATH}/openapi.json"
    first = client.get(path)

    def make_again(*_: object, **__: object) -> None:
        raise AssertionError("this takes long")

    monkeypatch.setattr("api.openapi.models_json_schema", make_again)

    assert client.get(path).json() == first.json()


def test_a_path_of_many_folders_is_not_found(client: TestClient) -> None:
    assert client.get("/" + "a/" * 4_000).status_code == 404
    assert_error(client.get("/" + "a/" * 32_000), 404, code="not_found")


def test_quoted_cookies_are_not_unquoted(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def unquote(_: str) -> str:
        raise AssertionError("this takes seconds for one long cookie, before Python 3.11.10")

    monkeypatch.setattr("http.cookies._unquote", unquote)
    cookie = 'a="' + '\\"' * 30_000 + '"'
    answer = client.post(f"{API_PATH}/user/activate", json={"ID": "x"}, headers={"Cookie": cookie})

    assert answer.status_code < 500


@pytest.mark.parametrize(("others", "passes"), [(MAX_COOKIES - 1, True), (MAX_COOKIES, False)])
async def test_more_cookies_than_a_browser_keeps_are_not_read(others: int, passes: bool) -> None:
    passed: list[tuple[bytes, bytes]] = []

    async def app(scope: Scope, _receive: object, _send: object) -> None:
        passed.extend(scope["headers"])

    scope = {"type": "http", "headers": [(b"cookie", b"own=1" + b";" * others)]}
    await OwnCookies(app, names=["own"])(scope, None, None)  # type: ignore[arg-type]

    assert passed == ([(b"cookie", b"own=1")] if passes else [])
