"""Figures as the screens show them: a number for every day, whether there is any or not."""

from collections.abc import Iterable, Sequence
from datetime import date

from sqlalchemy.orm import Session

from api.staff.analytics.schemas import (
    ActivitiesOut,
    ActivityOut,
    PeriodOut,
    SearchedTextOut,
    SearchesOut,
    SearchesQuery,
    SubjectViewsOut,
    ViewsOut,
    ViewsQuery,
)
from core.analytics.activity import read_activity
from core.analytics.period import Period
from core.analytics.searches import read_searches
from core.analytics.views import read_days, read_views

DRAWN = 5
"""Subjects whose days are drawn, one line each."""


def show_views(session: Session, query: ViewsQuery) -> ViewsOut:
    """Return a page of what was viewed. Raises InvalidPeriod."""
    period = query.period()
    report = read_views(session, query.by, period, limit=query.limit, offset=query.offset)
    drawn = [one.id for one in report.subjects[:DRAWN]] if query.offset == 0 else []
    days = read_days(session, query.by, period, drawn)
    return ViewsOut(
        period=_shown(period),
        period_before=_shown(period.before),
        views=report.views,
        before=report.before,
        days=_every_day(period, report.days),
        subjects=[
            SubjectViewsOut(
                id=one.id,
                name=one.name,
                views=one.views,
                before=one.before,
                days=_every_day(period, days[one.id]) if one.id in days else None,
            )
            for one in report.subjects
        ],
        subject_count=report.subject_count,
    )


def show_searches(session: Session, query: SearchesQuery) -> SearchesOut:
    """Return a page of what was searched. Raises InvalidPeriod."""
    period = query.period()
    report = read_searches(session, period, only_failed=query.failed, limit=query.limit, offset=query.offset)
    return SearchesOut(
        period=_shown(period),
        period_before=_shown(period.before),
        searches=report.searches,
        before=report.before,
        days=_every_day(period, ((one.day, one.searches) for one in report.days)),
        found_nothing_days=_every_day(period, ((one.day, one.found_nothing) for one in report.days)),
        relaxed_days=_every_day(period, ((one.day, one.relaxed) for one in report.days)),
        texts=[SearchedTextOut.model_validate(one) for one in report.texts],
        text_count=report.text_count,
    )


def show_activity(session: Session, period: Period) -> ActivitiesOut:
    """Return what members did."""
    return ActivitiesOut(
        period=_shown(period),
        period_before=_shown(period.before),
        activities=[
            ActivityOut(activity=one.activity, count=one.count, before=one.before, days=_every_day(period, one.days))
            for one in read_activity(session, period)
        ],
    )


def _shown(period: Period) -> PeriodOut:
    return PeriodOut(first=period.first, last=period.last)


def _every_day(period: Period, days: Iterable[tuple[date, int]]) -> Sequence[int]:
    counts = dict(days)
    return [counts.get(day, 0) for day in period.days()]
