"""What members do, by day: favorites, reviews, generations and sign-ups."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from sqlalchemy import ColumnElement, Select, cast, func, select, true
from sqlalchemy import Date as SqlDate
from sqlalchemy.orm import InstrumentedAttribute, Session

from core.analytics.period import Period
from core.models import Favorite, GenerationJob, JobState, Review, User


class Activity(StrEnum):
    """What is counted."""

    FAVORITES = "favorites"
    """Recipes put on lists of favorites and still there."""
    REVIEWS = "reviews"
    """Reviews by the day of their present text, in any state of moderation."""
    GENERATIONS = "generations"
    """Recipes that were generated, by the day of the request."""
    SIGN_UPS = "sign_ups"
    """Accounts by the day of their activation, deleted ones included."""


@dataclass(frozen=True)
class ActivityReport:
    """One kind of activity in a period and in the one before."""

    activity: Activity
    count: int
    before: int
    days: Sequence[tuple[date, int]]
    """In order; days without any are left out."""


_CREATED: Mapping[Activity, tuple["InstrumentedAttribute[object]", ColumnElement[bool]]] = {
    Activity.FAVORITES: (Favorite.created_at, true()),
    Activity.REVIEWS: (Review.created_at, true()),
    Activity.GENERATIONS: (GenerationJob.created_at, GenerationJob.state == JobState.DONE),
    # The site's own accounts have no password.
    Activity.SIGN_UPS: (User.created_at, User.password_hash.is_not(None) | User.deleted_at.is_not(None)),
}


def read_activity(session: Session, period: Period) -> Sequence[ActivityReport]:
    """Return every kind of activity in the period, by day."""
    return [_report(session, activity, period) for activity in Activity]


def _report(session: Session, activity: Activity, period: Period) -> ActivityReport:
    days = session.execute(_by_day(activity, period)).all()
    before = session.execute(_by_day(activity, period.before)).all()
    return ActivityReport(
        activity, sum(count for _, count in days), sum(count for _, count in before), [(day, n) for day, n in days]
    )


def _by_day(activity: Activity, period: Period) -> Select[date, int]:
    created_at, is_counted = _CREATED[activity]
    day = cast(func.timezone("UTC", created_at), SqlDate)
    # The sessions' time zone is UTC, so days are compared as the column's index has them.
    return (
        select(day, func.count())
        .where(created_at >= period.first, created_at < func.date(period.last) + 1, is_counted)
        .group_by(day)
        .order_by(day)
    )
