"""The traces of the API: a span of each request, and of each call of the search engine.

Imported only where traces are sent: `core.traces`.
"""

from types import SimpleNamespace
from typing import Any

import aiohttp
from opentelemetry.trace import Span, Status, StatusCode, get_current_span
from starlette.types import ASGIApp, Receive, Scope, Send

from api.observation.request_log import AnsweredRequest
from core.traces import span
from core.traces.errors import note_error
from core.traces.spans import Value

SERVER_ERROR = 500


class TracedRequests:
    """Begins a trace with each request. Never with that of the caller: a stranger could write into those of others."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        with span("request"):
            await self._app(scope, receive, send)


def describe_request(answered: AnsweredRequest) -> None:
    """Complete the span of the request that was answered. The path is left out: that of a mailed link is a secret."""
    found, facts = get_current_span(), answered.facts
    found.update_name(f"{answered.method} {answered.call}")
    found.set_attributes(
        {
            "http.request.method": answered.method,
            "http.response.status_code": answered.status,
            "sufra.cache": facts.cache,
            "sufra.engine_ms": round(facts.engine_seconds * 1000, 1),
            "sufra.degraded": facts.is_degraded,
        }
    )
    if answered.status >= SERVER_ERROR:
        found.set_status(Status(StatusCode.ERROR))


def traced_engine_calls() -> aiohttp.TraceConfig:
    """Return what tells aiohttp to record each call as a span."""
    config = aiohttp.TraceConfig()
    config.on_request_start.append(_begin)
    config.on_request_end.append(_end)
    config.on_request_exception.append(_fail)
    return config


async def _begin(_: aiohttp.ClientSession, call: SimpleNamespace, begun: aiohttp.TraceRequestStartParams) -> None:
    attributes: dict[str, Value] = {"http.request.method": begun.method, "url.path": begun.url.path}
    call.block = span("search engine", attributes)
    call.span = call.block.__enter__()


async def _end(_: aiohttp.ClientSession, call: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
    found: Any = call.span
    if isinstance(found, Span):
        found.set_attribute("http.response.status_code", ended.response.status)
    call.block.__exit__(None, None, None)


async def _fail(_: aiohttp.ClientSession, call: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams) -> None:
    if isinstance(call.span, Span):
        note_error(call.span, failed.exception)
    call.block.__exit__(None, None, None)
