"""Serves a part's metrics over HTTP, summed over its processes."""

import contextlib
import os
import signal
import sys
import tempfile
from collections.abc import Iterator

from core.settings import Settings

FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
"""Where each process keeps its counts in a file; prometheus_client reads it when it is first imported."""


@contextlib.contextmanager
def served_metrics(settings: Settings) -> Iterator[None]:
    """Serve the metrics of this process and its children at `/metrics` of the configured port, inside the block.

    Does nothing unless `SUFRA_METRICS_PORT` is set. Enter it once for each part, in its first process, before
    anything imports `prometheus_client` or forks. Raises OSError when the port is taken.
    """
    if settings.metrics_port is None:
        yield
        return
    # uvicorn raises the signal that has ended it once more: this block ends then, as at an exception.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    with tempfile.TemporaryDirectory(prefix="sufra-metrics-") as folder:
        os.environ[FOLDER_VARIABLE] = folder

        from prometheus_client import CollectorRegistry, start_http_server
        from prometheus_client.multiprocess import MultiProcessCollector

        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        server, thread = start_http_server(settings.metrics_port, settings.metrics_host, registry)
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
