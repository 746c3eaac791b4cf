"""`sufra views`: what was viewed in a period."""

from typing import Annotated

import typer

from cli.console import console
from cli.index import plainly
from cli.periods import AsCsv, First, Last, Limit, period_of, print_rows
from core.analytics.rollups import rebuild_rollups
from core.analytics.tables import DAY_HEADINGS, MAX_SUBJECTS_BY_DAY, VIEW_HEADINGS, day_rows, view_rows
from core.analytics.views import By
from core.db import transaction


@plainly
def show_views(
    first: First = None,
    last: Last = None,
    by: Annotated[By, typer.Option(help="What views are summed by.")] = By.RECIPE,
    limit: Limit = 50,
    days: Annotated[
        bool, typer.Option("--days", help=f"A line for each day and subject; {MAX_SUBJECTS_BY_DAY} subjects at most.")
    ] = False,
    as_csv: AsCsv = False,
    rebuild: Annotated[
        bool, typer.Option("--rebuild", help="Only make the sums anew from the days, as happens every night.")
    ] = False,
) -> None:
    """Show views by recipe, blog, cuisine, category or author, beside those of the period before."""
    period = period_of(first, last)
    with transaction() as session:
        if rebuild:
            console.print(f"{rebuild_rollups(session)} sums of views were not up to date.")
            return
        title = f"Views by {by}, {period.first} to {period.last}"
        if days:
            rows = day_rows(session, by, period, limit=min(limit, MAX_SUBJECTS_BY_DAY))
            print_rows(DAY_HEADINGS, rows, title=title, as_csv=as_csv)
        else:
            print_rows(VIEW_HEADINGS, view_rows(session, by, period, limit=limit), title=title, as_csv=as_csv)
