"""Runs the engine behind its routes until it is told to stop."""

from __future__ import annotations

import logging
import signal
import sys
from pathlib import Path

import uvicorn

from dev.services.search.engine import Engine
from dev.services.search.http.app import build_app

# How long the thread that works on tasks may run before searches get their turn.
SWITCH_SECONDS = 0.001


def serve(host: str, port: int, data_dir: Path, master_key: str | None) -> None:
    """Serve until SIGTERM or SIGINT. Raises DataDirectoryError; a taken port ends the process with status 1."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    sys.setswitchinterval(SWITCH_SECONDS)
    engine = Engine(data_dir, master_key)
    engine.start()
    config = uvicorn.Config(
        build_app(engine),
        host=host,
        port=port,
        loop="uvloop",
        http="httptools",
        lifespan="off",
        access_log=False,
        log_level="warning",
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
    )
    # The server raises the signal that ended it once more when it is done; a handler that does nothing makes that
    # a clean end.
    for ending in (signal.SIGTERM, signal.SIGINT):
        signal.signal(ending, lambda *_: None)
    try:
        uvicorn.Server(config).run()
    finally:
        engine.stop()
