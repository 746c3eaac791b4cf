"""Which connection ends when there are too many of them."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from starlette.types import Receive, Scope, Send

from api import crowding, http_protocol
from core.settings import Settings, get_settings
from tests.api.server.connections import Connect, Connection, connections

HALF_BODY = b"POST /user HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n12345"


async def never(_scope: Scope, _receive: Receive, _send: Send) -> None:
    """An application that takes its time."""
    await asyncio.Event().wait()


@pytest.fixture
async def connect(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Connect]:
    """Opens connections of one process, of which clients are slow at once."""
    monkeypatch.setattr(crowding, "SLOW_SECONDS", -1.0)
    with connections(never) as opened:
        yield opened


def ended(*opened: Connection) -> list[int]:
    """The places of those that have given way."""
    return [place for place, one in enumerate(opened) if one.transport.is_aborted]


async def test_one_visitor_has_a_hundred_connections(connect: Connect) -> None:
    opened = [connect("10.0.0.1") for _ in range(103)]

    assert ended(*opened) == [0, 1, 2]
    assert ended(connect("10.0.0.2")) == []


async def test_all_addresses_of_one_ipv6_network_are_one_visitor(connect: Connect) -> None:
    opened = [connect(f"2001:db8:0:7::{number:x}") for number in range(101)]

    assert ended(*opened) == [0]


async def test_a_visitor_whose_connections_are_all_busy_gets_no_further_one(
    connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "MAX_OF_VISITOR", 2)
    opened = [connect("10.0.0.1") for _ in range(2)]
    for one in opened:
        one.data_received(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")

    assert ended(*opened, connect("10.0.0.1")) == [2]


async def test_a_trusted_proxy_has_any_number(connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "MAX_OF_VISITOR", 2)
    monkeypatch.setenv("SUFRA_TRUSTED_PROXIES", "10.0.0.0/24")
    get_settings.cache_clear()
    try:
        assert ended(*[connect("10.0.0.1") for _ in range(4)]) == []
        assert ended(*[connect("10.0.1.1") for _ in range(4)]) == [0, 1]
    finally:
        monkeypatch.undo()
        get_settings.cache_clear()


async def test_in_a_full_process_who_waits_for_a_request_gives_way_before_who_sends_slowly(
    connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "MAX_CONNECTIONS", 3)
    opened = [connect(address) for address in ("10.0.0.1", "10.0.0.1", "10.0.0.2")]
    for one in opened[:2]:
        one.data_received(HALF_BODY)

    assert ended(*opened, connect("10.0.0.3")) == [2]


async def test_in_a_full_process_the_visitor_with_most_connections_loses_its_slowest_body(
    connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "MAX_CONNECTIONS", 3)
    opened = [connect(address) for address in ("10.0.0.1", "10.0.0.2", "10.0.0.2")]
    for one in opened:
        one.data_received(HALF_BODY)

    assert ended(*opened, connect("10.0.0.3")) == [1]


async def test_in_a_full_process_an_unread_answer_gives_way(connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "MAX_CONNECTIONS", 3)
    opened = [connect(address) for address in ("10.0.0.1", "10.0.0.2", "10.0.0.2")]
    for one in opened:
        one.data_received(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    opened[1].transport.unsent_bytes = 100_000
    opened[1].pause_writing()

    assert ended(*opened, connect("10.0.0.3")) == [1]


async def test_who_has_only_begun_to_send_does_not_give_way(connect: Connect, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "MAX_CONNECTIONS", 1)
    monkeypatch.setattr(crowding, "SLOW_SECONDS", 3600.0)
    first = connect("10.0.0.1")
    first.data_received(HALF_BODY)

    assert ended(first, connect("10.0.0.2")) == [1]


async def test_connections_that_come_at_once_each_displace_another_one(
    connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "MAX_CONNECTIONS", 3)
    opened = [connect("10.0.0.1") for _ in range(3)]

    assert ended(*opened, connect("10.0.0.2"), connect("10.0.0.3")) == [0, 1]
