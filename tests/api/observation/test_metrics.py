"""The metrics of a running API, as Prometheus scrapes them."""

from redis import Redis

from core.db import Database
from core.settings import Settings
from dev.ports import free_port
from tests.api.observation.scraping import scrape
from tests.api.server.site_process import server_process


def test_each_answered_request_is_counted_by_call_and_status(
    settings: Settings, database: Database, redis_client: Redis
) -> None:
    port = free_port()
    with server_process(SUFRA_METRICS_PORT=str(port)) as server:
        for _ in range(3):
            server.ask(b"GET /api/v1.0/recipes/999999 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        samples = scrape(port)

    labels = frozenset({("call", "get_recipe"), ("method", "GET"), ("status", "404")})
    assert samples["sufra_requests_total", labels] == 3
    assert samples["sufra_request_seconds_count", frozenset({("call", "get_recipe")})] == 3


def test_the_metrics_are_no_page_of_the_site(settings: Settings, database: Database, redis_client: Redis) -> None:
    with server_process(SUFRA_METRICS_PORT=str(free_port())) as server:
        answer = server.ask(b"GET /metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")

    assert b" 404 " in answer.splitlines()[0]
