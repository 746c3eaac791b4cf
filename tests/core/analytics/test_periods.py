"""Periods, and the spans that they are the sum of."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.analytics.period import InvalidPeriod, Period
from core.analytics.spans import ORIGIN, SPANS, spans_of

TODAY = date(2026, 3, 10)


def test_without_dates_it_is_the_last_thirty_days() -> None:
    period = Period.of(None, None, today=TODAY)

    assert (period.last, period.length) == (TODAY, 30)


def test_the_period_before_is_as_long_and_ends_the_day_before() -> None:
    before = Period(date(2026, 3, 1), date(2026, 3, 31)).before

    assert before == Period(date(2026, 1, 29), date(2026, 2, 28))


@pytest.mark.parametrize(
    ("first", "last"),
    [
        (date(2026, 3, 2), date(2026, 3, 1)),
        (date(2020, 1, 1), date(2026, 1, 1)),
        (date.min, date.min),
        (date.max, date.max),
        (date.min, None),
        (None, date(2000, 1, 5)),
    ],
)
def test_a_period_that_makes_no_sense_is_refused(first: date | None, last: date | None) -> None:
    with pytest.raises(InvalidPeriod):
        Period.of(first, last, today=TODAY)


@given(st.dates(date(2000, 1, 1), date(2100, 1, 1)), st.integers(0, 1829))
def test_spans_cover_every_day_of_the_period_once(first: date, further: int) -> None:
    period = Period(first, first + timedelta(days=further))

    spans = spans_of(period)

    covered = sorted(
        day + timedelta(days=n) for length, starts in spans.items() for day in starts for n in range(length)
    )
    assert covered == list(period.days())
    assert all((day - ORIGIN).days % length == 0 for length, starts in spans.items() for day in starts)
    assert sum(map(len, spans.values())) <= 3 * 2 * (len(SPANS) - 1) + 8
