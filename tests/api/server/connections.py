"""Connections to the HTTP protocol without sockets: a test says what their clients send, and what they have read."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

from api.http_protocol import BoundedProtocol


class Transport(asyncio.Transport):
    """A connection from an address. Nothing that is written leaves its buffer until a test says so."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.is_aborted = False
        self.is_closed = False
        self.unsent_bytes = 0

    def get_write_buffer_size(self) -> int:
        """Return what the client has not read."""
        return self.unsent_bytes

    def write(self, data: Any) -> None:
        """Put it into the buffer."""
        self.unsent_bytes += len(data)

    def close(self) -> None:
        """Note that it ends once the client has read everything."""
        self.is_closed = True

    def abort(self) -> None:
        """Note the end."""
        self.is_aborted = True

    def is_closing(self) -> bool:
        """Tell whether it ends."""
        return self.is_aborted or self.is_closed


class Connection(BoundedProtocol):
    """The protocol on such a transport."""

    transport: Transport


Connect = Callable[[str], Connection]


@contextlib.contextmanager
def connections(app: Any = None) -> Iterator[Connect]:
    """Yield what opens a connection from an address; all of them belong to one process."""
    state: Any = SimpleNamespace(connections=set(), tasks=set(), default_headers=[], total_requests=0)
    config: Any = SimpleNamespace(
        loaded=True, loaded_app=app, ws_protocol_class=None, root_path="", asgi_version="3.0",
        limit_concurrency=None, timeout_keep_alive=5, reset_contextvars=False,
    )  # fmt: skip
    opened: list[Connection] = []

    def connect(address: str) -> Connection:
        connection = Connection(config, state, {})
        connection.connection_made(Transport(address))
        opened.append(connection)
        return connection

    try:
        yield connect
    finally:
        for connection in opened:
            connection.connection_lost(ConnectionResetError())
