"""PostgreSQL or Redis is stopped by SIGSTOP: it keeps its connections and answers nothing.

All requests are answered while it is frozen. How fast: `.venv/bin/python -m bench.abuse`.
"""

import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from sqlalchemy.orm import Session

from api.app import API_PATH
from api.limits import FORGOTTEN_PASSWORDS
from core.settings import Settings
from dev.services.search_engine import Engine
from tests.e2e.parts import Parts, migrate, separate_parts
from tests.factories import Factory

NEED_DATABASE = (
    f"{API_PATH}/recipes/1",
    f"{API_PATH}/recipes/top-12",
    f"{API_PATH}/lookups/cuisines",
    f"{API_PATH}/recipes/mark-viewed/1",
    "/sitemap.xml",
    "/recipe/1",
    "/s/nothing",
)
NEED_NOTHING = ("/", "/sign-in", "/share.png", "/media/nothing.webp", "/healthz")
WAITING = 60
PATIENCE_SECONDS = 15.0
"""Several times what an answer takes on a quiet machine, and less than what waiting for a frozen part took before."""


@pytest.fixture(scope="module")
def parts(settings: Settings, search_service: Engine) -> Iterator[Parts]:
    """A site whose parts these tests may freeze. There is one recipe."""
    with tempfile.TemporaryDirectory(prefix="sufra-frozen-") as folder:
        data_dir = Path(folder)
        data_dir.chmod(0o711)  # PostgreSQL may run under another account
        with separate_parts(data_dir) as opened:
            opened.postgres.start()
            opened.redis.start()
            migrate(opened.database)
            with Session(opened.database) as session:
                Factory(session).recipe("Lentil Soup")
                session.commit()
            opened.api.start()
            yield opened


@pytest.fixture
def client(parts: Parts) -> Iterator[httpx.Client]:
    """A client of the site, which answers from all parts."""
    limits = httpx.Limits(max_connections=100)
    with httpx.Client(base_url=parts.url, timeout=PATIENCE_SECONDS, limits=limits) as opened:
        assert opened.get("/recipe/1").status_code == 200
        yield opened


@pytest.fixture
def frozen_database(parts: Parts, client: httpx.Client) -> Iterator[None]:
    """PostgreSQL is frozen."""
    parts.postgres.freeze()
    yield
    parts.postgres.thaw()
    wait_until_answered(client)


@pytest.fixture
def frozen_redis(parts: Parts, client: httpx.Client) -> Iterator[None]:
    """Redis is frozen."""
    parts.redis.freeze()
    yield
    parts.redis.thaw()


def ask_to_reset(client: httpx.Client, number: int) -> httpx.Response:
    """Ask for a reset mail."""
    return client.post(f"{API_PATH}/authenticate/forgot-password", json={"Email": f"nobody{number}@example.org"})


def wait_until_answered(client: httpx.Client) -> None:
    """Wait until the database's pages are there again."""
    until = time.monotonic() + 20
    while client.get("/recipe/1").status_code != 200:
        assert time.monotonic() < until


def test_a_frozen_database_is_answered_with_503(client: httpx.Client, frozen_database: None) -> None:
    with ThreadPoolExecutor(WAITING) as threads:
        waiting = [threads.submit(client.get, NEED_DATABASE[number % len(NEED_DATABASE)]) for number in range(WAITING)]
        pages = {path: client.get(path).status_code for path in NEED_NOTHING}
        answers = [one.result() for one in waiting]

    assert {answer.status_code for answer in answers} == {503}
    assert all(answer.headers["Retry-After"] for answer in answers)
    assert {path: status for path, status in pages.items() if status not in (200, 404)} == {}


def test_a_recipes_page_is_the_shell_while_the_database_is_away(client: httpx.Client, frozen_database: None) -> None:
    for path in ("/recipe/1", "/s/nothing"):
        answer = client.get(path)

        assert answer.status_code == 503
        assert answer.headers["content-type"].startswith("text/html")
        assert "<title>" in answer.text


def test_readyz_names_a_frozen_database(client: httpx.Client, frozen_database: None) -> None:
    with ThreadPoolExecutor(20) as threads:
        answers = list(threads.map(lambda _: client.get("/readyz"), range(20)))

    assert {answer.json()["database"] for answer in answers} == {"down"}


def test_with_a_frozen_redis_the_process_keeps_the_limits_by_itself(client: httpx.Client, frozen_redis: None) -> None:
    with ThreadPoolExecutor(WAITING) as threads:
        waiting = [threads.submit(ask_to_reset, client, number) for number in range(WAITING)]
        pages = {path: client.get(path).status_code for path in NEED_NOTHING}
        answers = [one.result() for one in waiting]

    assert Counter(answer.status_code for answer in answers) == {
        200: FORGOTTEN_PASSWORDS.allowed,
        429: WAITING - FORGOTTEN_PASSWORDS.allowed,
    }
    assert {path: status for path, status in pages.items() if status not in (200, 404)} == {}
    assert client.get("/readyz").json()["redis"] == "down"
