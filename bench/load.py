"""Clients that ask over and over: raw HTTP/1.1 over asyncio, so that they cost little beside what they measure."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Measured:
    """What a run came to."""

    seconds: float
    latencies_ms: Sequence[float]

    @property
    def per_second(self) -> float:
        """Answers a second over all clients."""
        return len(self.latencies_ms) / self.seconds

    def percentile(self, share: float) -> float:
        """Return the latency in ms that this share of the answers kept."""
        ordered = sorted(self.latencies_ms)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


@dataclass
class Rate:
    """How often something was done while something else was measured; the seconds are filled in at the end."""

    done: int = 0
    seconds: float = 0.0

    @property
    def per_second(self) -> float:
        """Return the rate that was reached."""
        return self.done / self.seconds


def request_bytes(method: str, url: str, body: bytes = b"", headers: Sequence[str] = ()) -> bytes:
    """Return one request as it goes over the wire, keeping the connection."""
    parts = urlsplit(url)
    target = parts.path + (f"?{parts.query}" if parts.query else "")
    lines = [f"{method} {target} HTTP/1.1", f"Host: {parts.netloc}", f"Content-Length: {len(body)}", *headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + body


async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes) -> None:
    """Send a request and read its whole answer; raises RuntimeError for anything but a 200."""
    writer.write(request)
    head = await reader.readuntil(b"\r\n\r\n")
    if b" 200 " not in head[:20]:
        raise RuntimeError(head.decode(errors="replace"))
    lower = head.lower()
    if b"transfer-encoding: chunked" in lower:
        while size := int((await reader.readline()).strip() or b"0", 16):
            await reader.readexactly(size + 2)
        await reader.readline()
    else:
        start = lower.index(b"content-length:") + 15
        await reader.readexactly(int(lower[start : lower.index(b"\r\n", start)]))


async def _run_clients(host: str, port: int, requests: Sequence[bytes], clients: int) -> Measured:
    """Send the requests once each over `clients` connections, each with its share of them.

    Each client has a loopback address of its own, since the site bounds what one address has under way.
    """
    latencies: list[float] = []

    async def client(number: int) -> None:
        share = requests[number::clients]
        own = (f"127.0.1.{number + 1}", 0) if host == "127.0.0.1" else None
        reader, writer = await asyncio.open_connection(host, port, local_addr=own)
        for request in share:
            asked = time.perf_counter()
            await ask(reader, writer, request)
            latencies.append((time.perf_counter() - asked) * 1000)
        writer.close()

    started = time.perf_counter()
    await asyncio.gather(*(client(number) for number in range(clients)))
    return Measured(time.perf_counter() - started, latencies)


def measure(url: str, requests: Sequence[bytes], *, clients: int) -> Measured:
    """Return how fast the server at `url` answers these requests."""
    parts = urlsplit(url)
    return asyncio.run(_run_clients(parts.hostname or "", parts.port or 80, requests, clients))
