"""Answers what no handler expects, inside the other wrappers: a 500 has their headers too."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.errors import unexpected_error_response


class UnexpectedErrors:
    """Logs an exception and answers 500, unless the answer has begun: then only the connection's end tells."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        has_started = False

        async def send_noted(message: Message) -> None:
            nonlocal has_started
            has_started = True
            await send(message)

        try:
            await self._app(scope, receive, send_noted)
        except Exception as error:
            if has_started:
                raise
            await unexpected_error_response(error)(scope, receive, send)
