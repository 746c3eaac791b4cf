"""GET /staff/analytics/…: views, searches and what members do, for analysts."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from api.dependencies import SessionDep
from api.errors import errors
from api.staff.analytics import service
from api.staff.analytics.schemas import (
    ActivitiesOut,
    PeriodQuery,
    SearchesFileQuery,
    SearchesOut,
    SearchesQuery,
    ViewsFileQuery,
    ViewsOut,
    ViewsQuery,
)
from api.staff.csv_answers import DESCRIBED, CsvResponse, send_csv
from api.staff.identity import current_staff
from core.analytics import tables
from core.analytics.period import InvalidPeriod

router = APIRouter(
    prefix="/staff/analytics",
    tags=["staff"],
    dependencies=[Depends(current_staff, scope="function")],
    responses=errors(InvalidPeriod),
)


@router.get("/views")
def show_views(query: Annotated[ViewsQuery, Query()], session: SessionDep) -> ViewsOut:
    """Views in a period by recipe, blog, cuisine, category or author, compared with the period before."""
    return service.show_views(session, query)


@router.get("/views.csv", response_class=CsvResponse, responses={200: DESCRIBED})
def download_views(query: Annotated[ViewsFileQuery, Query()], session: SessionDep) -> CsvResponse:
    """Return the same as a file: at most 10,000 lines of sums, or the days of the 100 most viewed."""
    period = query.period()
    if query.per_day:
        rows = tables.day_rows(session, query.by, period)
        return send_csv(f"views-by-{query.by}-and-day", period, tables.DAY_HEADINGS, rows)
    return send_csv(f"views-by-{query.by}", period, tables.VIEW_HEADINGS, tables.view_rows(session, query.by, period))


@router.get("/searches")
def show_searches(query: Annotated[SearchesQuery, Query()], session: SessionDep) -> SearchesOut:
    """Texts searched in a period, how often, and how that ended."""
    return service.show_searches(session, query)


@router.get("/searches.csv", response_class=CsvResponse, responses={200: DESCRIBED})
def download_searches(query: Annotated[SearchesFileQuery, Query()], session: SessionDep) -> CsvResponse:
    """Return the same as a file of at most 10,000 lines."""
    period = query.period()
    rows = tables.search_rows(session, period, only_failed=query.failed)
    return send_csv("failed-searches" if query.failed else "searches", period, tables.SEARCH_HEADINGS, rows)


@router.get("/activity")
def show_activity(query: Annotated[PeriodQuery, Query()], session: SessionDep) -> ActivitiesOut:
    """Favorites, reviews, generated recipes and sign-ups in a period."""
    return service.show_activity(session, query.period())


@router.get("/activity.csv", response_class=CsvResponse, responses={200: DESCRIBED})
def download_activity(query: Annotated[PeriodQuery, Query()], session: SessionDep) -> CsvResponse:
    """Return the same as a file with a line for each day."""
    period = query.period()
    return send_csv("activity", period, tables.ACTIVITY_HEADINGS, tables.activity_rows(session, period))
