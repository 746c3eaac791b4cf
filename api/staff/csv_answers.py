"""Tables as files to download."""

from collections.abc import Iterable, Sequence
from typing import Any

from fastapi import Response

from core.analytics.csv_tables import Cell, csv_lines
from core.analytics.period import Period

DESCRIBED: dict[str, Any] = {
    "description": "A table in UTF-8 with a byte order mark; texts that begin like a formula have an apostrophe.",
    "content": {"text/csv": {"schema": {"type": "string"}}},
}


class CsvResponse(Response):
    """A CSV file."""

    media_type = "text/csv"
    charset = "utf-8"


def send_csv(name: str, period: Period, headings: Sequence[str], rows: Iterable[Sequence[Cell]]) -> CsvResponse:
    """Return the table as a file that is called after the period."""
    file = f"sufra-{name}-{period.first}-{period.last}.csv"
    return CsvResponse(
        "".join(csv_lines(headings, rows)),
        headers={"Content-Disposition": f'attachment; filename="{file}"', "Cache-Control": "no-store"},
    )
