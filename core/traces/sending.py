"""Sends spans by OTLP over HTTP, in batches from a thread of its own. Imported only where traces are sent."""

import contextlib
from collections.abc import Iterator, Mapping

from opentelemetry import propagate
from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_NAMESPACE, Resource
from opentelemetry.sdk.trace import Span, SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Tracer

from core.request_id import NO_REQUEST, request_id
from core.traces.errors import note_error
from core.traces.spans import Value
from core.traces.statements import traced_statements

NAMESPACE = "sufra"
PATH = "/v1/traces"
REQUEST_ID = "sufra.request_id"
EXPORT_SECONDS = 5


class RequestIds(SpanProcessor):
    """Gives each span the id of its request, which the log lines have too."""

    def on_start(self, span: Span, parent_context: Context | None = None) -> None:
        """Set the id, inside of a request or of a task that one has caused."""
        own_id = request_id.get()
        if own_id != NO_REQUEST:
            span.set_attribute(REQUEST_ID, own_id)


class SentTraces:
    """Spans that go to the collector."""

    def __init__(self, tracer: Tracer) -> None:
        self._tracer = tracer

    def span(
        self, name: str, attributes: Mapping[str, Value], carrier: Mapping[str, str]
    ) -> contextlib.AbstractContextManager[object]:
        """Return a block that is one step of the trace that `carrier` names, else of the present one."""
        context = propagate.extract(carrier) if carrier else None
        # The text of an error may quote an address or a name; its type is enough.
        return _noting_errors(self._tracer, name, attributes, context)

    def carried(self) -> Mapping[str, str]:
        """Return the headers that name the present step."""
        headers: dict[str, str] = {}
        propagate.inject(headers)
        return headers


@contextlib.contextmanager
def open_tracing(url: str, part: str) -> Iterator[SentTraces]:
    """Send spans to `url`/v1/traces inside the block, those of database statements included."""
    provider = TracerProvider(resource=Resource.create({SERVICE_NAME: part, SERVICE_NAMESPACE: NAMESPACE}))
    provider.add_span_processor(RequestIds())
    exporter = OTLPSpanExporter(endpoint=url.rstrip("/") + PATH, timeout=EXPORT_SECONDS)
    provider.add_span_processor(BatchSpanProcessor(exporter))
    tracer = provider.get_tracer(NAMESPACE)
    try:
        with traced_statements(tracer):
            yield SentTraces(tracer)
    finally:
        provider.shutdown()


@contextlib.contextmanager
def _noting_errors(
    tracer: Tracer, name: str, attributes: Mapping[str, Value], context: Context | None
) -> Iterator[object]:
    with tracer.start_as_current_span(
        name, context=context, attributes=attributes, record_exception=False, set_status_on_exception=False
    ) as span:
        try:
            yield span
        except BaseException as error:
            note_error(span, error)
            raise
