"""Answers HEAD wherever there is a GET."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class HeadRequests:
    """Asks the application with GET and sends the answer without its body.

    Paths under `own` answer HEAD themselves, without reading their files.
    """

    def __init__(self, app: ASGIApp, own: tuple[str, ...] = ()) -> None:
        self._app = app
        self._own = own

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        if scope["type"] != "http" or scope["method"] != "HEAD" or scope["path"].startswith(self._own):
            await self._app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        asked = {**scope, "method": "GET"}
        await self._app(asked, receive, send_head)
        scope["route"] = asked.get("route")  # for the request's log line
