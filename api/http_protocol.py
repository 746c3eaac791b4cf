"""HTTP/1.1 for uvicorn, with bounds on what a connection may send before a request exists and after it is answered.

uvicorn's httptools protocol bounds neither the size of a request's head (request line and headers) nor the time that it
takes, nor how long an answer waits to be read. BodyLimit bounds bodies, since it knows the endpoint.
"""

from typing import Any

import httptools
import orjson
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from api.crowding import give_way, is_trusted_proxy
from api.errors import BadRequest, HeadTooLarge, RequestTooSlow
from api.limits import visitor_address
from api.middleware.security_headers import HEADERS
from api.unread_answers import UnreadAnswer
from core.errors import DomainError

MAX_HEAD_BYTES = 64 * 1024
MAX_QUERY_BYTES = 8 * 1024
MAX_PARAMETERS = 300
"""Of a query. All are parsed on the event loop: 64 kB of the shortest would hold it for tens of milliseconds."""
MAX_HEADERS = 200
"""Each costs more time than its bytes: 64 kB of the shortest would hold the event loop for tens of milliseconds."""
HEAD_SECONDS = 10.0
LINGER_SECONDS = 5.0
"""How long the rest of a body may take once its request is answered. It is read so that the answer is not lost."""
MAX_PIPELINED = 32
"""Requests that may wait on one connection for the answers before them."""
MAX_CONNECTIONS = 1000
"""Open connections of one process. For a further one another has to give way."""
MAX_OF_VISITOR = 100
"""Open connections of one visitor. For a further one another of the same visitor has to give way. A browser opens six,
and one address may have an office behind it."""


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
        self.is_displaced = False
        self._body_since = 0.0
        self._deadline: Any = None  # a TimerHandle, of asyncio's or of uvloop's

    def connection_made(self, transport: Any) -> None:
        """Start the time for the first request, and make room where there are too many connections."""
        super().connection_made(transport)
        self.visitor = visitor_address(self.client[0]) if self.client else ""
        self._unread = UnreadAnswer(transport, self.loop)
        self._make_room()
        self._start_deadline(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the timers."""
        self._stop_deadline()
        self._unread.end()
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
        """End the head. Raises HeadTooLarge for a query that is long to parse, BadRequest if too many requests wait."""
        query = self.url.partition(b"?")[2]
        if len(query) > MAX_QUERY_BYTES or query.count(b"&") >= MAX_PARAMETERS:
            raise HeadTooLarge
        if len(self.pipeline) >= MAX_PIPELINED:
            raise BadRequest
        self._is_in_head = False
        self._unparsed_bytes = 0
        self._body_since = self.loop.time()
        self._stop_deadline()
        self._unread.end_if_sent()
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

    def pause_writing(self) -> None:
        """Let the application wait, and the client not for long."""
        super().pause_writing()
        self._unread.watch()

    def resume_writing(self) -> None:
        """Let the application go on, since the client has read."""
        super().resume_writing()
        self._unread.watch_anew()

    def on_response_complete(self) -> None:
        """Give the rest of an answered request's body little time; a connection that closes is still to be read."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._unread.watch()
        elif not self._is_in_head and not self.pipeline:
            self._start_deadline(LINGER_SECONDS)

    def timeout_keep_alive_handler(self) -> None:
        """Close the connection, since no further request has come."""
        self._close()

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
        self._close()

    @property
    def is_waiting(self) -> bool:
        """Whether the connection waits for a request, and its client has read what came before."""
        return self._is_in_head and not self._is_answering() and self._unread.since is None

    @property
    def stuck_since(self) -> float | None:
        """Since when the server waits for the rest of a body or for an answer to be read; None if it does not."""
        if self._unread.since is not None:
            return self._unread.since
        return None if self._is_in_head else self._body_since

    def displace(self) -> None:
        """End the connection in favour of another."""
        self.is_displaced = True
        self._is_refused = True
        self._stop_deadline()
        self.transport.abort()

    def _make_room(self) -> None:
        opened = [one for one in self.connections if isinstance(one, BoundedProtocol) and not one.is_displaced]
        own = [one for one in opened if one.visitor == self.visitor]
        if len(own) > MAX_OF_VISITOR and not (self.client and is_trusted_proxy(self.client[0])):
            give_way(own, self, now=self.loop.time())
        elif len(opened) > MAX_CONNECTIONS:
            give_way(opened, self, now=self.loop.time())

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
            self._close()

    def _close(self) -> None:
        # The transport waits without end until what it has is sent.
        self.transport.close()
        self._unread.watch()


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
