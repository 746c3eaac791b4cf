"""The latency of two other visitors during an attack: one searches, one opens pages."""

import itertools
import threading
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from urllib.parse import quote

import httpx
import psutil

PAGES = ("/", "/sign-in", "/recipes", "/healthz")
PAUSE_SECONDS = 0.02


class Probe:
    """Asks from 127.0.0.1 until it is stopped, and keeps the latencies in ms and the largest memory in MB."""

    def __init__(self, url: str, texts: Sequence[str], server: psutil.Process) -> None:
        self.latencies: dict[str, list[float]] = defaultdict(list)
        self.failures = 0
        self.peak_mb = 0.0
        self._url = url
        self._texts = texts
        self._server = server
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=work) for work in (self._search, self._open_pages, self._watch_memory)]

    def __enter__(self) -> "Probe":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def p95(self, kind: str) -> float:
        """Return the 95th percentile of a kind of request, in ms."""
        ordered = sorted(self.latencies[kind])
        return ordered[int(len(ordered) * 0.95)] if ordered else float("nan")

    def slowest(self, kind: str) -> float:
        """Return the longest time of a kind of request, in ms."""
        return max(self.latencies[kind], default=float("nan"))

    def _search(self) -> None:
        addresses = (f"/api/v1.0/recipes/search?Limit=18&Offset=0&Search_Text={quote(text)}" for text in self._texts)
        self._ask("search", addresses)

    def _open_pages(self) -> None:
        self._ask("page", itertools.cycle(PAGES))

    def _watch_memory(self) -> None:
        while not self._stop.wait(0.1):
            self.peak_mb = max(self.peak_mb, self._server.memory_info().rss / 1e6)

    def _ask(self, kind: str, addresses: Iterator[str]) -> None:
        with httpx.Client(base_url=self._url, timeout=60) as client:
            for address in addresses:
                if self._stop.is_set():
                    return
                asked = time.perf_counter()
                try:
                    is_good = client.get(address).status_code == 200
                except httpx.HTTPError:
                    is_good = False
                self.latencies[kind].append((time.perf_counter() - asked) * 1000)
                self.failures += not is_good
                time.sleep(PAUSE_SECONDS)
