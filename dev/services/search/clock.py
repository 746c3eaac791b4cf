"""Times as the protocol writes them: RFC 3339, UTC."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> str:
    return written(datetime.now(UTC))


def written(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def parsed(text: str) -> datetime:
    """Return the moment that a text means; a date alone is its midnight in UTC. Raises ValueError."""
    moment = datetime.fromisoformat(text)
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def duration(start: str | None, end: str | None) -> str | None:
    """Return the time between two moments in ISO 8601, None while it has not passed."""
    if start is None or end is None:
        return None
    seconds = (parsed(end) - parsed(start)).total_seconds()
    return f"PT{max(seconds, 0):.6f}S"
