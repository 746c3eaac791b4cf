"""Amounts: from a cook's words to grams, and from grams to what a cook writes."""

import re
from dataclasses import dataclass
from decimal import ROUND_CEILING, Decimal
from fractions import Fraction

from core.composing.facts import CUP_ML, TABLESPOON_ML, TEASPOON_ML, Fact, Pantry
from core.composing.toml_files import KnowledgeError
from core.composing.wording import plural, singular

_LINE = re.compile(
    r"(?P<number>\d+(?:\.\d+)?(?:/\d+)?) (?:(?P<unit>g|kg|ml|l|tsp|tbsp|cup|pinch|[a-z]+) )?(?P<name>.+)"
)
_ML = {"ml": 1, "l": 1000, "tsp": TEASPOON_ML, "tbsp": TABLESPOON_ML, "cup": CUP_ML}
_CAN_GRAMS = 400
_PINCH_TEASPOONS = 1 / 16
_SPOON_ROLES = {"spice", "herb", "fat", "acid", "sauce", "sweetener", "binder", "liquid", "dairy", "nut", "salt"}


@dataclass(frozen=True)
class Line:
    """An ingredient of a dish pattern, for the servings of the pattern."""

    fact: Fact
    grams: float
    unit: str


@dataclass(frozen=True)
class Amount:
    """A quantity as a cook writes it, and its weight after rounding."""

    quantity: Decimal
    unit: str
    grams: float


def parse_line(text: str, pantry: Pantry, place: str) -> Line:
    """Return the line "2 tsp ground cumin" with its weight. Raises KnowledgeError with the place."""
    found = _LINE.fullmatch(text.strip())
    if not found:
        raise KnowledgeError(f"{place}: {text!r} is no amount and ingredient")
    number, unit, name = float(Fraction(found["number"])), found["unit"] or "", found["name"]
    known = {"g", "kg", "pinch", *_ML}
    if unit and unit not in known and f"{unit} {name}" in pantry.facts:
        unit, name = "", f"{unit} {name}"
    fact = pantry.facts.get(name)
    if fact is None:
        raise KnowledgeError(f"{place}: there is no ingredient {name!r}")
    return Line(fact, number * _grams_of_one(unit, fact, place), unit)


def _grams_of_one(unit: str, fact: Fact, place: str) -> float:
    if unit in {"g", "kg"}:
        return 1000 if unit == "kg" else 1
    if unit in _ML:
        return _ML[unit] * fact.gram_per_ml
    if unit == "pinch":
        return _PINCH_TEASPOONS * TEASPOON_ML * fact.gram_per_ml
    if not fact.piece or unit != fact.unit:
        raise KnowledgeError(f"{place}: {fact.name!r} has no weight for one {unit or 'piece'}")
    return fact.piece


def unit_text(amount: Amount) -> str:
    """Return the unit in the number of its quantity: 1 clove, 6 cloves."""
    is_word = amount.unit not in {"", "g", "kg", "tsp", "tbsp", *_ML}
    return plural(amount.unit) if is_word and amount.quantity > 1 else amount.unit


def in_whole_pieces(fact: Fact, amount: Amount) -> Amount:
    """Return the amount rounded up to whole pieces: of a banana that was given, no half is left over."""
    whole = amount.quantity.to_integral_value(ROUND_CEILING)
    if not fact.piece or amount.unit or whole == amount.quantity:
        return amount
    return Amount(whole, "", float(whole) * fact.piece)


def grams_of(fact: Fact, quantity: float, unit: str) -> float | None:
    """Return the weight of an amount in the units of recipes; None where it is not known, as for a handful."""
    unit = singular(unit) if unit not in _ML else unit
    if unit == "can":
        return quantity * _CAN_GRAMS
    if unit in {"g", "kg", *_ML, "pinch"} or (fact.piece and unit == fact.unit):
        return quantity * _grams_of_one(unit, fact, fact.name)
    return None


def as_listed(fact: Fact, grams: float, unit: str) -> Amount:
    """Return a weight or volume that the pattern's own line has, as it stands there."""
    number = grams if unit in {"g", "kg"} else grams / fact.gram_per_ml
    if number >= 1000:
        return Amount(Decimal(f"{number / 1000:.2f}").normalize(), "kg" if unit in {"g", "kg"} else "l", grams)
    return Amount(Decimal(f"{number:.0f}"), "g" if unit in {"g", "kg"} else "ml", grams)


def written(fact: Fact, grams: float, unit: str | None = None) -> Amount:
    """Return the amount rounded as a cook writes it; `unit` is the unit of the pattern's own line."""
    if unit is None:
        unit = _natural_unit(fact, grams)
    if unit == "pinch" and grams > 3 * _PINCH_TEASPOONS * TEASPOON_ML * fact.gram_per_ml:
        unit = "tsp"
    if unit in {"tsp", "tbsp"}:
        return _spoons(fact, grams)
    if unit in {"ml", "l", "cup"}:
        return _volume(fact, grams)
    if unit == "pinch":
        number = max(1, round(grams / (_PINCH_TEASPOONS * TEASPOON_ML * fact.gram_per_ml)))
        return Amount(Decimal(number), "pinch", grams)
    if unit in {"g", "kg"}:
        return _weight(grams)
    return _pieces(fact, grams)


def _natural_unit(fact: Fact, grams: float) -> str:
    if fact.piece:
        return fact.unit
    millilitres = grams / fact.gram_per_ml
    is_spooned = fact.tsp or (fact.kind.role in _SPOON_ROLES and fact.cup)
    if is_spooned and millilitres <= 4 * TABLESPOON_ML:
        return "tsp" if millilitres < TABLESPOON_ML else "tbsp"
    return "ml" if fact.kind.is_liquid else "g"


def _spoons(fact: Fact, grams: float) -> Amount:
    millilitres = grams / fact.gram_per_ml
    if millilitres > 6 * TABLESPOON_ML:
        return _volume(fact, grams) if fact.kind.is_liquid else _weight(grams)
    if millilitres >= 0.9 * TABLESPOON_ML:
        number = _stepped(millilitres / TABLESPOON_ML, 0.5 if millilitres < 3 * TABLESPOON_ML else 1)
        return Amount(number, "tbsp", float(number) * TABLESPOON_ML * fact.gram_per_ml)
    number = _stepped(millilitres / TEASPOON_ML, 0.25 if millilitres < 1.5 * TEASPOON_ML else 0.5)
    return Amount(number, "tsp", float(number) * TEASPOON_ML * fact.gram_per_ml)


def _volume(fact: Fact, grams: float) -> Amount:
    millilitres = grams / fact.gram_per_ml
    if millilitres < 3.5 * TABLESPOON_ML:
        return _spoons(fact, grams)
    number = _stepped(millilitres, 10 if millilitres < 150 else 25 if millilitres < 400 else 50)
    written_grams = float(number) * fact.gram_per_ml
    if number >= 1000:
        return Amount((number / 1000).quantize(Decimal("0.01")).normalize(), "l", written_grams)
    return Amount(number, "ml", written_grams)


def _weight(grams: float) -> Amount:
    step = 1 if grams < 10 else 5 if grams < 60 else 10 if grams < 250 else 25 if grams < 600 else 50
    number = _stepped(grams, step)
    if number >= 1000:
        return Amount(Decimal(f"{float(number) / 1000:g}"), "kg", float(number))
    return Amount(number, "g", float(number))


def _pieces(fact: Fact, grams: float) -> Amount:
    one = fact.piece or 1
    halves_make_sense = one >= 60 and not fact.unit and fact.kind.role in {"vegetable", "aromatic", "fruit", "acid"}
    count = grams / one
    number = _stepped(count, 0.5 if halves_make_sense and count < 2 else 1)
    return Amount(number, fact.unit, float(number) * one)


def _stepped(number: float, step: float) -> Decimal:
    """Return the number rounded to the step, at least one step."""
    steps = max(1, int(number / step + 0.5))
    return Decimal(f"{steps * step:g}") if steps * step < 100_000 else Decimal(steps) * Decimal(str(step))
