"""What to use instead: a frying fat, a braising liquid or a dessert's flavour, by what the food does in the dish."""

from collections.abc import Iterable

from core.halal.lexicon import Facts
from core.reading.lists import WordLists
from core.reading.tokens import cut_text

_USES = ("frying", "dessert", "drink", "braising")


def use_of(texts: Iterable[str], words: WordLists) -> str:
    """Return the use that the first telling text shows: "frying", "dessert", "drink" or "braising"; "" for none."""
    for text in texts:
        tokens = {(token.text,) for token in cut_text(text)[1]}
        for use in _USES:
            if not tokens.isdisjoint(words.lists[f"use-{use}"]):
                return use
    return ""


def substitute_for(facts: Facts, use: str) -> str | None:
    """Return what replaces a term in a dish where it has this use, or what replaces it anywhere."""
    return facts.substitutes.get(use, facts.substitute)
