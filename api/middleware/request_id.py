"""Gives every request an id."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from core.request_id import HEADER, new_request_id, request_id

HEADER_BYTES = HEADER.lower().encode()


class RequestId:
    """Sets a new request id for logs and tasks, and answers it as X-Request-ID."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on with its id."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        # Never the caller's own value: it would let a stranger write into the log.
        own_id = new_request_id()
        request_id.set(own_id)

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), (HEADER_BYTES, own_id.encode())]
            await send(message)

        await self._app(scope, receive, send_with_id)
