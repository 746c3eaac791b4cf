"""One call of the protocol: who may make it, its parameters, its body."""

from __future__ import annotations

import zlib
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import orjson
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from dev.services.search.checking import MAX_INTEGER, listed
from dev.services.search.engine import Engine
from dev.services.search.errors import ApiError, error_body
from dev.services.search.keys import Grant, invalid_key

MAX_BODY_BYTES = 100 * 1024 * 1024
JSON = "application/json"


class Call:
    """What a handler works with; `grant` says on which indexes the caller may act."""

    def __init__(self, request: Request, engine: Engine, grant: Grant) -> None:
        self.request = request
        self.engine = engine
        self.grant = grant

    def index_uid(self) -> str:
        """Return the index of the path. Raises ApiError when the key does not reach it or it cannot be one."""
        uid = str(self.request.path_params["index_uid"])
        check_index_uid(uid)
        if not self.grant.allows(uid):
            allowed = orjson.dumps(self.grant.indexes).decode()
            raise ApiError(
                "invalid_api_key", f"The API key cannot acces the index `{uid}`, authorized indexes are {allowed}."
            )
        return uid

    def parameters(self, known: Collection[str]) -> dict[str, str]:
        """Return the query parameters, all of which must be known."""
        given = dict(self.request.query_params)
        for name in given:
            if name not in known:
                raise ApiError("bad_request", f"Unknown parameter `{name}`: expected one of {listed(known)}")
        return given

    async def body(self) -> bytes:
        """Return the body, unpacked. Raises ApiError when it is too large or packed in an unknown way."""
        packed = bytearray()
        async for chunk in self.request.stream():
            packed += chunk
            if len(packed) > MAX_BODY_BYTES:
                raise too_large()
        encoding = self.request.headers.get("content-encoding", "identity")
        if encoding == "identity":
            return bytes(packed)
        if encoding not in ("gzip", "deflate"):
            raise ApiError("unsupported_media_type", f"The Content-Encoding `{encoding}` is not supported.", status=415)
        return await run_in_threadpool(unpacked, bytes(packed))

    async def json(self) -> Any:
        """Return the JSON of the body. Raises ApiError when it is missing, malformed, or of another type."""
        check_content_type(self.request, (JSON,))
        body = await self.body()
        if not body.strip():
            raise ApiError("missing_payload", "A json payload is missing.")
        try:
            return orjson.loads(body)
        except orjson.JSONDecodeError as error:
            raise ApiError("malformed_payload", f"The json payload provided is malformed. `{error}`.") from error

    async def enqueue(self, kind: str, index_uid: str | None, **members: Any) -> dict[str, Any]:
        """Return the receipt of a new task, which is on the disk; `customMetadata` of the call goes with it."""
        metadata = self.request.query_params.get("customMetadata")
        # Off the event loop: it waits for the disk.
        task = await run_in_threadpool(self.engine.enqueue, kind, index_uid, custom_metadata=metadata, **members)
        return task.receipt()


Handler = Callable[[Call], Awaitable[Response]]
Endpoint = Callable[[Request], Awaitable[Response]]


def endpoint(engine: Engine, action: str | None, handler: Handler) -> Endpoint:
    """Return the handler behind the check of the key; `action` None needs no key."""

    async def answer_call(request: Request) -> Response:
        try:
            grant = Grant() if action is None else engine.keys.authorize(request.headers.get("authorization"), action)
            return await handler(Call(request, engine, grant))
        except ApiError as error:
            return answer(error.body(), error.status)

    return answer_call


def answer(body: Any, status: int = 200) -> Response:
    return Response(orjson.dumps(body), status, media_type=JSON)


def unexpected(request: Request, error: Exception) -> Response:
    return answer(error_body("internal", "An internal error has occurred."), 500)


def unknown_route(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    message = f"This engine does not know `{request.method} {request.url.path}`."
    return answer(error_body("method_not_allowed" if status == 405 else "not_found", message), status)


def check_content_type(request: Request, accepted: Collection[str]) -> str:
    header = request.headers.get("content-type")
    if header is None:
        raise ApiError(
            "missing_content_type",
            f"A Content-Type header is missing. Accepted values for the Content-Type header are: {listed(accepted)}",
            status=415,
        )
    kind = header.partition(";")[0].strip().lower()
    if kind not in accepted:
        raise ApiError(
            "invalid_content_type",
            f"The Content-Type `{header}` is invalid. Accepted values for the Content-Type header are: "
            f"{listed(accepted)}",
        )
    return kind


def check_index_uid(uid: Any, where: str = "", code: str = "invalid_index_uid") -> str:
    if not (isinstance(uid, str) and len(uid.encode()) <= 512 and uid and is_plain(uid)):
        place = f"Invalid value at `{where}`: " if where else ""
        raise ApiError(
            code,
            f"{place}`{uid}` is not a valid index uid. Index uid can be an integer or a string containing only "
            "alphanumeric characters, hyphens (-) and underscores (_), and can not be more than 512 bytes.",
        )
    return uid


def is_plain(uid: str) -> bool:
    return uid.isascii() and all(letter.isalnum() or letter in "-_" for letter in uid)


def check_reach(grant: Grant, uid: str) -> None:
    if not grant.allows(uid):
        raise invalid_key()


def count_parameter(given: dict[str, str], name: str, default: int, code: str) -> int:
    text = given.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and int(text) <= MAX_INTEGER):
        raise ApiError(code, f"Invalid value in parameter `{name}`: could not parse `{text}` as a positive integer")
    return int(text)


def unpacked(packed: bytes) -> bytes:
    inflate = zlib.decompressobj(wbits=zlib.MAX_WBITS | 32)
    try:
        body = inflate.decompress(packed, MAX_BODY_BYTES + 1)
    except zlib.error as error:
        raise ApiError("malformed_payload", f"The body cannot be unpacked: {error}.") from error
    if len(body) > MAX_BODY_BYTES:
        raise too_large()
    if not inflate.eof:
        raise ApiError("malformed_payload", "The body cannot be unpacked: it is cut off.")
    return body


def too_large() -> ApiError:
    return ApiError(
        "payload_too_large",
        f"The provided payload reached the size limit. The maximum accepted payload size is "
        f"{MAX_BODY_BYTES // 1024 // 1024} MiB.",
    )
