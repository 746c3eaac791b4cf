"""Numbers, servings and nutrition."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from importer.normalising.numbers import read_amount
from importer.normalising.nutrition import read_nutrition
from importer.normalising.remarks import Remark
from importer.normalising.yields import read_servings, servings_in


@pytest.mark.parametrize(
    ("text", "lowest", "highest"),
    [
        ("2", "2", None), ("1.5", "1.5", None), ("1,5", "1.5", None), ("1,200", "1200", None), ("½", "0.5", None),
        ("1½", "1.5", None), ("1 ½", "1.5", None), ("1 1/2", "1.5", None), ("1-1/2", "1.5", None),
        ("1 and 1/2", "1.5", None), ("1/3", "0.333", None), ("2-3", "2", "3"), ("2 – 3", "2", "3"),
        ("2 to 3", "2", "3"), ("1/4 - 1/2", "0.25", "0.5"), ("1 to 1 ½", "1", "1.5"), ("5-2", "5", None),
        ("٣", "3", None),
    ],
)  # fmt: skip
def test_numbers_are_read_as_people_write_them(text: str, lowest: str, highest: str | None) -> None:
    amount = read_amount(text)

    assert amount is not None
    assert (amount.lowest, amount.highest) == (Decimal(lowest), Decimal(highest) if highest else None)


@pytest.mark.parametrize("text", ["", "x", "1/0 cup", "12345678", "999,999,999"])
def test_what_is_no_amount_of_food_is_no_number(text: str) -> None:
    amount = read_amount(text)

    assert amount is None or amount.end < len(text.split(" ", maxsplit=1)[0])


@given(st.text(max_size=30))
def test_amounts_fit_their_columns(text: str) -> None:
    amount = read_amount(text)

    assert amount is None or 0 <= amount.lowest < 10_000_000


@pytest.mark.parametrize(
    ("text", "servings"),
    [
        ("4", 4), ("4-6", 4), ("16 servings", 16), ("8 bowls", 8), ("Serves 4 to 6 people", 4), ("12 muffins", 12),
        ("1 (2 wraps)", 1), ("10+", 10), ("10.", 10), ("makes 4 large pretzels", 4), ("1~2, about 1 plate full", 1),
        ("YIELD — 4 servings", 4), ("Yield: 4 servings", 4), ("YIELDS – 4 to 6", 4), ("Yield - 8 bowls", 8),
        ("Recipe Yield: About 6 portions", 6), ("Makes 12", 12), ("SERVES: 4", 4), ("Yield — 2 loaves", None),
        ("Depends", None), ("TODO", None), ("", None), ("2/3", None), ("2 loaves", None), ("2 litres", None),
        ("1 cake", None), ("0", None), ("5000", None), ("4 4-15", None), ("2.5", None), ("-4", None), ("Yield —", None),
    ],
)  # fmt: skip
def test_servings_are_what_people_get(text: str, servings: int | None) -> None:
    assert servings_in(text) == servings


@pytest.mark.parametrize(
    ("value", "servings"), [(4, 4), (["", "6 servings"], 6), ({"value": "3"}, 3), (1e309, None), (True, None)]
)
def test_yields_come_in_many_types(value: object, servings: int | None) -> None:
    assert read_servings({"recipeYield": value}, []) == servings


def test_a_yield_that_says_no_number_is_reported() -> None:
    remarks: list[Remark] = []

    read_servings({"recipeYield": "Depends"}, remarks)

    assert remarks == [Remark("recipeYield", "Depends", "left out: states no number of servings")]


def test_nutrition_is_kcal_and_grams() -> None:
    nutrition = read_nutrition(
        {
            "calories": "1,166 calories",
            "proteinContent": "28 g",
            "carbohydrateContent": "1,200 mg",
            "fatContent": 12,
            "fiberContent": "2.5g",
        },
        [],
    )

    assert (nutrition.calories, nutrition.protein_grams) == (Decimal(1166), Decimal(28))
    assert (nutrition.carbs_grams, nutrition.fat_grams, nutrition.fiber_grams) == (
        Decimal("1.2"), Decimal(12), Decimal("2.5"),
    )  # fmt: skip


def test_kilojoules_are_converted() -> None:
    assert read_nutrition({"calories": "418.4 kJ"}, []).calories == 100


@pytest.mark.parametrize("value", ["-3", "lots", "20-25 g", float("inf"), float("nan"), "9999999 kcal", {"a": 1}])
def test_what_is_no_calories_is_none(value: object) -> None:
    assert read_nutrition({"calories": value}, []).calories is None
