"""HTTP/1.1 for uvicorn, with bounds on what a connection may send before a request exists and after it is answered.

uvicorn's httptools protocol bounds neither the size of a request's head (request line and headers) nor the time that it
takes. BodyLimit bounds bodies, since it knows the endpoint.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import httptools
import orjson
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from api.errors import BadRequest, HeadTooLarge, RequestTooSlow
from api.middleware.security_headers import HEADERS
from core.errors import DomainError

MAX_HEAD_BYTES = 64 * 1024
MAX_HEADERS = 200
"""Each costs more time than its bytes: 64 kB of the shortest would hold the event loop for tens of milliseconds."""
HEAD_SECONDS = 10.0
LINGER_SECONDS = 5.0
"""How long the rest of a body may take once its request is answered. It is read so that the answer is not lost."""
MAX_PIPELINED = 32
"""Requests that may wait on one connection for the answers before them."""
MAX_CONNECTIONS = 1000
"""Open connections of one process. A further one displaces a connection that waits for a request."""


class BoundedProtocol(HttpToolsProtocol):
    """Closes a connection whose request head exceeds 64 kB or 200 headers, or takes more than ten seconds."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._unparsed_bytes = 0
        """Bytes since the last part of a body, or since the last head: of a head, or of what surrounds chunks."""
        self._header_bytes = 0
        self._header_count = 0
        self._is_in_head = True
        self._is_refused = False
        self.waiting_since = self.loop.time()
        """When the last request was complete, in seconds of the event loop's clock."""
        self._deadline: Any = None  # a TimerHandle, of asyncio's or of uvloop's

    def connection_made(self, transport: Any) -> None:
        """Start the time for the first request."""
        super().connection_made(transport)
        if len(self.connections) > MAX_CONNECTIONS:
            _displace(self.connections, self)
        self._start_deadline(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the timer."""
        self._stop_deadline()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what came. Refuse the connection when the head of a request is too large or is no HTTP."""
        self._unset_keepalive_if_required()
        if self._is_refused:
            return
        self._unparsed_bytes += len(data)
        if self._is_in_head and self._deadline is None:
            self._start_deadline(HEAD_SECONDS)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            # No other protocol is spoken here: the request is answered as HTTP/1.1, and what follows it is not read.
            self._is_refused = True
            if self.cycle is not None:
                self.cycle.keep_alive = False
        except httptools.HttpParserCallbackError as error:
            cause = error.__context__
            self.refuse(cause if isinstance(cause, DomainError) else BadRequest())
        except httptools.HttpParserError:
            self.refuse(BadRequest())
        else:
            if self._unparsed_bytes > MAX_HEAD_BYTES:
                self.refuse(HeadTooLarge())

    def on_message_begin(self) -> None:
        """Begin to count a head. Its first bytes came with the body before it if requests are pipelined."""
        super().on_message_begin()
        self._header_bytes = 0
        self._header_count = 0
        if self._deadline is None:
            self._start_deadline(HEAD_SECONDS)

    def on_url(self, url: bytes) -> None:
        """Count the address. Raises HeadTooLarge."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count the header. Raises HeadTooLarge."""
        self._header_count += 1
        if self._header_count > MAX_HEADERS:
            raise HeadTooLarge
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """End the head. Raises BadRequest when too many requests wait already."""
        if len(self.pipeline) >= MAX_PIPELINED:
            raise BadRequest
        self._is_in_head = False
        self._unparsed_bytes = 0
        self._stop_deadline()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Pass a part of the body on."""
        self._unparsed_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End the request; the next head may begin."""
        super().on_message_complete()
        self._is_in_head = True
        self._unparsed_bytes = 0
        self.waiting_since = self.loop.time()
        self._stop_deadline()

    def on_response_complete(self) -> None:
        """Give the rest of an answered request's body little time."""
        super().on_response_complete()
        if not self._is_in_head and not self.pipeline and not self.transport.is_closing():
            self._start_deadline(LINGER_SECONDS)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP with the one error body."""
        self.refuse(BadRequest())

    def refuse(self, error: DomainError) -> None:
        """Close the connection, with an answer where no other is being sent."""
        self._is_refused = True
        self._stop_deadline()
        if self.transport.is_closing():
            return
        if not self._is_answering():
            self.transport.write(_refusal(error))
        self.transport.close()

    def is_waiting(self) -> bool:
        """Tell whether the connection waits for a request."""
        return self._is_in_head and not self._is_answering()

    def displace(self) -> None:
        """End the connection in favour of another."""
        self._is_refused = True
        self._stop_deadline()
        self.transport.abort()

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        return cycle is not None and not cycle.response_complete

    def _count(self, size: int) -> None:
        self._header_bytes += size
        if self._header_bytes > MAX_HEAD_BYTES:
            raise HeadTooLarge

    def _start_deadline(self, seconds: float) -> None:
        self._stop_deadline()
        self._deadline = self.loop.call_later(seconds, self._end_late)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end_late(self) -> None:
        self._deadline = None
        if self._is_answering():
            # Nothing is read while an answer takes long, so the next head may be late for no fault of the client's.
            self._start_deadline(HEAD_SECONDS)
        elif self._is_in_head and self._unparsed_bytes:
            self.refuse(RequestTooSlow())
        else:
            self.transport.close()


def _displace(connections: Iterable[Any], newest: BoundedProtocol) -> None:
    """End the connection that waits longest of the address with the most waiting ones; else the newest itself."""
    waiting = [
        one for one in connections if one is not newest and isinstance(one, BoundedProtocol) and one.is_waiting()
    ]
    if not waiting:
        newest.displace()
        return
    address = Counter(_address(one) for one in waiting).most_common(1)[0][0]
    min((one for one in waiting if _address(one) == address), key=lambda one: one.waiting_since).displace()


def _address(protocol: BoundedProtocol) -> str:
    return protocol.client[0] if protocol.client else ""


def _refusal(error: DomainError) -> bytes:
    body = orjson.dumps({"Error": error.shown, "message": error.shown, "Code": error.code})
    headers = HEADERS | {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
        "Connection": "close",
    }
    lines = b"".join(f"{name}: {value}\r\n".encode() for name, value in headers.items())
    return STATUS_LINE[error.status] + lines + b"\r\n" + body
