"""Spans around what our own code does. Attributes never hold texts, paths, addresses or values of statements."""

import contextlib
from collections.abc import Iterator, Mapping
from typing import Protocol

from core.settings import Settings

Value = str | int | float | bool


class Tracing(Protocol):
    """What is done while traces are sent."""

    def span(
        self, name: str, attributes: Mapping[str, Value], carrier: Mapping[str, str]
    ) -> contextlib.AbstractContextManager[object]:
        """Return a block that is one step of the trace that `carrier` names, else of the present one."""
        ...

    def carried(self) -> Mapping[str, str]:
        """Return the headers that name the present step."""
        ...


_tracing: Tracing | None = None
_NOTHING = contextlib.nullcontext()


def span(
    name: str, attributes: Mapping[str, Value] | None = None, *, carrier: Mapping[str, str] | None = None
) -> contextlib.AbstractContextManager[object]:
    """Return a block that is recorded as one step, with the error that it raises."""
    if _tracing is None:
        return _NOTHING
    return _tracing.span(name, attributes or {}, carrier or {})


def carried() -> Mapping[str, str]:
    """Return message headers by which another process goes on with the present trace; none where none are sent."""
    return {} if _tracing is None else _tracing.carried()


@contextlib.contextmanager
def sending_traces(settings: Settings, part: str) -> Iterator[None]:
    """Send the spans of this process inside the block to the collector of the settings, if they name one.

    `part` is what the collector shows: api, worker, long-worker or beat. What waits is sent at the end of the block.
    """
    if settings.traces_url is None:
        yield
        return
    # Not at the top: the library takes 0.2 s to import.
    from core.traces.sending import open_tracing

    global _tracing  # noqa: PLW0603  # one for each process, like logging
    with open_tracing(str(settings.traces_url), part) as _tracing:
        try:
            yield
        finally:
            _tracing = None
