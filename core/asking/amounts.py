"""Reads calories, grams and servings: `under 400 calories`, `30g protein`, `for 4 people`."""

from collections.abc import Sequence
from typing import NamedTuple

from core.asking.tokens import Token
from core.asking.values import Kind
from core.asking.vocabulary import TimeWords

_CALORIES = frozenset(
    {"calories", "calorie", "kcal", "cal", "cals", "kalorien", "kalori", "calorias", "سعره", "калорий"}
)
_GRAMS = frozenset({"g", "gr", "gram", "grams", "gramm"})
_NUTRIENTS = {"protein": "Protein_Grams", "carbs": "Carbs_Grams", "fat": "Fat_Grams", "fiber": "Fiber_Grams",
              "fibre": "Fiber_Grams", "carb": "Carbs_Grams", "carbohydrates": "Carbs_Grams"}  # fmt: skip
_AT_MOST = (("under",), ("below",), ("less", "than"), ("max",), ("up", "to"), ("at", "most"), ("fewer", "than"))
_AT_LEAST = (("over",), ("above",), ("more", "than"), ("at", "least"), ("min",))
_BEFORE_SERVINGS = frozenset({"for", "serves", "serving", "feeds", "pour", "fur", "para"})
_PEOPLE = frozenset({"people", "persons", "person", "servings", "serving", "portions", "guests", "adults", "personnes",
                     "personen", "personas", "kisilik", "orang"})  # fmt: skip
MAX_SERVINGS = 100


class Amount(NamedTuple):
    """What a number of a text asks for."""

    kind: Kind
    label: str
    filter: str
    end: int


def read_amount(tokens: Sequence[Token], start: int, words: TimeWords) -> Amount | None:
    """Return the calories, grams or servings that are named at the token."""
    return _nutrition(tokens, start) or _servings(tokens, start, words)


def _nutrition(tokens: Sequence[Token], start: int) -> Amount | None:
    keys = [token.key for token in tokens[start : start + 6]]
    bound, at = "", 0
    for sign, markers in (("<=", _AT_MOST), (">=", _AT_LEAST)):
        for marker in markers:
            if tuple(keys[: len(marker)]) == marker:
                bound, at = sign, len(marker)
    if at >= len(keys) or not keys[at].isdecimal():
        return None
    number, rest = int(keys[at]), keys[at + 1 :]
    if rest[:1] and rest[0] in _CALORIES:
        return _nutrient("Calories", "calories", bound or "<=", number, start + at + 2)
    if rest[:1] and rest[0] in _GRAMS:
        rest, at = rest[1:], at + 1
        if rest[:1] == ["of"]:
            rest, at = rest[1:], at + 1
        if rest[:1] and rest[0] in _NUTRIENTS:
            attribute = _NUTRIENTS[rest[0]]
            sign = bound or (">=" if attribute in ("Protein_Grams", "Fiber_Grams") else "<=")
            return _nutrient(attribute, f"g {rest[0]}", sign, number, start + at + 2)
    return None


def _nutrient(attribute: str, unit: str, sign: str, number: int, end: int) -> Amount:
    word = "At most" if sign == "<=" else "At least"
    space = "" if unit.startswith("g ") else " "
    return Amount(Kind.NUTRITION, f"{word} {number}{space}{unit}", f"{attribute} {sign} {number}", end)


def _servings(tokens: Sequence[Token], start: int, words: TimeWords) -> Amount | None:
    is_marked = tokens[start].key in _BEFORE_SERVINGS
    at = start + is_marked
    if at >= len(tokens):
        return None
    key = tokens[at].key
    named = words.numbers.at(tokens, at)
    count = int(key) if key.isdecimal() else named[0] if named else 0
    end = at + 1
    has_people = end < len(tokens) and tokens[end].key in _PEOPLE
    if not 0 < count <= MAX_SERVINGS or not (has_people or (is_marked and end == len(tokens))):
        return None
    # Enough for those who come, and not twice as much.
    enough = f"Serving_Size >= {count} AND Serving_Size < {2 * count}"
    return Amount(Kind.SERVINGS, f"For {count}", enough, end + has_people)
