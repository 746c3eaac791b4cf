"""A search engine whose address is known before it runs: settings can name it, and only tests that search start it."""

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

from dev.data_dir import secret
from dev.ports import free_port
from dev.services import search_engine
from dev.supervisor.running import running


class ReservedEngine:
    """A local engine that holds its port. Until it runs, connections to it are refused at once."""

    def __init__(self, data_dir: Path) -> None:
        self._data_dir = data_dir
        self._port = free_port()
        # Bound without SO_REUSEADDR: other test processes that look for a free port pass it over.
        self._reservation = socket.socket()
        self._reservation.bind(("127.0.0.1", self._port))
        self.address = search_engine.Engine(f"http://127.0.0.1:{self._port}", secret(data_dir, "search-master-key"))

    @contextlib.contextmanager
    def running(self) -> Iterator[search_engine.Engine]:
        """Run the engine at its address while the block lasts."""
        self.release()
        service = search_engine.prepare(
            self._data_dir, port=self._port, master_key=self.address.master_key, meilisearch=None
        )
        with running(service):
            yield self.address

    def release(self) -> None:
        """Give the port up."""
        self._reservation.close()
