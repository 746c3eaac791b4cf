"""The server writes amounts as the browser does. The browser runs the same cases: ingredient-line.test.ts."""

import json
from pathlib import Path
from typing import Any

import pytest

from api.recipes.schemas import IngredientLineOut
from api.site.ingredients import line_of, parts_of

CASES = json.loads(Path(__file__).with_name("ingredient-lines.json").read_text("utf-8"))


def an_ingredient(**changes: Any) -> IngredientLineOut:
    """One line; a test names only what it is about."""
    plain = {"id": 1, "name": "onions", "quantity": 1, "quantity_max": None, "unit": "", "notes": "", "sort_order": 0}
    plain |= {"is_optional": False, "section": None, "halal_status": "halal", "halal_note": ""}
    return IngredientLineOut.model_validate(plain | changes, by_name=True)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["amount"] or "nothing")
def test_an_amount_is_written_as_in_the_browser(case: dict[str, Any]) -> None:
    line = an_ingredient(quantity=case["quantity"], quantity_max=case.get("max"), unit=case["unit"])

    assert line_of(line).amount == case["amount"]


def test_lines_are_gathered_under_the_heading_they_share() -> None:
    lines = [an_ingredient(section=section) for section in (None, "Dough", "Dough ", " ", "Filling")]

    parts = [(part.title, len(part.lines)) for part in parts_of(lines, {})]

    assert parts == [(None, 1), ("Dough", 2), (None, 1), ("Filling", 1)]


def test_a_note_stands_at_its_line() -> None:
    parts = parts_of([an_ingredient(), an_ingredient(section="Dressing")], {1: "Vinegar is permitted."})

    assert [[line.note for line in part.lines] for part in parts] == [[None], ["Vinegar is permitted."]]


def test_only_what_is_doubtful_has_a_caution() -> None:
    assert line_of(an_ingredient(halal_note="Why")).caution is None
    assert line_of(an_ingredient(halal_status="doubtful", halal_note=" Choose fish. ")).caution == "Choose fish."
