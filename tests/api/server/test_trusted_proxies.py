"""Whose address a visitor has behind a proxy, as the limits count it."""

from collections.abc import Iterator

import pytest
from redis import Redis

from api.limits import CONTACT_MESSAGES
from core.db import Database
from core.settings import Settings, SettingsRefused, get_settings
from tests.api.server.site_process import ServerProcess, server_process

TRIES = CONTACT_MESSAGES.allowed + 1


def statuses(server: ServerProcess) -> list[bytes]:
    """Call a limited endpoint too often, each time for another visitor, and return the statuses."""
    request = (
        b"POST /api/v1.0/utils/contact-us HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Forwarded-For: 203.0.113.%d\r\n"
        b"Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
    )
    return [server.ask(request % number)[9:12] for number in range(TRIES)]


@pytest.fixture
def server(
    request: pytest.FixtureRequest, settings: Settings, database: Database, redis_client: Redis
) -> Iterator[ServerProcess]:
    """A server with the trusted proxies of the parameter."""
    with server_process(SUFRA_TRUSTED_PROXIES=request.param) as started:
        yield started


@pytest.mark.parametrize("server", ["127.0.0.1", "10.0.0.1, 127.0.0.0/8"], indirect=True)
def test_a_trusted_proxy_tells_visitors_apart(server: ServerProcess) -> None:
    assert b"429" not in statuses(server)


@pytest.mark.parametrize("server", ["", "10.0.0.0/8"], indirect=True)
def test_a_caller_that_is_no_proxy_does_not_choose_an_address(server: ServerProcess) -> None:
    assert statuses(server)[-1] == b"429"


def test_an_address_that_is_none_is_refused(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUFRA_TRUSTED_PROXIES", "proxy.example")
    get_settings.cache_clear()
    try:
        with pytest.raises(SettingsRefused, match="SUFRA_TRUSTED_PROXIES"):
            get_settings()
    finally:
        monkeypatch.undo()
        get_settings.cache_clear()
