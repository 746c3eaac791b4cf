"""`sufra searches`: what was searched in a period."""

from typing import Annotated

import typer

from cli.index import plainly
from cli.periods import AsCsv, First, Last, Limit, period_of, print_rows
from core.analytics.tables import SEARCH_HEADINGS, search_rows
from core.db import transaction


@plainly
def show_searches(
    first: First = None,
    last: Last = None,
    failed: Annotated[bool, typer.Option("--failed", help="Only texts that were not met in full.")] = False,
    limit: Limit = 50,
    as_csv: AsCsv = False,
) -> None:
    """Show searched texts, how often, and how often they found nothing or found something with fewer words only."""
    period = period_of(first, last)
    with transaction() as session:
        rows = search_rows(session, period, only_failed=failed, limit=limit)
    title = f"{'Failed searches' if failed else 'Searches'}, {period.first} to {period.last}"
    print_rows(SEARCH_HEADINGS, rows, title=title, as_csv=as_csv)
