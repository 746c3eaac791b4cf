"""Refuses paths of a length that no address of the site has."""

from starlette.types import ASGIApp, Receive, Scope, Send

from api.errors import FRAMEWORK_ERRORS, domain_response

MAX_PATH_BYTES = 8 * 1024
"""As sent, percent signs included. A folder that is looked up costs the square of a path's parts."""


class PathLimit:
    """Answers 404 for a path of more than MAX_PATH_BYTES, as for any unknown one."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        if scope["type"] == "http" and len(scope.get("raw_path") or b"") > MAX_PATH_BYTES:
            await domain_response(FRAMEWORK_ERRORS[404]())(scope, receive, send)
            return
        await self._app(scope, receive, send)
