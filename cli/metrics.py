"""`sufra metrics`: serves the state of the site to Prometheus."""

import signal
import threading
from typing import Annotated

import typer

from cli.index import plainly
from core.db import make_database
from core.images import BucketMediaStorage, media_storage
from core.redis import make_redis
from core.settings import get_settings

STATEMENT_MS = 5_000


@plainly
def serve_site_state(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 9460,
) -> None:
    """Serve the state of queues, indexes, mails and parts at /metrics until told to stop."""
    from prometheus_client import CollectorRegistry, start_http_server

    from core.metrics.site_state import SiteState

    settings = get_settings()
    database = make_database(
        settings.database_url.get_secret_value(), statement_timeout_ms=STATEMENT_MS, max_connections=1, pool_seconds=1
    )
    redis = make_redis(settings.redis_url.get_secret_value())
    storage = media_storage(settings)
    bucket = storage if isinstance(storage, BucketMediaStorage) else None
    registry = CollectorRegistry()
    registry.register(SiteState(database, redis, str(settings.search_url), bucket))
    server, thread = start_http_server(port, host, registry)
    typer.echo(f"The state of the site is at http://{host}:{port}/metrics.")
    stopped = threading.Event()
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(signal_number, lambda *_: stopped.set())
    stopped.wait()
    server.shutdown()
    server.server_close()
    thread.join()
