"""What a connection may send before there is a request. Each test speaks to a server process over a socket."""

import socket
import time
from collections.abc import Iterator

import pytest

from api import http_protocol
from core.settings import Settings
from tests.api.server.connections import connections
from tests.api.server.site_process import ServerProcess, read_all, server_process

START = b"GET /healthz HTTP/1.1\r\nHost: a\r\n"
WHOLE = START + b"\r\n"


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[ServerProcess]:
    """A running server."""
    with server_process() as started:
        yield started


ENDLESS = {
    "small headers": START + b"X-aaaa: b\r\n" * 500_000,
    "one header's value": START + b"X-a: " + b"b" * 5_000_000,
    "one header's name": START + b"b" * 5_000_000,
    "an address": b"GET /" + b"a" * 5_000_000,
    "line breaks": b"\r\n" * 2_000_000,
    "a head behind another request": WHOLE + START + b"X-aaaa: b\r\n" * 500_000,
    "a chunk's extension": b"POST /healthz HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;"
    + b"a" * 5_000_000,
    "a trailer": b"POST /healthz HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: " + b"a" * 5_000_000,
    "trailers": b"POST /healthz HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"X: a\r\n" * 900_000,
}


def read_answer(opened: socket.socket) -> bytes:
    """Read one whole answer of /healthz; its head and its body may come apart."""
    answer = b""
    while not answer.endswith(b'{"status":"alive"}'):
        part = opened.recv(65_536)
        assert part, answer
        answer += part
    return answer


@pytest.mark.parametrize("request_bytes", ENDLESS.values(), ids=ENDLESS.keys())
def test_an_endless_head_is_cut_off(server: ServerProcess, request_bytes: bytes) -> None:
    before = server.process.memory_info().rss

    answer = server.ask(request_bytes)

    assert not answer or b" 431 " in answer or b" 405 " in answer or b" 400 " in answer or b" 200 OK" in answer
    assert server.process.memory_info().rss - before < 20_000_000
    assert b" 200 OK" in server.ask(START + b"Connection: close\r\n\r\n")


def test_a_head_that_is_too_large_gets_the_one_error_body(server: ServerProcess) -> None:
    answer = server.ask(START + b"X-a: " + b"b" * 65_536)

    assert answer.startswith(b"HTTP/1.1 431 ")
    assert b'"Code":"head_too_large"' in answer
    assert b"nosniff" in answer
    assert b"Connection: close" in answer


def test_a_head_has_at_most_200_headers(server: ServerProcess) -> None:
    others = START.count(b"\r\n") - 1

    assert server.ask(START + b"X-a: b\r\n" * (200 - others - 1) + b"Connection: close\r\n\r\n").startswith(
        b"HTTP/1.1 200 "
    )
    assert server.ask(START + b"X-a: b\r\n" * (201 - others) + b"\r\n").startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    ("query", "status"),
    [
        (b"a" * http_protocol.MAX_QUERY_BYTES, b"200"),
        (b"a" * (http_protocol.MAX_QUERY_BYTES + 1), b"431"),
        (b"a&" * (http_protocol.MAX_PARAMETERS - 1), b"200"),
        (b"a&" * http_protocol.MAX_PARAMETERS, b"431"),
    ],
    ids=["long", "too long", "of many parameters", "of too many parameters"],
)
def test_a_query_that_is_long_to_parse_is_refused(server: ServerProcess, query: bytes, status: bytes) -> None:
    answer = server.ask(b"GET /healthz?" + query + b" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")

    assert answer.startswith(b"HTTP/1.1 " + status)


def test_a_head_of_60_kilobytes_is_read(server: ServerProcess) -> None:
    head = START + b"".join(b"X-%d: %s\r\n" % (number, b"b" * 1000) for number in range(59))

    assert server.ask(head + b"Connection: close\r\n\r\n").startswith(b"HTTP/1.1 200 ")


def test_what_is_no_http_gets_the_one_error_body(server: ServerProcess) -> None:
    answer = server.ask(b"\x16\x03\x01\x00\xa5\x01\x00\r\n\r\n")

    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"Code":"bad_request"' in answer


def test_requests_in_a_row_on_one_connection_are_answered(server: ServerProcess) -> None:
    answer = server.ask(WHOLE * 3 + START + b"Connection: close\r\n\r\n")

    assert answer.count(b"HTTP/1.1 200 OK") == 4


def test_requests_that_are_sent_without_waiting_are_bounded(server: ServerProcess) -> None:
    answer = server.ask(WHOLE * 5_000)

    assert answer.count(b"HTTP/1.1 200 OK") <= http_protocol.MAX_PIPELINED + 2


def test_an_upgrade_is_answered_as_plain_http(server: ServerProcess) -> None:
    answer = server.ask(START + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n" + b"x" * 100_000)

    assert answer.startswith(b"HTTP/1.1 200 ")


def test_a_slow_head_is_cut_off_after_ten_seconds(server: ServerProcess) -> None:
    started = time.monotonic()
    with server.connect() as silent, server.connect() as half, server.connect() as breaks:
        half.sendall(START)
        breaks.sendall(WHOLE)
        assert b" 200 OK" in read_answer(breaks)
        breaks.sendall(b"\r\n")
        assert b" 408 " in read_all(half)
        assert read_all(silent) == b""
        assert b" 408 " in read_all(breaks)
    assert 8 < time.monotonic() - started < 20


def test_the_rest_of_an_answered_requests_body_has_five_seconds(server: ServerProcess) -> None:
    with server.connect() as opened:
        opened.sendall(START + b"Content-Length: 1000000\r\n\r\nx")
        assert b" 200 OK" in read_answer(opened)
        opened.sendall(b"y")
        assert read_all(opened) == b""


async def test_beyond_the_limit_the_address_with_the_most_idle_connections_loses_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(http_protocol, "MAX_CONNECTIONS", 5)
    addresses = ["10.0.0.1", "10.0.0.2", "10.0.0.2", "10.0.0.2", "10.0.0.3", "10.0.0.4"]

    with connections() as connect:
        transports = [connect(address).transport for address in addresses]

        assert [transport.is_aborted for transport in transports] == [False, True, False, False, False, False]
