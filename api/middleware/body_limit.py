"""Bounds the size of request bodies before an endpoint reads them."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.errors import BodyExceeded, TooLarge, domain_response
from core.images.rejections import PictureTooLarge

MAX_JSON_BYTES = 64 * 1024
"""More than any form of the product needs."""
MAX_FORM_BYTES = 8 * 1024 * 1024
"""Forms contain pictures, each of which has its own limit."""
MAX_DIGITS = 18
"""Of an announced length; Python refuses to parse numbers of thousands of digits."""


class BodyLimit:
    """Answers 413 to a body that is too large: at once if its announced length says so, else while it arrives."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and count the bytes of its body."""
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        is_form = headers.get(b"content-type", b"").lower().startswith(b"multipart/")
        max_bytes = MAX_FORM_BYTES if is_form else MAX_JSON_BYTES
        error = PictureTooLarge() if is_form else TooLarge()
        announced = headers.get(b"content-length", b"0")
        if announced.isdigit() and (len(announced) > MAX_DIGITS or int(announced) > max_bytes):
            await domain_response(error)(scope, receive, send)
            return
        received_bytes = 0

        async def receive_counted() -> Message:
            nonlocal received_bytes
            message = await receive()
            received_bytes += len(message.get("body", b""))
            if received_bytes > max_bytes:
                raise BodyExceeded(error)
            return message

        await self._app(scope, receive_counted, send)
