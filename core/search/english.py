"""Singular and plural of English words."""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

import typeguard

if TYPE_CHECKING:
    import inflect

SHORTEST = 3
"""Letters of the shortest word that has another number worth writing down."""
NUMBERLESS_ENDINGS = ("ss", "us", "is", "man", "men")
"""Couscous, hummus, lemongrass, menemen: English plural rules give wrong forms for them."""
NO_NOUNS = frozenset({"dry", "fry", "molasses", "swiss", "you"})
"""Words whose plural would be another thing: a search for fries does not mean a stir-fry."""
WORD = re.compile(r"[a-z]+")

Function = TypeVar("Function")


@lru_cache(maxsize=1)
def load_english_rules() -> "inflect.engine":
    """Return the rules of English plurals."""
    # inflect has typeguard check the arguments of its functions; to write these checks into them takes three seconds
    # of every process that starts.
    checked, typeguard.typechecked = typeguard.typechecked, _unchecked  # type: ignore[assignment]
    try:
        import inflect
    finally:
        typeguard.typechecked = checked
    return inflect.engine()


@lru_cache(maxsize=50_000)
def other_number(word: str) -> tuple[str, ...]:
    """Return the word's plural or singular: `tomatoes` for `tomato` and the other way round; nothing if it has none.

    Takes one word in lower case; anything but the letters a to z has no other number.
    """
    if len(word) < SHORTEST or not WORD.fullmatch(word) or word in NO_NOUNS or word.endswith(NUMBERLESS_ENDINGS):
        return ()
    other = str(load_english_rules().singular_noun(word) or load_english_rules().plural_noun(word))
    return (other,) if other != word and len(other) >= SHORTEST else ()


def _unchecked(function: Function) -> Function:
    return function
