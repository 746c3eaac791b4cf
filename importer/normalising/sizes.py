"""Refuses records that are too large to be recipes before anything is spent on them."""

import re
from collections.abc import Mapping
from typing import Any

from importer.normalising.remarks import Unusable

MAX_TEXT = 50_000
MAX_VALUES = 5_000
# Too long for a word of a recipe; the halal guard would look for typing errors at every letter of it.
_ENDLESS_WORD = re.compile(r"[A-Za-z]{300}")
# Only what an import reads: a picture inside the record, or the whole article, may be as long as it likes.
FIELDS = (
    "name", "headline", "alternateName", "description", "author", "creator", "keywords", "recipeCuisine",
    "recipeCategory", "educationalLevel", "difficulty", "recipeDifficulty", "prepTime", "cookTime", "performTime",
    "totalTime", "recipeYield", "yield", "servings", "nutrition", "recipeIngredient", "ingredients", "supply",
    "recipeInstructions", "instructions", "step", "steps", "url", "mainEntityOfPage", "isBasedOn", "isBasedOnUrl",
    "license",
)  # fmt: skip


def refuse_oversized(recipe: Mapping[str, Any]) -> None:
    """Raise Unusable for a record with an endless text or endlessly many of them."""
    waiting = [recipe[field] for field in FIELDS if field in recipe]
    seen = 0
    while waiting:
        value = waiting.pop()
        seen += 1
        if seen > MAX_VALUES:
            raise Unusable("too long", f"It holds more than {MAX_VALUES:,} values.")
        if isinstance(value, str) and len(value) > MAX_TEXT:
            raise Unusable("too long", f"One of its texts is longer than {MAX_TEXT:,} characters.")
        if isinstance(value, str) and not value.startswith("http") and _ENDLESS_WORD.search(value):
            raise Unusable("too long", "One of its words never ends.")
        if isinstance(value, list):
            waiting.extend(value[: MAX_VALUES + 1])
        elif isinstance(value, Mapping):
            waiting.extend(list(value.values())[: MAX_VALUES + 1])
