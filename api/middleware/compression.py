"""Compresses what the application writes anew for each request: pages and public JSON."""

import gzip
from dataclasses import dataclass
from functools import cached_property

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.content_coding import accepted_coding

MIN_BYTES = 1000
"""Below this an answer fits into the first packet anyway."""
LEVEL = 3
"""Of 9. Measured on eighteen cards (13 kB): 0.07 ms, 4.1 kB; level 6 takes twice as long for 3 % less. On openapi.json
(80 kB): 0.4 ms, 10.5 kB; level 6 takes 1.0 ms for 16 % less. Brotli would be one more package for a few percent."""
TEXTS = ("application/json", "application/xml", "application/manifest+json", "text/")


@dataclass(frozen=True)
class KeptText:
    """A public text, kept to be sent again."""

    body: bytes

    @cached_property
    def compressed(self) -> bytes:
        """The body as gzip: made once, however often it is sent."""
        return compress(self.body)

    @property
    def size(self) -> int:
        """Bytes of the body."""
        return len(self.body)


@dataclass(frozen=True)
class PackedText:
    """A public text that is kept as gzip alone: a small part of a long one, so that many can be kept."""

    compressed: bytes
    size: int
    """Bytes of the body."""

    @classmethod
    def of(cls, body: bytes) -> "PackedText":
        """Return the body, compressed."""
        return cls(compress(body), len(body))

    @property
    def body(self) -> bytes:
        """The body, unpacked anew each time."""
        return gzip.decompress(self.compressed)


def kept_response(scope: Scope, text: KeptText | PackedText, media_type: str, *, cache_control: str) -> Response:
    """Return the text in its kept compressed form, where `Compression` would otherwise make it each time anew."""
    headers = {"Cache-Control": cache_control}
    if text.size >= MIN_BYTES:
        headers["Vary"] = "Accept-Encoding"
    if not _may_compress(scope, text.size):
        return Response(text.body, media_type=media_type, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(text.compressed, media_type=media_type, headers=headers)


def compress(body: bytes) -> bytes:
    """Return the body as gzip. Equal bodies give equal bytes."""
    return gzip.compress(body, LEVEL, mtime=0)


def _may_compress(scope: Scope, size: int) -> bool:
    """Tell whether a public text of so many bytes goes out compressed: it is long enough, and the caller accepts gzip.

    Not to callers with Authorization, for the reason that `Compression` gives.
    """
    return size >= MIN_BYTES and not _is_personal(scope) and accepted_coding(scope, ("gzip",)) is not None


def _is_personal(scope: Scope) -> bool:
    return any(name == b"authorization" for name, _ in scope["headers"])


class Compression:
    """Sends public texts as gzip to clients that accept it.

    Never what belongs to one person: a compressed answer that holds a secret beside something that a stranger chose
    tells the secret by its length. So it leaves alone requests with Authorization, answers with `no-store` or a new
    cookie, and every call that is no GET, except those whose paths begin with one of `public_calls`.

    Answers of several parts, such as files and streams, pass as they are. So do those whose `Vary` names
    Accept-Encoding: their form is chosen.
    """

    def __init__(self, app: ASGIApp, public_calls: tuple[str, ...] = ()) -> None:
        self._app = app
        self._public_calls = public_calls

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and compress its answer."""
        if scope["type"] != "http" or not self._is_public(scope):
            await self._app(scope, receive, send)
            return
        start: Message | None = None

        async def send_compressed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and _may_be_compressed(message):
                start = message
                return
            if start is not None:
                begun, start = start, None
                is_whole = message["type"] == "http.response.body" and not message.get("more_body", False)
                for part in _compressed(scope, begun, message) if is_whole else (begun, message):
                    await send(part)
                return
            await send(message)

        await self._app(scope, receive, send_compressed)

    def _is_public(self, scope: Scope) -> bool:
        is_public_call = scope["method"] == "GET" or scope["path"].startswith(self._public_calls)
        return is_public_call and not _is_personal(scope)


def _may_be_compressed(start: Message) -> bool:
    headers = Headers(raw=start.get("headers", []))
    if start["status"] == 304:
        return "etag" in headers
    return (
        headers.get("content-type", "").startswith(TEXTS)
        and not any(name in headers for name in ("content-encoding", "content-range", "set-cookie"))
        and "accept-encoding" not in headers.get("vary", "").lower()  # its form is chosen
        and "no-store" not in headers.get("cache-control", "")
    )


def _compressed(scope: Scope, start: Message, message: Message) -> tuple[Message, Message]:
    """Return both messages of a whole answer; what the request accepts decides, and `Vary` says so."""
    headers = MutableHeaders(raw=list(start.get("headers", [])))
    body = message.get("body", b"")
    if len(body) >= MIN_BYTES or start["status"] == 304:
        headers.add_vary_header("Accept-Encoding")
    if _may_compress(scope, len(body)):
        body = compress(body)
        headers["Content-Encoding"] = "gzip"
        headers["Content-Length"] = str(len(body))
        if "etag" in headers:
            # The tag names the plain bytes; weak, it names both forms.
            headers["ETag"] = "W/" + headers["etag"].removeprefix("W/")
    return {**start, "headers": headers.raw}, {**message, "body": body}
