"""Writes one log line for each request, and tells metrics and traces of it."""

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.observation.facts import RequestFacts, begin_facts

log = logging.getLogger("api.requests")

CLIENT_LEFT = 499
"""The status of a request whose client closed the connection before the answer began."""
NO_CALL = "other"
"""Files, and paths that nothing answers."""


@dataclass(frozen=True, slots=True)
class AnsweredRequest:
    """A request whose answer has been sent."""

    method: str
    call: str
    """The name of the function that answered, as in OpenAPI. Paths are left out: those of mailed links are secrets."""
    status: int
    seconds: float
    """From the request's head until the last byte was handed to the connection."""
    facts: RequestFacts


Observer = Callable[[AnsweredRequest], None]


class RequestLog:
    """Logs `method call status milliseconds`, with what the request asked of cache and engine."""

    def __init__(self, app: ASGIApp, observers: Sequence[Observer] = ()) -> None:
        self._app = app
        self._observers = observers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = time.perf_counter()
        facts = begin_facts()
        status = CLIENT_LEFT

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_noted)
        finally:
            answered = AnsweredRequest(scope["method"], _call_of(scope), status, time.perf_counter() - started, facts)
            _write(answered)
            for observe in self._observers:
                observe(answered)


def _write(answered: AnsweredRequest) -> None:
    facts = answered.facts
    log.info(
        "%s %s %d %.1fms cache=%s engine=%.1fms%s",
        answered.method,
        answered.call,
        answered.status,
        answered.seconds * 1000,
        facts.cache,
        facts.engine_seconds * 1000,
        " degraded" if facts.is_degraded else "",
    )


def _call_of(scope: Scope) -> str:
    route = scope.get("route")
    return route.name if route is not None else NO_CALL
