"""An API of two processes behind a proxy: what one has learned holds in the other."""

import http.client
import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from redis import Redis

from api.app import API_PATH
from api.limits import CONTACT_MESSAGES
from core.db import Database
from core.models import User
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import Settings
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.search_engine import SearchEngine
from tests.api.auth.steps import NEW_PASSWORD
from tests.api.server.site_process import PATIENCE_SECONDS, ServerProcess, server_process
from tests.dev.running_site import wait_for
from tests.factories import PASSWORD, Factory

MOST_CONNECTIONS = 90
VISITOR = "198.51.100.7"


class Process:
    """One process of the API, over a connection that it has accepted."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_SECONDS)
        self._connection.connect()
        # A connection that is lost is not opened again: another process might accept that one.
        self._connection.auto_open = 0
        self.own_port = self._connection.sock.getsockname()[1]

    def call(
        self, method: str, path: str, body: object = None, *, token: str = "", visitor: str = VISITOR
    ) -> tuple[int, Any]:
        """Send what a proxy passes on from a visitor; return the status and what the body says."""
        headers = {"X-Forwarded-For": visitor, "Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self._connection.request(method, API_PATH + path, json.dumps(body) if body is not None else None, headers)
        answer = self._connection.getresponse()
        return answer.status, json.loads(answer.read() or b"null")

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


def pid_of(server: ServerProcess, process: Process) -> int:
    """Return the id of the process that accepts the connection, once it has."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        for child in server.process.children(recursive=True):
            if any(found.raddr and found.raddr.port == process.own_port for found in child.net_connections("tcp")):
                return child.pid
    raise AssertionError("no process accepts the connection")


@pytest.fixture(scope="module")
def server(settings: Settings, redis_url: str) -> Iterator[ServerProcess]:
    """An API of two processes that trusts the proxy of this machine."""
    with server_process(workers=2, SUFRA_TRUSTED_PROXIES="127.0.0.1") as started:
        yield started


@pytest.fixture
def processes(server: ServerProcess, database: Database, redis_client: Redis) -> Iterator[tuple[Process, Process]]:
    """Both processes of the API."""
    opened: dict[int, Process] = {}
    connections: list[Process] = []
    while len(opened) < 2:
        assert len(connections) < MOST_CONNECTIONS, "one process accepts everything"
        connections.append(Process(server.port))
        opened.setdefault(pid_of(server, connections[-1]), connections[-1])
    first, second = opened.values()
    yield first, second
    for connection in connections:
        connection.close()


def sign_in(process: Process, member: User, password: str) -> str:
    """Return a token."""
    status, body = process.call("POST", "/authenticate/login", {"Email": member.email, "Password": password})
    assert status == 200, body
    return str(body["Token"])


def test_who_signs_in_at_one_process_is_signed_in_at_the_other_until_the_password_changes(
    processes: tuple[Process, Process], make: Factory
) -> None:
    member = make.member()
    make.committed()
    first, second = processes
    token = sign_in(first, member, PASSWORD)
    assert second.call("GET", "/user/my-profile", token=token)[0] == 200

    body = {"Old_Password": PASSWORD, "New_Password": NEW_PASSWORD}
    assert first.call("POST", "/user/update-password", body, token=token)[0] == 200

    assert second.call("GET", "/user/my-profile", token=token)[0] == 401
    assert sign_in(second, member, NEW_PASSWORD)


def statuses(processes: tuple[Process, Process], visitor: Callable[[int], str]) -> list[int]:
    """Call a limited endpoint once more than allowed, at each process in turn; return the statuses."""
    calls = range(CONTACT_MESSAGES.allowed + 1)
    return [processes[n % 2].call("POST", "/utils/contact-us", {}, visitor=visitor(n))[0] for n in calls]


def test_a_visitor_is_limited_by_both_processes_together(processes: tuple[Process, Process]) -> None:
    assert statuses(processes, lambda _: VISITOR)[-2:] == [422, 429]
    assert processes[0].call("POST", "/utils/contact-us", {}, visitor="198.51.100.8")[0] == 422


def test_what_a_visitor_claims_to_be_does_not_count(processes: tuple[Process, Process]) -> None:
    assert statuses(processes, lambda n: f"203.0.113.{n}, {VISITOR}")[-1] == 429


def test_kept_searches_of_both_processes_end_with_a_change(
    processes: tuple[Process, Process], make: Factory, search: SearchEngine, recipe_index: str, redis_client: Redis
) -> None:
    context = IndexerContext(make.session.get_bind(), search, redis_client)
    recipe = make.recipe("Red Lentil Soup")
    make.committed()
    drain(context, RECIPES, recipe_index)
    for process in processes * 2:
        assert titles(process) == ["Red Lentil Soup"]

    recipe.short_title = "Green Lentil Soup"
    make.committed()
    drain(context, RECIPES, recipe_index)

    for process in processes:
        wait_for(lambda process=process: titles(process) == ["Green Lentil Soup"], "the new title")


def titles(process: Process) -> list[str]:
    """What a search finds."""
    status, body = process.call("GET", "/recipes/search?Search_Text=lentil")
    assert status == 200, body
    return [found["Short_Title"] for found in body["Recipes"]]
