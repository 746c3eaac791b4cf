"""Tables that spreadsheets open without running anything."""

import csv

import pytest

from core.analytics.csv_tables import BYTE_ORDER_MARK, Cell, csv_lines


def test_a_table_begins_with_the_byte_order_mark_and_its_headings() -> None:
    assert "".join(csv_lines(["Name", "Views"], [["حمص", 3]])) == "\ufeffName,Views\r\nحمص,3\r\n"


@pytest.mark.parametrize("cell", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", '=HYPERLINK("x")'])
def test_a_text_that_begins_like_a_formula_is_no_formula(cell: str) -> None:
    written = "".join(csv_lines(["Text"], [[cell]])).removeprefix(BYTE_ORDER_MARK)

    assert list(csv.reader(written.splitlines(keepends=True)))[1] == [f"'{cell}"]


@pytest.mark.parametrize("cell", [-5, 0, None, "1-1", "a=b"])
def test_numbers_and_other_texts_stay_as_they_are(cell: Cell) -> None:
    _, _, line = csv_lines(["Text"], [[cell]])

    assert line.rstrip("\r\n") == ("" if cell is None else str(cell)).join(['"', '"'] if cell is None else ["", ""])


def test_separators_quotes_and_line_breaks_stay_in_their_cell() -> None:
    cell = 'soup, "red"\nand hot'
    written = "".join(csv_lines(["Text", "N"], [[cell, 1]])).removeprefix(BYTE_ORDER_MARK)

    assert list(csv.reader(written.splitlines(keepends=True)))[1] == [cell, "1"]
