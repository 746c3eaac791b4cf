"""The analysts' tables as rows of cells: what the CSV files and the commands show."""

from collections.abc import Iterator, Sequence

from sqlalchemy.orm import Session

from core.analytics.activity import Activity, read_activity
from core.analytics.csv_tables import Cell
from core.analytics.period import Period
from core.analytics.searches import SearchedText, read_searches
from core.analytics.views import By, SubjectViews, read_days, read_views

MAX_ROWS = 10_000
MAX_SUBJECTS_BY_DAY = 100

VIEW_HEADINGS = ("ID", "Name", "Views", "Views before")
DAY_HEADINGS = ("Day", "ID", "Name", "Views")
SEARCH_HEADINGS = ("Text", "Searches", "Found nothing", "Fewer words", "Searches before")
ACTIVITY_HEADINGS = ("Day", *(activity.replace("_", " ").capitalize() for activity in Activity))

Row = Sequence[Cell]


def view_rows(session: Session, by: By, period: Period, *, limit: int = MAX_ROWS) -> Sequence[Row]:
    """Return the views of the period by subject, most viewed first; columns as VIEW_HEADINGS."""
    return [view_row(one) for one in read_views(session, by, period, limit=limit).subjects]


def view_row(one: SubjectViews) -> Row:
    """Return one line of VIEW_HEADINGS."""
    return (one.id, one.name, one.views, one.before)


def day_rows(session: Session, by: By, period: Period, *, limit: int = MAX_SUBJECTS_BY_DAY) -> Iterator[Row]:
    """Yield the views of the most viewed subjects for each day that has any, by day; columns as DAY_HEADINGS."""
    subjects = read_views(session, by, period, limit=limit).subjects
    days = read_days(session, by, period, [one.id for one in subjects])
    viewed = [(day, one.id, one.name, views) for one in subjects for day, views in days[one.id]]
    for day, subject_id, name, views in sorted(viewed, key=lambda row: row[0]):
        yield (day.isoformat(), subject_id, name, views)


def search_rows(session: Session, period: Period, *, only_failed: bool = False, limit: int = MAX_ROWS) -> Sequence[Row]:
    """Return what was searched in the period; columns as SEARCH_HEADINGS."""
    return [search_row(one) for one in read_searches(session, period, only_failed=only_failed, limit=limit).texts]


def search_row(one: SearchedText) -> Row:
    """Return one line of SEARCH_HEADINGS."""
    return (one.text, one.searches, one.found_nothing, one.relaxed, one.before)


def activity_rows(session: Session, period: Period) -> Iterator[Row]:
    """Yield every day of the period with what members did; columns as ACTIVITY_HEADINGS."""
    counts = [dict(report.days) for report in read_activity(session, period)]
    for day in period.days():
        yield (day.isoformat(), *(of_kind.get(day, 0) for of_kind in counts))
