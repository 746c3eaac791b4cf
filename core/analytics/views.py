"""Views of a period, summed by what was viewed, compared with the period before."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Any

from sqlalchemy import BigInteger, Select, Subquery, case, cast, func, select, union_all
from sqlalchemy.orm import InstrumentedAttribute, Session

from core.analytics.period import Period
from core.analytics.spans import spans_of
from core.models import (
    Blog,
    BlogViewDay,
    Category,
    Cuisine,
    Recipe,
    RecipeViewDay,
    RollupKind,
    User,
    ViewRollup,
)

Days = Sequence[tuple[date, int]]
"""Counts by day, in order; days without any are left out."""


class By(StrEnum):
    """What views are summed by."""

    RECIPE = "recipe"
    BLOG = "blog"
    CUISINE = "cuisine"
    CATEGORY = "category"
    AUTHOR = "author"
    """Of recipes and blogs together."""


DELETED = "Deleted"
"""Name of what was deleted today: its views go in the night."""


@dataclass(frozen=True)
class SubjectViews:
    """Views of a subject in a period and in the one before."""

    id: int
    """0 for recipes that have none, such as those without a cuisine."""
    name: str
    views: int
    before: int


@dataclass(frozen=True)
class ViewReport:
    """A page of subjects, most viewed first, and what they are a part of."""

    subjects: Sequence[SubjectViews]
    subject_count: int
    """How many have views, on all pages."""
    views: int
    """Of all subjects."""
    before: int
    days: Days
    """Of all subjects."""


@dataclass(frozen=True)
class _Measure:
    kind: RollupKind
    totals: tuple[RollupKind, ...]
    """Whose sums are the sum of all subjects."""
    subject: InstrumentedAttribute[int]
    name: InstrumentedAttribute[str]
    nameless: str = ""
    """Name of the subject 0."""
    days: tuple[InstrumentedAttribute[int], InstrumentedAttribute[date], InstrumentedAttribute[int]] | None = None
    """Where single days are, if not among the sums: subject, day, views."""


_MEASURES: Mapping[By, _Measure] = {
    By.RECIPE: _Measure(
        RollupKind.RECIPE,
        (RollupKind.ALL_RECIPES,),
        Recipe.id,
        Recipe.short_title,
        days=(RecipeViewDay.recipe_id, RecipeViewDay.day, RecipeViewDay.views),
    ),
    By.BLOG: _Measure(
        RollupKind.BLOG,
        (RollupKind.ALL_BLOGS,),
        Blog.id,
        Blog.title,
        days=(BlogViewDay.blog_id, BlogViewDay.day, BlogViewDay.views),
    ),
    By.CUISINE: _Measure(RollupKind.CUISINE, (RollupKind.ALL_RECIPES,), Cuisine.id, Cuisine.display_name, "No cuisine"),
    By.CATEGORY: _Measure(
        RollupKind.CATEGORY, (RollupKind.ALL_RECIPES,), Category.id, Category.short_name, "No category"
    ),
    By.AUTHOR: _Measure(RollupKind.AUTHOR, (RollupKind.ALL_RECIPES, RollupKind.ALL_BLOGS), User.id, User.full_name),
}


def read_views(session: Session, by: By, period: Period, *, limit: int, offset: int = 0) -> ViewReport:
    """Return the views of the period by subject, most viewed first.

    What was deleted, or moved to another cuisine, category or author, shows as it was until the next night.
    Source: docs/decisions/0019-sums-of-views.md.
    """
    measure = _MEASURES[by]
    rows = session.execute(_most_viewed(measure, period, limit=limit, offset=offset)).all()
    before = {
        row.subject_id: row.views for row in session.execute(_sums(measure, period.before, [row.id for row in rows]))
    }
    days = _days_of_all(session, measure, period)
    return ViewReport(
        subjects=[SubjectViews(row.id, row.name, row.views, before.get(row.id, 0)) for row in rows],
        subject_count=rows[0].subject_count if rows else 0,
        views=sum(views for _, views in days),
        before=sum(views for _, views in _days_of_all(session, measure, period.before)),
        days=days,
    )


def read_days(session: Session, by: By, period: Period, ids: Sequence[int]) -> Mapping[int, Days]:
    """Return the views of each of the subjects by day."""
    measure = _MEASURES[by]
    if measure.days:
        subject, day, views = measure.days
        statement = select(subject, day, views).where(subject.in_(ids), day.between(period.first, period.last))
    else:
        statement = select(ViewRollup.subject_id, ViewRollup.first_day, ViewRollup.views).where(
            ViewRollup.kind == measure.kind,
            ViewRollup.subject_id.in_(ids),
            ViewRollup.first_day.between(period.first, period.last),
            ViewRollup.span_days == 1,
        )
    found: dict[int, list[tuple[date, int]]] = {subject_id: [] for subject_id in ids}
    for subject_id, on, count in session.execute(statement.order_by(*list(statement.selected_columns)[:2])):
        found[subject_id].append((on, count))
    return found


def _most_viewed(measure: _Measure, period: Period, *, limit: int, offset: int) -> Select[Any]:
    sums = _sums(measure, period).subquery()
    # Names are looked up for the page alone: for 20,000 recipes that takes as long as to add up their views.
    page = (
        select(sums.c.subject_id, sums.c.views, func.count().over().label("subject_count"))
        .order_by(sums.c.views.desc(), sums.c.subject_id)
        .limit(limit)
        .offset(offset)
        .subquery()
    )
    name = case((page.c.subject_id == 0, measure.nameless), else_=func.coalesce(measure.name, DELETED))
    return (
        select(page.c.subject_id.label("id"), name.label("name"), page.c.views, page.c.subject_count)
        .select_from(page.outerjoin(measure.subject.class_, measure.subject == page.c.subject_id))
        .order_by(page.c.views.desc(), page.c.subject_id)
    )


def _sums(measure: _Measure, period: Period, ids: Sequence[int] | None = None) -> Select[Any]:
    """SELECT of the views in the period by subject: the sum of the spans that make it up."""
    parts = _parts(measure, period, ids)
    views = cast(func.sum(parts.c.views), BigInteger).label("views")
    return select(parts.c.subject_id, views).group_by(parts.c.subject_id)


def _parts(measure: _Measure, period: Period, ids: Sequence[int] | None) -> Subquery:
    selects = []
    for length, first_days in spans_of(period).items():
        if length == 1 and measure.days:
            subject, day, views = measure.days
            part = select(subject.label("subject_id"), views.label("views")).where(day.in_(first_days))
        else:
            subject = ViewRollup.subject_id
            part = select(subject, ViewRollup.views).where(
                ViewRollup.kind == measure.kind,
                ViewRollup.span_days == length,
                ViewRollup.first_day.in_(first_days),
            )
        selects.append(part if ids is None else part.where(subject.in_(ids)))
    return union_all(*selects).subquery()


def _days_of_all(session: Session, measure: _Measure, period: Period) -> Days:
    statement = (
        select(ViewRollup.first_day, cast(func.sum(ViewRollup.views), BigInteger))
        .where(
            ViewRollup.kind.in_(measure.totals),
            ViewRollup.subject_id == 0,
            ViewRollup.span_days == 1,
            ViewRollup.first_day.between(period.first, period.last),
        )
        .group_by(ViewRollup.first_day)
        .order_by(ViewRollup.first_day)
    )
    return [(day, views) for day, views in session.execute(statement)]
