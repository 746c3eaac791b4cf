"""Tables as CSV that spreadsheets open as text."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n")
"""A cell that begins so is run as a formula by Excel, LibreOffice and Google Sheets."""
BYTE_ORDER_MARK = "\ufeff"
"""Without it Excel reads UTF-8 as the computer's own code page, and Arabic names become garbage."""

Cell = str | int | None


def csv_lines(headings: Sequence[str], rows: Iterable[Sequence[Cell]]) -> Iterator[str]:
    """Yield the table line by line, in UTF-8 with a byte order mark and lines that end with CR LF (RFC 4180).

    Texts that begin like a formula get an apostrophe in front. Numbers stay numbers, negative ones too.
    """
    line = io.StringIO(newline="")
    writer = csv.writer(line)
    yield BYTE_ORDER_MARK
    for row in chain([headings], rows):
        writer.writerow([safe_cell(cell) for cell in row])
        yield line.getvalue()
        line.seek(0)
        line.truncate()


def safe_cell(cell: Cell) -> Cell:
    """Return the cell so that no spreadsheet runs it."""
    if isinstance(cell, str) and cell.startswith(FORMULA_STARTS):
        return f"'{cell}"
    return cell
