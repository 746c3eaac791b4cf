"""The log line of a request."""

import logging
import re
from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from core.settings import Settings
from tests.engine_away import engine_away
from tests.factories import Factory

LINE = re.compile(r"^(\w+) (\w+) (\d{3}) \d+\.\dms cache=(\S+) engine=(\d+\.\d)ms(?: (degraded))?$")


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Callable[[], list[re.Match[str]]]:
    """Returns the lines written so far, read."""
    caplog.set_level(logging.INFO, logger="api.requests")

    def read() -> list[re.Match[str]]:
        messages = [record.getMessage() for record in caplog.records if record.name == "api.requests"]
        return [match for match in map(LINE.match, messages) if match]

    return read


def test_each_request_has_one_line_with_method_call_and_status(
    client: TestClient, lines: Callable[[], list[re.Match[str]]]
) -> None:
    client.get("/healthz")
    client.get("/api/v1.0/recipes/999999")

    assert [match.group(1, 2, 3) for match in lines()] == [
        ("GET", "healthz", "200"),
        ("GET", "get_recipe", "404"),
    ]


def test_head_is_told_as_the_call_that_answers(client: TestClient, lines: Callable[[], list[re.Match[str]]]) -> None:
    client.head("/healthz")

    assert [match.group(1, 2) for match in lines()] == [("HEAD", "healthz")]


def test_a_request_with_cookies_is_told_as_its_call(
    client: TestClient, lines: Callable[[], list[re.Match[str]]]
) -> None:
    client.get("/healthz", headers={"Cookie": "analytics=1"})

    assert [match.group(1, 2) for match in lines()] == [("GET", "healthz")]


def test_a_path_and_a_query_are_never_written(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    client.get("/reset-password/a-mailed-secret?term=private")

    written = [record.getMessage() for record in caplog.records if not record.name.startswith("httpx")]
    assert [text for text in written if "mailed-secret" in text or "private" in text] == []
    assert len(written) == 1


def test_a_search_tells_cache_and_engine(
    search_client: TestClient,
    make: Factory,
    indexed: Callable[[], None],
    lines: Callable[[], list[re.Match[str]]],
) -> None:
    make.recipe(title="Harira")
    indexed()

    search_client.get("/api/v1.0/recipes/search", params={"Search_Text": "harira"})

    [line] = lines()
    assert line[4] == "miss"
    assert float(line[5]) > 0
    assert line[6] is None


def test_a_search_without_its_engine_is_told_as_degraded(
    search_client: TestClient, settings: Settings, lines: Callable[[], list[re.Match[str]]]
) -> None:
    with engine_away(search_client, settings):
        search_client.get("/api/v1.0/recipes/search", params={"Search_Text": "harira"})

    assert [match[6] for match in lines()] == ["degraded"]
