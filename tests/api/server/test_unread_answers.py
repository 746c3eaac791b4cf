"""Answers that clients don't read, and those that they read slowly."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send

from api import unread_answers
from api.http_protocol import BoundedProtocol
from api.unread_answers import UnreadAnswer
from tests.api.server.connections import Transport, connections

REQUEST = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
LONG = b"x" * 30_000_000
SHORT = b"x" * 20_000
"""Less than a transport holds without asking the application to pause."""


class Timer:
    """A call that comes later, unless it is cancelled."""

    is_cancelled = False

    def __init__(self, call: Callable[[], None]) -> None:
        self.call = call

    def cancel(self) -> None:
        self.is_cancelled = True


class Loop:
    """The timers of an event loop. Time passes when a test says so."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []

    def time(self) -> float:
        return 0.0

    def call_later(self, _seconds: float, call: Callable[[], None]) -> Timer:
        self.timers.append(Timer(call))
        return self.timers[-1]

    def pass_time(self) -> None:
        """Let the last timer's time come."""
        if not self.timers[-1].is_cancelled:
            self.timers[-1].call()


def answering(body: bytes) -> uvicorn.Config:
    """A server that answers with this body."""

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        length = (b"content-length", str(len(body)).encode())
        start: Message = {"type": "http.response.start", "status": 200, "headers": [length]}
        await send(start)
        await send({"type": "http.response.body", "body": body})

    return uvicorn.Config(app, http=BoundedProtocol, ws="none", lifespan="off", log_config=None, access_log=False)


@asynccontextmanager
async def serving(config: uvicorn.Config) -> AsyncIterator[uvicorn.Server]:
    """The server on a socket of its own; yields it when it takes connections."""
    config.load()
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        opened = await asyncio.get_running_loop().create_server(
            lambda: BoundedProtocol(config, server.server_state, {}), sock=listening
        )
        server.servers = [opened]
        async with opened:
            yield server


async def ask(server: uvicorn.Server) -> socket.socket:
    """Send a request and leave its answer unread."""
    client = socket.socket()
    client.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(client, server.servers[0].sockets[0].getsockname())
    await loop.sock_sendall(client, REQUEST)
    return client


async def until(is_so: Callable[[], bool]) -> None:
    """Let the event loop go on until the condition holds."""
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_an_answer_that_is_never_read_ends_its_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread_answers, "STALL_SECONDS", 0.05)
    async with serving(answering(LONG)) as server:
        with await ask(server):
            await until(lambda: server.server_state.total_requests == 1)
            await until(lambda: not server.server_state.connections)


async def test_an_answer_that_is_read_arrives_whole() -> None:
    async with serving(answering(LONG)) as server:
        with await ask(server) as client:
            left = len(LONG)
            while left > 0:
                left -= len(await asyncio.get_running_loop().sock_recv(client, 1_000_000))


async def test_what_is_left_of_an_answer_when_the_connection_closes_has_no_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(unread_answers, "STALL_SECONDS", 0.01)
    with connections(answering(SHORT).app) as connect:
        closed_by_client, kept_open = connect("10.0.0.1"), connect("10.0.0.2")
        closed_by_client.data_received(REQUEST[:-2] + b"Connection: close\r\n\r\n")
        kept_open.data_received(REQUEST)
        await until(lambda: kept_open.cycle.response_complete)
        kept_open.timeout_keep_alive_handler()

        await until(lambda: closed_by_client.transport.is_aborted and kept_open.transport.is_aborted)


async def test_a_refusal_that_is_not_read_ends_its_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread_answers, "STALL_SECONDS", 0.01)
    with connections() as connect:
        connection = connect("10.0.0.1")
        connection.data_received(b"nonsense\r\n\r\n")

        await until(lambda: connection.transport.is_aborted)


@pytest.fixture
def loop() -> Loop:
    return Loop()


def test_who_reads_slowly_but_steadily_is_not_cut_off(loop: Loop) -> None:
    transport = Transport("10.0.0.1")
    transport.unsent_bytes = 500
    watch = UnreadAnswer(transport, loop)  # type: ignore[arg-type]

    watch.watch()
    while transport.unsent_bytes:
        transport.unsent_bytes -= 1
        loop.pass_time()

    assert watch.since is None
    assert not transport.is_aborted


def test_who_stops_reading_is_cut_off(loop: Loop) -> None:
    transport = Transport("10.0.0.1")
    transport.unsent_bytes = 500
    watch = UnreadAnswer(transport, loop)  # type: ignore[arg-type]

    watch.watch()
    for unsent_bytes in (400, 300, 300):
        assert not transport.is_aborted
        transport.unsent_bytes = unsent_bytes
        loop.pass_time()

    assert transport.is_aborted


def test_the_next_answer_has_its_own_time(loop: Loop) -> None:
    transport = Transport("10.0.0.1")
    transport.unsent_bytes = 500
    watch = UnreadAnswer(transport, loop)  # type: ignore[arg-type]
    watch.watch()
    first = loop.timers[-1]

    transport.unsent_bytes = 0
    watch.end_if_sent()
    transport.unsent_bytes = 500
    watch.watch()

    assert first.is_cancelled
    assert not loop.timers[-1].is_cancelled
