"""Ingredient lines become quantity, unit, name and notes; nothing is lost or invented."""

import re
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.importer.ingredients.lines import parse_line


@pytest.mark.parametrize(
    ("line", "quantity", "unit", "name"),
    [
        ("200 g red lentils", "200", "g", "red lentils"),
        ("400g macaroni", "400", "g", "macaroni"),
        ("1 ½ pounds large shrimp", "1.5", "lb", "large shrimp"),
        ("¾ teaspoon dried thyme", "0.75", "tsp", "dried thyme"),
        ("3 onions", "3", "", "onions"),
        ("salt", None, "", "salt"),
    ],
)
def test_plain_lines(line: str, quantity: str | None, unit: str, name: str) -> None:
    parsed = parse_line(line)

    assert parsed.quantity == (Decimal(quantity) if quantity else None)
    assert parsed.unit == unit
    assert parsed.name == name


@pytest.mark.parametrize(
    ("line", "low", "high"), [("2-3 lemons", 2, 3), ("2 to 3 cups flour", 2, 3), ("1 - 2L milk", 1, 2)]
)
def test_ranges(line: str, low: int, high: int) -> None:
    parsed = parse_line(line)

    assert (parsed.quantity, parsed.quantity_max) == (low, high)


def test_preparation_becomes_a_note() -> None:
    parsed = parse_line("1 cup walnuts, broken")

    assert (parsed.name, parsed.notes) == ("walnuts", "broken")


def test_optional_lines_are_told() -> None:
    assert parse_line("1 tbsp parsley (optional)").is_optional


def test_the_line_is_kept_as_found() -> None:
    assert parse_line("¾ teaspoon dried thyme").original_text == "¾ teaspoon dried thyme"


FOODS = st.sampled_from(["red lentils", "onions", "olive oil", "basmati rice", "chicken thighs"])
UNITS = st.sampled_from(["g", "kg", "ml", "tsp", "tbsp", "cup", "cups", "oz", "lb"])


@given(st.integers(1, 999), UNITS, FOODS)
def test_quantity_unit_and_name_are_found_in_any_combination(amount: int, unit: str, food: str) -> None:
    parsed = parse_line(f"{amount} {unit} {food}")

    assert parsed.quantity == amount
    assert parsed.unit
    assert parsed.name == food


@given(st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), min_size=1, max_size=80))
def test_every_word_of_the_name_comes_from_the_line(line: str) -> None:
    parsed = parse_line(line)

    said = set(re.findall(r"\w+", line.casefold()))
    assert set(re.findall(r"\w+", parsed.name.casefold())) <= said
