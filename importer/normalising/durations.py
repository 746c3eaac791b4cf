"""Minutes, from ISO 8601 or from what people write instead."""

import re
from decimal import ROUND_HALF_UP, Decimal
from typing import NamedTuple

from importer.normalising.numbers import NUMBER, read_amount

MAX_MINUTES = 100_000
MAX_LENGTH = 200
_DAYS = r"(?:(?P<weeks>[\d.,]+)W)?(?:(?P<days>[\d.,]+)D)?"
_TIME = r"(?:(?P<hours>[\d.,]+)H)?(?:(?P<minutes>[\d.,]+)M)?(?:(?P<seconds>[\d.,]+)S)?"
_ISO = re.compile(rf"P(?:0+Y)?(?:0+M)?{_DAYS}(?:T{_TIME})?", re.IGNORECASE)
# P30M is thirty months in ISO 8601, but the recipe sites that write it have forgotten the T and mean PT30M.
# An M stays a month, and is refused, where the text can't mean minutes: P1M2D, P1MT30M, P1Y6M.
_ISO_WITHOUT_T = re.compile(rf"P(?:0+Y)?{_DAYS}{_TIME}", re.IGNORECASE)
_MINUTES_IN = {
    "weeks": Decimal(10_080),
    "days": Decimal(1_440),
    "hours": Decimal(60),
    "minutes": Decimal(1),
    "seconds": 1 / Decimal(60),
}
_UNITS = {
    unit: _MINUTES_IN[kind]
    for kind, units in {
        "days": ("day", "days", "d"),
        "hours": ("hour", "hours", "hr", "hrs", "h", "std", "stunde", "stunden", "heure", "heures", "hora", "horas"),
        "minutes": ("minute", "minutes", "minuten", "minutos", "min", "mins", "min.", "mins.", "m"),
        "seconds": ("second", "seconds", "sec", "secs"),
    }.items()
    for unit in units
}
_APPROXIMATELY = re.compile(r"^(?:[~≈±<>]|about|approx(?:imately|\.)?|around|circa|ca\.?|at least|up to|under)\s*")
_ADDED_IN_BRACKETS = re.compile(r"\((?=plus\b|\+)([^()]*)\)")
_BRACKETS = re.compile(r"\([^()]*\)")
_ADDITION = re.compile(r"\s*,?\s+(?:\+|plus|and)\s+|\s*,?\s*\bplus\b\s+", re.IGNORECASE)
_ALTERNATIVE = re.compile(r"\s+or\s+(?=[\d~≈])", re.IGNORECASE)
_UNIT = re.compile(r"\s*-?\s*([a-z]+\.?)\+?(?=[\s\d,;.+]|$)")
_WORDS = {"a": "1", "an": "1", "one": "1", "two": "2", "three": "3", "four": "4", "half an": "0.5"}
_FIRST_WORD = re.compile(rf"^({'|'.join(sorted(_WORDS, key=len, reverse=True))})\s+(?=[a-z])")
_ANY_NUMBER = re.compile(NUMBER, re.VERBOSE)


class Duration(NamedTuple):
    """Minutes, and whether the text was not ISO 8601, so that the report says how it was read."""

    minutes: int
    is_interpreted: bool


def read_duration(text: str) -> Duration | None:
    """Return the duration that the text states: ISO 8601 or free text; of a range the longer end.

    ISO 8601 without its T is read as if the T were there: "P30M" and "P2M" are minutes, although ISO says months.
    None for what states no duration: "Simmer all day", "20" without a unit, "5 min/day", years and months,
    negative ones and those of more than ten weeks.
    """
    text = " ".join(text.split())
    if len(text) > MAX_LENGTH:
        return None
    if iso := _ISO.fullmatch(text):
        return _bounded(_sum_iso(iso), is_interpreted=False)
    if iso := _ISO_WITHOUT_T.fullmatch(text):
        return _bounded(_sum_iso(iso), is_interpreted=True)
    words = _BRACKETS.sub("", _ADDED_IN_BRACKETS.sub(r" \1", text.casefold())).strip(" .,")
    return _bounded(_read_sum(words), is_interpreted=True)


def _bounded(minutes: Decimal | None, *, is_interpreted: bool) -> Duration | None:
    if minutes is None or minutes > MAX_MINUTES:
        return None
    whole = int(minutes.quantize(Decimal(1), ROUND_HALF_UP))
    return Duration(max(whole, 1) if minutes else 0, is_interpreted)


def _sum_iso(found: re.Match[str]) -> Decimal | None:
    parts = {name: number.replace(",", ".") for name, number in found.groupdict().items() if number}
    if not parts or any(number.count(".") > 1 or number == "." or len(number) > 9 for number in parts.values()):
        return None
    return sum((Decimal(number) * _MINUTES_IN[name] for name, number in parts.items()), Decimal(0))


def _read_sum(text: str) -> Decimal | None:
    # "1 hour + 2 hours for rising"; None if a part of the sum has no duration.
    alternatives = [
        [_read_part(part) for part in _ADDITION.split(alternative) if part] for alternative in _ALTERNATIVE.split(text)
    ]
    sums = [sum(filter(None, parts), Decimal(0)) if parts and None not in parts else None for parts in alternatives]
    return max(filter(None, sums), default=None) if None not in sums else None


def _read_part(text: str) -> Decimal | None:
    # "2h 10min" or "~20-30 min for rising"; words may follow, other numbers may not.
    rest = _FIRST_WORD.sub(lambda word: _WORDS[word[1]] + " ", _APPROXIMATELY.sub("", text.strip()))
    total: Decimal | None = None
    while (amount := read_amount(rest)) and (unit := _UNIT.match(rest, amount.end)) and unit[1] in _UNITS:
        total = (total or Decimal(0)) + (amount.highest or amount.lowest) * _UNITS[unit[1]]
        rest = rest[unit.end() :].lstrip(" ,")
    return None if _ANY_NUMBER.search(rest) else total
