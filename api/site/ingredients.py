"""Ingredients as the recipe page writes them: "1½ cups", "2–3".

The browser does the same in `features/recipe-detail`; both run tests/rules/ingredient-lines.json.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal

from api.recipes.schemas import IngredientLineOut

FRACTIONS = (
    (1 / 8, "⅛"),
    (1 / 4, "¼"),
    (1 / 3, "⅓"),
    (3 / 8, "⅜"),
    (1 / 2, "½"),
    (5 / 8, "⅝"),
    (2 / 3, "⅔"),
    (3 / 4, "¾"),
    (7 / 8, "⅞"),
)
TOLERANCE = 0.008
"""How far a decimal may lie from its fraction: 0.33 is a third, 0.3 is not."""
METRIC_UNITS = frozenset(["g", "kg", "mg", "ml", "cl", "dl", "l", "cm", "mm", "gram", "grams", "liter", "liters"])
COUNTED_UNITS = frozenset(
    [
        *("cup", "clove", "can", "slice", "stick", "bunch", "pinch", "dash", "package", "packet", "head", "sprig"),
        *("piece", "stalk", "jar", "bottle", "quart", "pint", "gallon", "pound", "ounce", "teaspoon", "tablespoon"),
        *("handful", "leaf"),
    ]
)
"""Units that are words; symbols such as g and tbsp know no plural."""
NO_UNIT = "to taste"


@dataclass(frozen=True)
class Line:
    """An ingredient as it is read. `caution` is None for what is plainly halal, `note` for what surprises no cook."""

    amount: str
    name: str
    notes: str
    is_optional: bool
    caution: str | None
    note: str | None


@dataclass
class Part:
    """Lines in their order under one heading; a run without a heading has the title None."""

    title: str | None
    lines: list[Line] = field(default_factory=list)


def parts_of(ingredients: Sequence[IngredientLineOut], notes: Mapping[int, str]) -> list[Part]:
    """Return the lines, cut where their section changes. `notes` are by the ingredient's position, from 0."""
    parts: list[Part] = []
    for index, ingredient in enumerate(ingredients):
        title = (ingredient.section or "").strip() or None
        if not parts or parts[-1].title != title:
            parts.append(Part(title))
        parts[-1].lines.append(line_of(ingredient, notes.get(index)))
    return parts


def line_of(ingredient: IngredientLineOut, note: str | None = None) -> Line:
    """Return the ingredient's line."""
    unit = ingredient.unit.strip()
    shown_unit = "" if unit.lower() == NO_UNIT else unit
    is_several = max(ingredient.quantity or 0, ingredient.quantity_max or 0) > 1
    words: Iterable[str] = (
        _range(ingredient.quantity, ingredient.quantity_max, unit),
        _plural(shown_unit) if is_several else shown_unit,
    )
    return Line(
        amount=" ".join(filter(None, words)),
        name=ingredient.name,
        notes=ingredient.notes.strip(),
        is_optional=ingredient.is_optional,
        caution=ingredient.halal_note.strip() if ingredient.halal_status == "doubtful" else None,
        note=note,
    )


def _range(quantity: float | None, quantity_max: float | None, unit: str) -> str:
    if quantity is None or quantity <= 0:
        return ""
    written = _decimal if unit.lower() in METRIC_UNITS else _fraction
    low = written(quantity)
    high = written(quantity_max) if quantity_max is not None and quantity_max > quantity else low
    return low if high == low else f"{low}–{high}"


def _fraction(value: float) -> str:
    whole = math.floor(value)
    sign = next((sign for size, sign in FRACTIONS if abs(size - (value - whole)) <= TOLERANCE), None)
    if sign is None:
        return _decimal(value)
    return f"{whole or ''}{sign}"


def _decimal(value: float) -> str:
    """At most two decimals, but never 0: a hundredth stands for everything smaller."""
    rounded = Decimal(repr(max(value, 0.01))).quantize(Decimal("0.01"), ROUND_HALF_UP)
    return f"{rounded:f}".rstrip("0").rstrip(".")


def _plural(unit: str) -> str:
    if unit.lower() not in COUNTED_UNITS:
        return unit
    if unit.lower() == "leaf":
        return f"{unit[:-1]}ves"
    return f"{unit}es" if unit.lower().endswith(("ch", "sh")) else f"{unit}s"
