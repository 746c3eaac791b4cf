"""Options and output that commands with figures of a period share."""

import sys
from collections.abc import Iterable, Sequence
from datetime import date, datetime
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from cli.console import console, give_up
from core.analytics.csv_tables import Cell, csv_lines
from core.analytics.period import InvalidPeriod, Period
from core.analytics.tables import MAX_ROWS

DAY = ["%Y-%m-%d"]

First = Annotated[
    datetime | None,
    typer.Option("--from", formats=DAY, help="The first day (UTC); 30 days up to the last if not given."),
]
Last = Annotated[datetime | None, typer.Option("--to", formats=DAY, help="The last day; today if not given.")]
Limit = Annotated[int, typer.Option(min=1, max=MAX_ROWS, help="How many lines at most.")]
AsCsv = Annotated[bool, typer.Option("--csv", help="Comma-separated, as the buttons of the screen give it.")]


def period_of(first: datetime | None, last: datetime | None) -> Period:
    """Return the period; end the command with a sentence when it makes no sense."""
    try:
        return Period.of(_day(first), _day(last))
    except InvalidPeriod as error:
        give_up(error.shown)


def print_rows(headings: Sequence[str], rows: Iterable[Sequence[Cell]], *, title: str, as_csv: bool) -> None:
    """Print the table: as CSV, or for people."""
    if as_csv:
        # The bytes of the file that the screen gives, whatever the terminal's encoding and line ends are.
        for line in csv_lines(headings, rows):
            sys.stdout.buffer.write(line.encode())
        sys.stdout.flush()
        return
    table = Table(title=escape(title), box=None)
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number < 2 else "right")
    for row in rows:
        table.add_row(*(escape(f"{cell:,}") if isinstance(cell, int) else escape(cell or "") for cell in row))
    console.print(table)


def _day(given: datetime | None) -> date | None:
    return given.date() if given else None
