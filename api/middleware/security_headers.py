"""Headers that every answer carries. Source: docs/product/platform.md#headers."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from core.settings import get_settings

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # positions of tooltips and menus are inline styles
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
ONE_YEAR = "max-age=31536000; includeSubDomains"


class SecurityHeaders:
    """Adds the headers to every answer, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        is_https = get_settings().public_url.scheme == "https"
        headers = HEADERS | ({"Strict-Transport-Security": ONE_YEAR} if is_https else {})
        # As they go over the wire: this runs for every answer, kept ones included.
        self._pairs = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and complete the answer's headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                present = {name for name, _ in own}
                message["headers"] = [*own, *(pair for pair in self._pairs if pair[0] not in present)]
            await send(message)

        await self._app(scope, receive, send_with_headers)
