"""`python -m api.server`: the API under uvicorn, with the same options on one machine and in a container."""

import argparse
import gc
import sys

import uvicorn
from fastapi import FastAPI

from api.app import create_app
from api.http_protocol import BoundedProtocol
from core.log_config import configure_logging
from core.metrics.serving import served_metrics
from core.settings import get_settings

SILENT_SECONDS = 60
"""After which one of several processes that says nothing is replaced. A new one says nothing until it has imported the
site: with uvicorn's own 5 seconds a busy machine replaced every process before it was ready, for ever."""
SWITCH_SECONDS = 0.0005
"""How long a thread that computes may keep the event loop waiting. A search of 3 ms waits for it twice, when it comes
and when the engine has answered: at Python's own 5 ms that is longer than all the rest."""


def served_app() -> FastAPI:
    """Return the site for one server process, with that process's logging configured."""
    configure_logging()
    sys.setswitchinterval(SWITCH_SECONDS)
    app = create_app()
    # Modules, routes and models stay as long as the process. To look through them for garbage over and over took two
    # fifths of the time of a short request.
    gc.collect()
    gc.freeze()
    return app


def main() -> None:
    """Serve until the process is told to stop."""
    parser = argparse.ArgumentParser(prog="python -m api.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--workers", type=int, default=1, help="server processes")
    parser.add_argument("--stop-seconds", type=int, default=10, help="how long open requests may take to end")
    arguments = parser.parse_args()
    configure_logging()
    proxies = [str(network) for network in get_settings().trusted_proxies]
    with served_metrics(get_settings()):
        uvicorn.run(
            "api.server:served_app",
            factory=True,
            host=arguments.host,
            port=arguments.port,
            workers=arguments.workers,
            http=BoundedProtocol,
            ws="none",
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies,
            timeout_graceful_shutdown=arguments.stop_seconds,
            timeout_worker_healthcheck=SILENT_SECONDS,
            log_config=None,
            access_log=False,
            server_header=False,
        )


if __name__ == "__main__":
    main()
