"""Bounds what a request may send, before anybody reads it."""

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.errors import CODES, error_response

MB = 1024 * 1024
MAX_JSON_BYTES = 1 * MB
MAX_FORM_BYTES = 8 * MB
"""Forms carry pictures, each of which has a bound of its own."""
MOST_DIGITS = 18
"""Of an announced length; Python refuses to read numbers of thousands."""
PICTURE_TOO_LARGE = "Image file is too large. Maximum size is 2MB."


class BodyLimit:
    """Answers 413 to a body that is too large: at once if it says so itself, else when it turns out to be."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, counting what comes."""
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        is_form = headers.get(b"content-type", b"").lower().startswith(b"multipart/")
        largest = MAX_FORM_BYTES if is_form else MAX_JSON_BYTES
        code, too_large = CODES[413]
        sentence = PICTURE_TOO_LARGE if is_form else too_large
        announced = headers.get(b"content-length", b"0")
        if announced.isdigit() and (len(announced) > MOST_DIGITS or int(announced) > largest):
            await error_response(413, code, sentence)(scope, receive, send)
            return
        came = 0

        async def receive_counted() -> Message:
            nonlocal came
            message = await receive()
            came += len(message.get("body", b""))
            if came > largest:
                # Of the framework's own kind: it takes any other for a body that can't be parsed.
                raise HTTPException(413, sentence)
            return message

        await self._app(scope, receive_counted, send)
