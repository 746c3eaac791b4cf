"""Numbers as people write them: 1,200, 1.5, 1½, 1 1/2, 2-3, two."""

import re
from decimal import Decimal
from typing import NamedTuple

VULGAR = {
    "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5), "⅗": (3, 5),
    "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅐": (1, 7), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8), "⅞": (7, 8),
    "⅑": (1, 9), "⅒": (1, 10),
}  # fmt: skip
_SIGNS = "".join(VULGAR)
NUMBER = rf"""(?:
    (?P<whole>\d{{1,4}})(?:\ ?(?:and|&)\ |\s*-?)(?P<part>[{_SIGNS}])
  | (?P<with>\d{{1,4}})(?:\ (?:(?:and|&)\ )?|-)(?P<of>[1-9]\d{{0,2}})\s?[/⁄]\s?(?P<in>[1-9]\d{{0,2}})(?!\d)
  | (?P<over>\d{{1,3}})\s?[/⁄]\s?(?P<under>[1-9]\d{{0,2}})(?!\d)
  | (?P<vulgar>[{_SIGNS}])
  | (?P<thousands>[1-9]\d{{0,2}}(?:,\d{{3}})+(?!\d)(?:\.\d+)?)
  | (?P<decimal>\d{{1,7}}[.,]\d{{1,4}}|\.\d{{1,4}})(?!\d)
  | (?P<integer>\d{{1,7}})(?!\d)
)"""
_NUMBER = re.compile(NUMBER, re.VERBOSE)
_BETWEEN = re.compile(r"\s*[-–—~‐‑−]\s*|\s+(?:to|or)\s+")
_THOUSANDTH = Decimal("0.001")
TOO_MUCH = 10_000_000
"""No recipe takes as much of anything; the columns end here."""


class Amount(NamedTuple):
    """A number, or a range when `highest` is given; in thousandths at most, `end` is where it stops in its text."""

    lowest: Decimal
    highest: Decimal | None
    end: int


def _read_number(text: str, start: int = 0) -> tuple[Decimal, int] | None:
    """Return the number that begins at `start` with the place where it ends; None if none does."""
    found = _NUMBER.match(text, start)
    if found is None:
        return None
    number = number_of(found)
    return (rounded(number), found.end()) if number < TOO_MUCH else None


def rounded(number: Decimal) -> Decimal:
    """Return the number in thousandths, without trailing zeros or exponent."""
    exact = number.quantize(_THOUSANDTH)
    return exact.quantize(Decimal(1)) if exact == exact.to_integral_value() else exact.normalize()


def number_of(found: re.Match[str]) -> Decimal:
    """Return the value of a match of NUMBER."""
    match found.lastgroup:
        case "part":
            above, below = VULGAR[found["part"]]
            return int(found["whole"]) + Decimal(above) / below
        case "in":
            return int(found["with"]) + Decimal(int(found["of"])) / int(found["in"])
        case "under":
            return Decimal(int(found["over"])) / int(found["under"])
        case "vulgar":
            above, below = VULGAR[found["vulgar"]]
            return Decimal(above) / below
        case "thousands":
            return Decimal(found["thousands"].replace(",", ""))
        case "decimal":
            return Decimal(found["decimal"].replace(",", "."))
        case _:
            return Decimal(int(found["integer"]))


def read_amount(text: str, start: int = 0) -> Amount | None:
    """Return the number or range that begins at `start`.

    A "range" that goes down is none: its first number is returned alone, and what follows stays in the text.
    """
    first = _read_number(text, start)
    if first is None:
        return None
    lowest, end = first
    between = _BETWEEN.match(text, end)
    second = _read_number(text, between.end()) if between else None
    if second is None or second[0] <= lowest:
        return Amount(lowest, None, end)
    return Amount(lowest, second[0], second[1])
