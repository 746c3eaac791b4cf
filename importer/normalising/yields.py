"""How many a recipe serves."""

import re
from collections.abc import Mapping
from typing import Any

from importer.normalising.numbers import read_amount
from importer.normalising.remarks import Remark
from importer.normalising.texts import plain_line
from importer.normalising.values import first_of, texts_of

MAX_SERVINGS = 1000
MAX_LENGTH = 200
_BEFORE = re.compile(
    r"^(?:(?:serves|servings?|(?:recipe\s)?yields?|makes|for|feeds|portions?|about|approx(?:imately|\.)?|around|up to"
    r"|ca\.?)(?!\w)[\s:=–—-]*|[~≈:]\s*)*",
    re.IGNORECASE,
)
_AFTER = re.compile(r"\s*(?:\+|\?|\.(?!\d))?\s*(?P<what>[^\d,;(]*)(?:[,;(].*)?", re.DOTALL)
# A loaf, a litre or a whole cake is not what one person gets.
_NOT_SERVINGS = re.compile(
    r"\b(?:loaf|loaves|cakes?|pies?|pizzas?|tarts?|batch(?:es)?|dozens?|trays?|pans?|sheets?|jars?|bottles?"
    r"|cups?|quarts?|gallons?|pints?|lit(?:re|er)s?|l|ml|dl|cl|g|kg|grams?|ounces?|oz|lbs?|pounds?)\b",
    re.IGNORECASE,
)
_FRACTION = re.compile(r"^\D*\d+\s*[/⁄]")


def read_servings(recipe: Mapping[str, Any], remarks: list[Remark]) -> int | None:
    """Return the number of servings; of a range the lower number."""
    texts = [plain_line(text) for text in texts_of(first_of(recipe, "recipeYield", "yield", "servings"))]
    for text in texts:
        if (servings := servings_in(text)) is not None:
            if not text.strip(". ").isdecimal() and servings_in(text, is_strict=True) is None:
                remarks.append(Remark("recipeYield", text, f"read as {servings} servings"))
            return servings
    if any(texts):
        remarks.append(Remark("recipeYield", "; ".join(texts), "left out: states no number of servings"))
    return None


def servings_in(text: str, *, is_strict: bool = False) -> int | None:
    """Return the number of servings in "4", "Serves 4-6", "8 bowls"; None for "2 loaves", "2/3", "Depends".

    `is_strict` admits only what says servings in as many words.
    """
    if len(text) > MAX_LENGTH or _FRACTION.match(text):
        return None
    start = _BEFORE.match(text)
    amount = read_amount(text, start.end() if start else 0)
    after = _AFTER.fullmatch(text, amount.end) if amount else None
    if amount is None or after is None or _NOT_SERVINGS.search(after["what"]):
        return None
    if is_strict and (amount.highest or not re.fullmatch(r"(?:servings?|people|persons?|portions?|)", after["what"])):
        return None
    is_whole = amount.lowest == int(amount.lowest) and 1 <= amount.lowest <= MAX_SERVINGS
    return int(amount.lowest) if is_whole else None
