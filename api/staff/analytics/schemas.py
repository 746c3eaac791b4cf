"""Figures on the wire. Source: docs/product/staff.md#analytics."""

from collections.abc import Sequence
from datetime import date
from typing import Annotated

from pydantic import ConfigDict, Field

from core.analytics.activity import Activity
from core.analytics.period import Period
from core.analytics.views import By
from core.wire import WireModel

Day = Annotated[date, Field(examples=["2026-10-31"])]


class PeriodQuery(WireModel):
    """The days that figures are of."""

    model_config = ConfigDict(extra="ignore")

    first: Day | None = Field(None, alias="From", description="30 days up to the last, if not given.")
    last: Day | None = Field(None, alias="To", description="The last day (UTC); today if not given.")

    def period(self) -> Period:
        """Return the period. Raises InvalidPeriod."""
        return Period.of(self.first, self.last)


class PageQuery(PeriodQuery):
    """A page of a table of figures."""

    limit: int = Field(50, ge=1, le=1_000)
    offset: int = Field(0, ge=0, le=1_000_000)


class ViewsQuery(PageQuery):
    """What views are asked for."""

    by: By = By.RECIPE


class ViewsFileQuery(PeriodQuery):
    """What views the file has."""

    by: By = By.RECIPE
    per_day: bool = Field(False, description="A line for each day of the 100 most viewed, instead of their sums.")


class SearchesQuery(PageQuery):
    """What searches are asked for."""

    failed: bool = Field(False, description="Only texts that were not met in full, those that failed most first.")


class SearchesFileQuery(PeriodQuery):
    """What searches the file has."""

    failed: bool = False


class PeriodOut(WireModel):
    """A period, with its first and last day (UTC)."""

    first: date
    last: date


class SubjectViewsOut(WireModel):
    """Views of a recipe, blog, cuisine, category or author."""

    id: int
    """0 for recipes without a cuisine or category."""
    name: str
    views: int
    before: int
    """In the period before."""
    days: Sequence[int] | None
    """By day from the first to the last; of the five most viewed only."""


class ViewsOut(WireModel):
    """A page of subjects, most viewed first."""

    period: PeriodOut
    period_before: PeriodOut
    views: int
    """Of all subjects."""
    before: int
    days: Sequence[int]
    """Of all subjects, by day from the first to the last."""
    subjects: Sequence[SubjectViewsOut]
    subject_count: int
    """On all pages."""


class SearchedTextOut(WireModel):
    """A text, and how searches for it ended."""

    text: str
    searches: int
    found_nothing: int
    relaxed: int
    """Recipes were found with fewer words only."""
    before: int


class SearchesOut(WireModel):
    """A page of texts."""

    period: PeriodOut
    period_before: PeriodOut
    searches: int
    before: int
    days: Sequence[int]
    """Searches by day from the first to the last."""
    found_nothing_days: Sequence[int]
    relaxed_days: Sequence[int]
    texts: Sequence[SearchedTextOut]
    text_count: int
    """On all pages."""


class ActivityOut(WireModel):
    """How often members did something."""

    activity: Activity
    count: int
    before: int
    days: Sequence[int]
    """By day from the first to the last."""


class ActivitiesOut(WireModel):
    """What members did in a period."""

    period: PeriodOut
    period_before: PeriodOut
    activities: Sequence[ActivityOut]
