"""What a serving holds."""

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from core.recipes.inputs import Nutrition
from importer.normalising.numbers import read_amount, rounded
from importer.normalising.remarks import Remark
from importer.normalising.texts import plain_line
from importer.normalising.values import text_of

MAX_CALORIES = 20_000
MAX_GRAMS = 5_000
# A number alone counts calories or grams: schema.org says so of these properties.
ENERGY = {
    "": Decimal(1), "kcal": Decimal(1), "cal": Decimal(1), "cals": Decimal(1), "calorie": Decimal(1),
    "calories": Decimal(1), "kilocalories": Decimal(1), "kj": 1 / Decimal("4.184"),
}  # fmt: skip
MASS = {
    "": Decimal(1), "g": Decimal(1), "gr": Decimal(1), "gram": Decimal(1), "grams": Decimal(1),
    "mg": Decimal("0.001"), "milligrams": Decimal("0.001"), "kg": Decimal(1000), "oz": Decimal("28.3495"),
}  # fmt: skip
FIELDS = {
    "calories": ("calories", ENERGY, MAX_CALORIES),
    "protein_grams": ("proteinContent", MASS, MAX_GRAMS),
    "carbs_grams": ("carbohydrateContent", MASS, MAX_GRAMS),
    "fat_grams": ("fatContent", MASS, MAX_GRAMS),
    "fiber_grams": ("fiberContent", MASS, MAX_GRAMS),
}
_UNIT = re.compile(r"\s*([a-z]*)\.?(?:\s*/?\s*(?:per )?(?:serving|portion))?")


def read_nutrition(value: Any, remarks: list[Remark]) -> Nutrition:
    """Return kcal and grams per serving; what is no such amount is left out with a remark."""
    stated = next((part for part in (value if isinstance(value, list) else [value]) if isinstance(part, Mapping)), {})
    amounts: dict[str, Decimal | None] = {}
    for field, (name, units, most) in FIELDS.items():
        text = plain_line(text_of(stated.get(name)))
        amounts[field] = _amount_in(text, units, most)
        if text and amounts[field] is None:
            remarks.append(Remark(f"nutrition.{name}", text, "left out: states no such amount"))
    return Nutrition(**amounts)


def _amount_in(text: str, units: Mapping[str, Decimal], most: int) -> Decimal | None:
    """Return the amount in kcal or grams, to the hundredth; None when the text states no single one."""
    amount = read_amount(text)
    if amount is None or amount.highest is not None:
        return None
    unit = _UNIT.fullmatch(text.casefold(), amount.end)
    if unit is None or unit[1] not in units:
        return None
    value = (amount.lowest * units[unit[1]]).quantize(Decimal("0.01"))
    return rounded(value) if value <= most else None
