"""A server process of its own, and plain sockets to it."""

import contextlib
import os
import socket
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import psutil

from dev.ports import free_port
from dev.services import application
from dev.supervisor.running import running

PATIENCE_SECONDS = 30.0


@dataclass(frozen=True)
class ServerProcess:
    """A running server."""

    port: int
    process: psutil.Process

    def connect(self) -> socket.socket:
        """Open a connection."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE_SECONDS)

    def ask(self, request: bytes) -> bytes:
        """Send bytes and return everything that comes until the server closes."""
        with self.connect() as opened:
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                opened.sendall(request)
            return read_all(opened)


def read_all(opened: socket.socket) -> bytes:
    """Return what comes until the connection is closed or reset."""
    parts = []
    with contextlib.suppress(ConnectionResetError):
        while part := opened.recv(65_536):
            parts.append(part)
    return b"".join(parts)


@contextlib.contextmanager
def server_process(*, workers: int = 1, **environment: str) -> Iterator[ServerProcess]:
    """Run the API on the parts that the environment names."""
    port = free_port()
    values: Mapping[str, str] = {**os.environ, **environment}
    with running(application.api(values, host="127.0.0.1", port=port, workers=workers)) as process:
        yield ServerProcess(port, psutil.Process(process.pid))
