"""Bounds the size of request bodies and the time they take, before an endpoint reads them."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack
from re import Pattern
from typing import Any, NamedTuple

from fastapi.dependencies.models import Dependant
from fastapi.params import Form
from fastapi.routing import APIRoute
from starlette.concurrency import run_in_threadpool
from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api import limits
from api.auth.identity import NotAuthenticated, read_claims
from api.errors import BodyExceeded, RequestTooSlow, TooLarge, domain_response
from api.limits import count_call
from api.middleware.form_places import FormPlaces
from core.errors import DomainError
from core.images.rejections import PictureTooLarge
from core.imports.files import MAX_UPLOAD_BYTES
from core.settings import get_settings

MAX_JSON_BYTES = 64 * 1024
"""More than any form of the product needs."""
MAX_FORM_BYTES = 8 * 1024 * 1024
"""Forms carry pictures, each of which has a bound of its own."""
MAX_DIGITS = 18
"""Of an announced length; Python refuses to parse numbers of thousands of digits."""
BODY_SECONDS = 30.0
UPLOAD_SECONDS = 900.0
"""200 MB at 2 Mbit/s; only staff upload files."""
BINARY_TYPE = "application/octet-stream"
BINARY_BODY: Mapping[str, Any] = {BINARY_TYPE: {"schema": {"type": "string", "format": "binary"}}}
"""The `content` of a body that is a file, for `openapi_extra`; an endpoint with it takes MAX_UPLOAD_BYTES."""

Paths = tuple[Pattern[str], ...]
Headers = Mapping[bytes, bytes]


def form_paths(routes: Iterable[tuple[str, APIRoute]]) -> Paths:
    """Return the paths of the endpoints that read a multipart form; each comes with its prefix."""
    return tuple(compile_path(prefix + route.path)[0] for prefix, route in routes if _takes_form(route.dependant))


def upload_paths(routes: Iterable[tuple[str, APIRoute]]) -> Paths:
    """Return the paths of the endpoints whose body is a file; each comes with its prefix."""
    return tuple(compile_path(prefix + route.path)[0] for prefix, route in routes if _takes_file(route))


class UploadTooLarge(DomainError):
    """The file has more bytes than an import takes."""

    status = 413
    code = "upload_too_large"
    sentence = f"That file is larger than {MAX_UPLOAD_BYTES // 1_000_000} MB. Please export it in parts."


class Bound(NamedTuple):
    """How large a kind of body may be, how long it may take, and what a larger one is answered."""

    max_bytes: int
    seconds: float
    refusal: type[DomainError]


JSON_BOUND = Bound(MAX_JSON_BYTES, BODY_SECONDS, TooLarge)
FORM_BOUND = Bound(MAX_FORM_BYTES, BODY_SECONDS, PictureTooLarge)
FILE_BOUND = Bound(MAX_UPLOAD_BYTES, UPLOAD_SECONDS, UploadTooLarge)


class BodyLimit:
    """Answers 413 to a body that is too large and 408 to one that is too slow.

    Multipart forms, at `forms`, may be larger than other bodies, and files, at `uploads`, much larger. Before one is
    read it needs a valid token and a place among the forms that are being read, and counts as an upload of its member.
    """

    def __init__(self, app: ASGIApp, forms: Paths = (), uploads: Paths = ()) -> None:
        self._app = app
        self._forms = forms
        self._uploads = uploads
        self._places = FormPlaces()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and count the bytes of its body."""
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        is_form = headers.get(b"content-type", b"").lower().startswith(b"multipart/") and _is_at(self._forms, scope)
        is_file = _is_at(self._uploads, scope)
        bound = FILE_BOUND if is_file else FORM_BOUND if is_form else JSON_BOUND
        with ExitStack() as held:
            try:
                member_id = _member_of(headers) if is_form or is_file else None
                if _announces_more(headers, bound.max_bytes):
                    raise bound.refusal()
                if member_id is not None:
                    held.enter_context(self._places.take(member_id))
                    await run_in_threadpool(count_call, limits.UPLOADS, str(member_id))
            except DomainError as refusal:
                await domain_response(refusal)(scope, receive, send)
                return
            await self._app(scope, _bounded(receive, bound), send)


def _is_at(paths: Paths, scope: Scope) -> bool:
    return any(path.match(scope["path"]) for path in paths)


def _member_of(headers: Headers) -> int:
    """Return whose token the request has. Raises NotAuthenticated or AuthenticationExpired."""
    scheme, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    if scheme.lower() != "bearer":
        raise NotAuthenticated
    return read_claims(token.strip(), get_settings()).user_id


def _announces_more(headers: Headers, max_bytes: int) -> bool:
    announced = headers.get(b"content-length", b"0")
    return announced.isdigit() and (len(announced) > MAX_DIGITS or int(announced) > max_bytes)


def _bounded(receive: Receive, bound: Bound) -> Receive:
    """Return a `receive` that raises BodyExceeded for the byte and for the second beyond the bounds."""
    deadline = asyncio.get_running_loop().time() + bound.seconds
    received_bytes = 0
    is_complete = False

    async def receive_bounded() -> Message:
        nonlocal received_bytes, is_complete
        if is_complete:  # what is awaited now is the client's leaving
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise BodyExceeded(RequestTooSlow()) from None
        is_complete = not message.get("more_body", False)
        received_bytes += len(message.get("body", b""))
        if received_bytes > bound.max_bytes:
            raise BodyExceeded(bound.refusal())
        return message

    return receive_bounded


def _takes_form(dependant: Dependant) -> bool:
    return any(isinstance(part.field_info, Form) for one in _walk(dependant) for part in one.body_params)


def _takes_file(route: APIRoute) -> bool:
    body = (route.openapi_extra or {}).get("requestBody", {})
    return BINARY_TYPE in body.get("content", {})


def _walk(dependant: Dependant) -> Iterator[Dependant]:
    yield dependant
    for dependency in dependant.dependencies:
        yield from _walk(dependency)
