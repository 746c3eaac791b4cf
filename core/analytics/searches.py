"""What was searched in a period, and what was searched in vain. Source: docs/product/search.md#searched-texts."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.orm import Session

from core.analytics.period import Period
from core.models import SearchDay


@dataclass(frozen=True)
class SearchedText:
    """A text, how often it was searched, and how that ended."""

    text: str
    searches: int
    found_nothing: int
    relaxed: int
    """Found something only with fewer words."""
    before: int
    """Searches in the period before."""


@dataclass(frozen=True)
class SearchesOfDay:
    """All searches of a day."""

    day: date
    searches: int
    found_nothing: int
    relaxed: int


@dataclass(frozen=True)
class SearchReport:
    """A page of texts, the most searched first, and all searches by day."""

    texts: Sequence[SearchedText]
    text_count: int
    """On all pages."""
    days: Sequence[SearchesOfDay]
    searches: int
    before: int


def read_searches(
    session: Session, period: Period, *, only_failed: bool = False, limit: int, offset: int = 0
) -> SearchReport:
    """Return what was searched in the period.

    `only_failed`: only texts that found nothing or found something with fewer words only, those that failed most first.
    """
    rows = session.execute(_texts(period, only_failed=only_failed).limit(limit).offset(offset)).all()
    before = {
        row.text: row.searches for row in session.execute(_searches_of(period.before, [row.text for row in rows]))
    }
    days = [SearchesOfDay(*row) for row in session.execute(_days(period)).all()]
    return SearchReport(
        texts=[
            SearchedText(row.text, row.searches, row.found_nothing, row.relaxed, before.get(row.text, 0))
            for row in rows
        ],
        text_count=rows[0].text_count if rows else 0,
        days=days,
        searches=sum(day.searches for day in days),
        before=session.scalar(select(func.coalesce(func.sum(SearchDay.searches), 0)).where(_in(period.before))) or 0,
    )


def _texts(period: Period, *, only_failed: bool) -> Select[str, int, int, int, int]:
    searches = func.sum(SearchDay.searches)
    found_nothing, relaxed = func.sum(SearchDay.found_nothing), func.sum(SearchDay.relaxed)
    texts = (
        select(
            SearchDay.text,
            searches.label("searches"),
            found_nothing.label("found_nothing"),
            relaxed.label("relaxed"),
            func.count().over().label("text_count"),
        )
        .where(_in(period))
        .group_by(SearchDay.text)
    )
    if only_failed:
        return texts.having(found_nothing + relaxed > 0).order_by(
            found_nothing.desc(), relaxed.desc(), searches.desc(), SearchDay.text
        )
    return texts.order_by(searches.desc(), SearchDay.text)


def _searches_of(period: Period, texts: Sequence[str]) -> Select[str, int]:
    return (
        select(SearchDay.text, func.sum(SearchDay.searches).label("searches"))
        .where(_in(period), SearchDay.text.in_(texts))
        .group_by(SearchDay.text)
    )


def _days(period: Period) -> Select[date, int, int, int]:
    return (
        select(
            SearchDay.day,
            func.sum(SearchDay.searches),
            func.sum(SearchDay.found_nothing),
            func.sum(SearchDay.relaxed),
        )
        .where(_in(period))
        .group_by(SearchDay.day)
        .order_by(SearchDay.day)
    )


def _in(period: Period) -> ColumnElement[bool]:
    return SearchDay.day.between(period.first, period.last)
