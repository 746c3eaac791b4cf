"""Periods as the sum of few spans. Source: docs/decisions/0019-sums-of-views.md."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import date, timedelta

from core.analytics.period import Period

SPANS = (1, 4, 16, 64, 256)
"""Lengths in days, each four of the one before."""
ORIGIN = date(1970, 1, 1)
"""Spans of every length begin here, one after the other."""


def spans_of(period: Period) -> Mapping[int, Sequence[date]]:
    """Return the first days of the spans, by their length, that together are the period: as few as there can be."""
    found: dict[int, list[date]] = defaultdict(list)
    day = period.first
    while day <= period.last:
        length = next(length for length in reversed(SPANS) if _fits(day, length, period.last))
        found[length].append(day)
        day += timedelta(days=length)
    return found


def _fits(day: date, length: int, last: date) -> bool:
    return (day - ORIGIN).days % length == 0 and day + timedelta(days=length - 1) <= last
