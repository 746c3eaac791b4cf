"""The attacks: each a function that goes on until it is told to stop, from addresses of its own."""

import contextlib
import io
import itertools
import json
import os
import secrets
import socket
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import httpx
from PIL import Image, PngImagePlugin

from dev.project import PROJECT

API = "/api/v1.0"
KNOWN_WORDS = ("chicken", "rice", "lamb", "yogurt", "onion", "garlic", "mint", "lemon", "saffron", "bread")
FACETS = [facet["counted"] for facet in json.loads((PROJECT / "search-config/recipes/facets.json").read_bytes())]
COMBINING = "a" + "\u0301\u0327" * 80_000
"""320 kB whose normalisation took 40 s before it was bounded."""
MOST_HELD = 1_100
"""Connections that one attacker holds: more than a process has."""
LONG_ANSWERS = f"GET {API}/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n".encode() * 30
HALF_BODY = f"POST {API}/user/create HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n".encode()


@dataclass(frozen=True)
class Target:
    """The site that is attacked, the tokens of eight members, and where an attack notes what it was answered."""

    url: str
    tokens: Sequence[str]
    stop: threading.Event
    statuses: Counter[str] = field(default_factory=Counter)

    def client(self, address: str) -> httpx.Client:
        """Return a client that connects from this address of the loopback network."""
        transport = httpx.HTTPTransport(local_address=address, verify=False, limits=httpx.Limits(max_connections=200))
        return httpx.Client(base_url=self.url, transport=transport, timeout=120)

    def post(self, client: httpx.Client, path: str, **options: Any) -> None:
        """Send a call and note how it was answered."""
        try:
            self.statuses[str(client.post(f"{API}/{path}", **options).status_code)] += 1
        except httpx.HTTPError as error:
            self.statuses[type(error).__name__] += 1


Attack = Callable[[Target], None]


def run_until_stopped(attack: Attack, url: str, tokens: Sequence[str], stop: Any, answers: Any) -> None:
    """Attack from this process until the event `stop` of another one is set; put the counted answers into a queue."""
    os.nice(19)  # an attacker's machine is another one; here it shares the site's processors
    is_over = threading.Event()

    def end() -> None:
        stop.wait()
        is_over.set()

    threading.Thread(target=end, daemon=True).start()
    target = Target(url, tokens, is_over)
    attack(target)
    answers.put(dict(target.statuses))


def long_name(target: Target) -> None:
    """H1: sign-ups with a name of 160,000 combining marks, and with one just below the bound of a body."""
    with target.client("127.0.1.1") as client:
        for name in itertools.cycle((COMBINING, COMBINING[:15_000])):
            if target.stop.is_set():
                return
            body = {"Email": "n@example.org", "FullName": name, "Password": "Abcdef1!"}
            target.post(client, "user/create", json=body)


def endless_head(target: Target) -> None:
    """H2: eight connections that send headers without an end, as fast as they are taken."""
    parts = urlsplit(target.url)
    lines = b"".join(b"X-%06d: b\r\n" % number for number in range(2_000))

    def send() -> None:
        while not target.stop.is_set():
            with contextlib.suppress(OSError), socket.create_connection((parts.hostname, parts.port or 80)) as sent:
                sent.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n")
                for _ in range(3_000):
                    sent.sendall(lines)
            target.statuses["closed"] += 1

    _at_once(8, send)


def held_connections(target: Target) -> None:
    """One visitor opens more connections than a process has. Bodies never arrive, or answers are not read."""
    parts = urlsplit(target.url)
    opened: deque[socket.socket] = deque()
    while not target.stop.is_set():
        with contextlib.suppress(OSError):
            address = (parts.hostname or "", parts.port or 80)
            held = socket.create_connection(address, timeout=1, source_address=("127.0.1.8", 0))
            held.sendall(HALF_BODY if len(opened) % 10 else LONG_ANSWERS)
            opened.append(held)
            target.statuses["opened"] += 1
        if len(opened) > MOST_HELD:
            opened.popleft().close()
            time.sleep(0.01)
    for held in opened:
        held.close()


def huge_pictures(target: Target) -> None:
    """H3: eight members who upload at once the largest pictures that are taken, and one that is not."""
    pictures = [_png(4000, 4000), _png(6324, 6324), _jpeg(7000, 5700)]

    def send(token: str) -> None:
        with target.client("127.0.1.3") as client:
            for picture in itertools.cycle(pictures):
                if target.stop.is_set():
                    return
                files = {"file": ("a.png", picture + secrets.token_bytes(8))}
                target.post(
                    client, "user/upload-profile-pic", files=files, headers={"Authorization": f"Bearer {token}"}
                )

    with ThreadPoolExecutor(len(target.tokens)) as threads:
        list(threads.map(send, target.tokens))


def passwords_at_once(target: Target) -> None:
    """H5: sixty sign-ups at once from one address, and sign-ins from eighty addresses."""

    def sign_up(number: int) -> None:
        with target.client("127.0.1.5") as client:
            body = {"Email": f"s{secrets.token_hex(6)}@example.org", "FullName": "Some Body", "Password": "Abcdef1!x"}
            target.post(client, "user/create", json=body)

    def sign_in(number: int) -> None:
        with target.client(f"127.0.2.{number + 1}") as client:
            body = {"Email": "unknown@example.org", "Password": "Abcdef1!"}
            target.post(client, "authenticate/login", json=body)

    while not target.stop.is_set():
        with ThreadPoolExecutor(140) as threads:
            for number in range(60):
                threads.submit(sign_up, number)
            for number in range(80):
                threads.submit(sign_in, number)


def heavy_searches(target: Target) -> None:
    """M7: four clients, each with ten searches of ten known words, facets and highlighting in one request."""

    def send(number: int) -> None:
        with target.client(f"127.0.3.{number + 1}") as client:
            for turn in itertools.count():
                if target.stop.is_set():
                    return
                target.post(client, "search/multi-search", json=_heavy(turn))

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(send, range(4)))


def waiting_for_the_database(target: Target) -> None:
    """M2: sixty requests at a time that need PostgreSQL. It is frozen meanwhile."""

    def send() -> None:
        with target.client("127.0.1.6") as client:
            while not target.stop.is_set():
                target.statuses[str(client.get(f"{API}/recipes/top-12").status_code)] += 1
                time.sleep(0.2)

    _at_once(60, send)


def waiting_for_redis(target: Target) -> None:
    """M2: sixty requests at a time that are counted in Redis. It is frozen meanwhile."""

    def send() -> None:
        with target.client("127.0.1.7") as client:
            while not target.stop.is_set():
                body = {"Email": f"{secrets.token_hex(4)}@example.org"}
                target.post(client, "authenticate/forgot-password", json=body)
                time.sleep(0.2)

    _at_once(60, send)


def _at_once(count: int, send: Callable[[], None]) -> None:
    with ThreadPoolExecutor(count) as threads:
        for done in [threads.submit(send) for _ in range(count)]:
            done.result()


def _heavy(turn: int) -> dict[str, Any]:
    words = list(KNOWN_WORDS)
    queries = []
    for number in range(10):
        shift = (turn + number) % 10
        text = " ".join([*words[shift:], *words[:shift]])
        queries.append(
            {
                "indexUid": "recipes",
                "q": text,
                "hitsPerPage": 10,
                "facets": FACETS,
                "attributesToHighlight": ["Short_Title"],
            }
        )
    return {"queries": queries}


def _png(width: int, height: int) -> bytes:
    info = PngImagePlugin.PngInfo()
    info.add_text("made", secrets.token_hex(8))
    return _encoded(Image.new("RGBA", (width, height), (200, 60, 40, 128)), format="PNG", pnginfo=info)


def _jpeg(width: int, height: int) -> bytes:
    return _encoded(Image.new("RGB", (width, height), (200, 60, 40)), format="JPEG", quality=30)


def _encoded(image: Image.Image, **options: Any) -> bytes:
    written = io.BytesIO()
    image.save(written, **options)
    return written.getvalue()
