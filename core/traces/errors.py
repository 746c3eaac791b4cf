"""How a span says that its step failed. Imported only where traces are sent."""

from opentelemetry.trace import Span, Status, StatusCode

ERROR_TYPE = "error.type"


def note_error(span: Span, error: BaseException | None) -> None:
    """Mark the span as failed by the type of the error: its text may quote an address, a link or a value."""
    span.set_attribute(ERROR_TYPE, type(error).__name__)
    span.set_status(Status(StatusCode.ERROR))
