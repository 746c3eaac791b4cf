"""What is noted about the request that is being answered, for its log line, metrics and trace."""

from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(slots=True)
class RequestFacts:
    """Noted by the search path; a request that asks for no search leaves all as it is."""

    cache: str = "-"
    """`hit` or `miss` of the kept answers; `-` where there is no such cache."""
    engine_seconds: float = 0.0
    """How long the request waited for the search engine, queries of several requests included."""
    is_degraded: bool = False
    """PostgreSQL answered in the engine's place."""


_facts: ContextVar[RequestFacts | None] = ContextVar("request_facts", default=None)


def begin_facts() -> RequestFacts:
    """Return the facts of a request that begins in this context."""
    facts = RequestFacts()
    _facts.set(facts)
    return facts


def request_facts() -> RequestFacts:
    """Return the facts of this context's request; outside of one, facts that nothing reads."""
    return _facts.get() or RequestFacts()
