"""A collector of traces for tests: it takes OTLP over HTTP and keeps the spans."""

import contextlib
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span, Status

PATIENCE_SECONDS = 60.0


@dataclass(frozen=True)
class SentSpan:
    """A span as it arrived."""

    part: str
    span: Span

    @property
    def name(self) -> str:
        """What the step is called."""
        return self.span.name

    @property
    def attributes(self) -> dict[str, str | int | float | bool]:
        """Its attributes, by name."""
        return {
            each.key: getattr(each.value, each.value.WhichOneof("value") or "string_value")
            for each in self.span.attributes
        }

    @property
    def has_failed(self) -> bool:
        """Whether the step ended with an error."""
        return bool(self.span.status.code == Status.STATUS_CODE_ERROR)

    def is_child_of(self, other: "SentSpan") -> bool:
        """Tell whether the other step contains this one."""
        return bool(self.span.parent_span_id == other.span.span_id and self.span.trace_id == other.span.trace_id)


@dataclass
class Collector:
    """What has arrived so far."""

    url: str = ""
    spans: list[SentSpan] = field(default_factory=list)
    changed: threading.Condition = field(default_factory=threading.Condition)

    def take(self, body: bytes) -> None:
        """Keep the spans of one request."""
        request = ExportTraceServiceRequest.FromString(body)
        with self.changed:
            for resource in request.resource_spans:
                named = {each.key: each.value.string_value for each in resource.resource.attributes}
                for scope in resource.scope_spans:
                    self.spans += [SentSpan(named["service.name"], span) for span in scope.spans]
            self.changed.notify_all()

    def named(self, name: str) -> Sequence[SentSpan]:
        """Return the spans of this name."""
        return [span for span in self.spans if span.name == name]

    def wait_for(self, name: str, **attributes: str) -> SentSpan:
        """Return the first span of this name and these attributes as soon as it is there; `_` stands for a dot."""
        wanted = {key.replace("_", ".", 1): value for key, value in attributes.items()}

        def found() -> Sequence[SentSpan]:
            return [each for each in self.named(name) if wanted.items() <= each.attributes.items()]

        with self.changed:
            assert self.changed.wait_for(found, PATIENCE_SECONDS), [span.name for span in self.spans]
            return found()[0]


@contextlib.contextmanager
def running_collector() -> Iterator[Collector]:
    """Run a collector while the block lasts."""
    collector = Collector()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            if self.path == "/v1/traces" and self.headers["Content-Encoding"] is None:
                collector.take(body)
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Keep silent."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        collector.url = f"http://127.0.0.1:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield collector
        finally:
            server.shutdown()
            thread.join()
