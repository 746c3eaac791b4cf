"""Reads how long cooking may take: `under 30 minutes`, `half an hour`, `1.5 hours or less`."""

from collections.abc import Sequence

from core.asking.tokens import Token
from core.asking.vocabulary import TimeWords

MAX_MINUTES = 100_000
HALF = 30


def read_time(tokens: Sequence[Token], start: int, words: TimeWords) -> tuple[int, int] | None:
    """Return the minutes that are named at the token and the index after them; None if no duration begins there."""
    marker = words.before.at(tokens, start)
    for begin in dict.fromkeys((marker[1] if marker else start, start)):
        found = _amount(tokens, begin, words)
        if found:
            minutes, end = found
            after = words.after.at(tokens, end) if end < len(tokens) else None
            return minutes, after[1] if after else end
    return None


def _amount(tokens: Sequence[Token], start: int, words: TimeWords) -> tuple[int, int] | None:
    if start >= len(tokens):
        return None
    named = words.amounts.at(tokens, start)
    if named:
        return named
    number = _number(tokens, start, words)
    if number is None or number[1] >= len(tokens):
        return None
    count, end = _with_half(number, tokens)
    if end >= len(tokens):
        return None
    unit = words.units.at(tokens, end)
    if unit is None:
        return None
    minutes, end = round(count * unit[0]), unit[1]
    if unit[0] > 1:
        minutes, end = _with_rest(minutes, tokens, end, words)
    return (minutes, end) if 0 < minutes <= MAX_MINUTES else None


def _with_half(number: tuple[float, int], tokens: Sequence[Token]) -> tuple[float, int]:
    """`1 and a half` hours."""
    count, end = number
    has_half = [token.key for token in tokens[end : end + 3]] == ["and", "a", "half"]
    return (count + 0.5, end + 3) if has_half else number


def _with_rest(minutes: int, tokens: Sequence[Token], end: int, words: TimeWords) -> tuple[int, int]:
    following = [token.key for token in tokens[end : end + 3]]
    if following == ["and", "a", "half"]:
        return minutes + HALF, end + 3
    skipped = end + (following[:1] == ["and"])
    rest = _number(tokens, skipped, words)
    if rest and rest[1] < len(tokens):
        unit = words.units.at(tokens, rest[1])
        if unit and unit[0] == 1:
            return minutes + round(rest[0]), unit[1]
    return minutes, end


def _number(tokens: Sequence[Token], start: int, words: TimeWords) -> tuple[float, int] | None:
    if start >= len(tokens):
        return None
    key = tokens[start].key.replace(",", ".")
    if key.replace(".", "", 1).isdecimal():
        return float(key), start + 1
    return words.numbers.at(tokens, start)
