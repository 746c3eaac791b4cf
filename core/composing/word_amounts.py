"""Amounts that a sentence has in words, such as "a cup of the water", for the number of servings."""

import re

from core.composing.wording import count_text

_VALUES = {"half a": 0.5, "a": 1.0, "one": 1.0, "two": 2.0, "three": 3.0, "four": 4.0, "five": 5.0, "six": 6.0}
_AMOUNT = re.compile(
    r"\b(?P<number>[Hh]alf a|[Aa]|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[1-9])"
    r" (?P<size>small |large |good |heaped )?"
    r"(?P<unit>cup|ladle|ladleful|spoonful|glass|handful|teaspoon|tablespoon)(?P<many>s|es)?\b"
    r"(?= of (?!filling|batter|potatoes|it\b)| for the top)"
)
# What goes on or into each piece is the same for any number of servings.
_FOR_EACH = re.compile(r"\b(?:each|every|at a time|one by one|[Ss]erve with)\b")
_BATCHES = re.compile(r"\b(?:in batches|one by one|a few at a time|do the same with the rest)\b|\{x\d+\}")
_SHARE_PER_PIECE = 0.6
_LEAST_CHANGE = 1.3
_QUARTERS = {
    0.25: "a quarter of a", 0.5: "half a", 0.75: "three quarters of a", 1.0: "a",
    1.25: "one and a quarter", 1.5: "one and a half", 1.75: "one and three quarters", 2.5: "two and a half",
}  # fmt: skip


def scaled_words(sentence: str, factor: float) -> str:
    """Return the sentence with its amounts in words times the factor: half a cup of the water for two servings."""
    if _FOR_EACH.search(sentence) or 1 / _LEAST_CHANGE < factor < _LEAST_CHANGE:
        return sentence
    return _AMOUNT.sub(lambda found: _scaled(found, factor), sentence)


def _scaled(found: re.Match[str], factor: float) -> str:
    number = max(0.25, round(4 * factor * _value(found["number"].lower())) / 4)
    if number > 1 and number not in _QUARTERS:
        number = float(round(number))
    words = _QUARTERS.get(number) or count_text(round(number))
    ending = "" if number <= 1 else "es" if found["unit"] == "glass" else "s"
    text = f"{words} {found['size'] or ''}{found['unit']}{ending}"
    return f"{text[:1].upper()}{text[1:]}" if found["number"][0].isupper() else text


def _value(number: str) -> float:
    return float(number) if number.isdigit() else _VALUES[number]


def minutes_of_work(minutes: int, text: str, factor: float) -> int:
    """Return the minutes of a step for the servings: pieces made one by one take longer the more there are."""
    if not _BATCHES.search(text):
        return minutes
    return max(1, round(minutes * (1 - _SHARE_PER_PIECE + _SHARE_PER_PIECE * factor)))
