"""Spans of database statements, without the values in them. Imported only where traces are sent."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from opentelemetry.trace import Span, SpanKind, Tracer
from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext

from core.traces.errors import note_error

LONGEST_STATEMENT = 1000


@contextlib.contextmanager
def traced_statements(tracer: Tracer) -> Iterator[None]:
    """Record each statement of every connection of this process inside the block."""

    def begin(
        _connection: Any, _cursor: Any, statement: str, _parameters: Any, context: Any, _executemany: bool
    ) -> None:
        context.trace_span = tracer.start_span(
            statement.split(None, 1)[0].upper() if statement.strip() else "SQL",
            kind=SpanKind.CLIENT,
            attributes={"db.system.name": "postgresql", "db.query.text": statement[:LONGEST_STATEMENT]},
        )

    def end(_connection: Any, _cursor: Any, _statement: str, _parameters: Any, context: Any, _many: bool) -> None:
        _span_of(context).end()

    def fail(context: ExceptionContext) -> None:
        if context.execution_context is not None and hasattr(context.execution_context, "trace_span"):
            span = _span_of(context.execution_context)
            note_error(span, context.original_exception)
            span.end()

    listeners: dict[str, Callable[..., None]] = {
        "before_cursor_execute": begin,
        "after_cursor_execute": end,
        "handle_error": fail,
    }
    for name, listener in listeners.items():
        event.listen(Engine, name, listener)
    try:
        yield
    finally:
        for name, listener in listeners.items():
            event.remove(Engine, name, listener)


def _span_of(context: Any) -> Span:
    span: Span = context.trace_span
    return span
