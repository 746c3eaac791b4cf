"""What a recipe says that it is: the labels by which searches for a cuisine, a course or an occasion find it."""

from collections.abc import Iterable
from functools import lru_cache

from core.asking.phrases import Phrases
from core.asking.tokens import tokens_of
from core.asking.vocabulary import Trait, load_kept, load_traits


def traits_of(texts: Iterable[str]) -> list[str]:
    """Return, sorted, the labels of what the texts name: Breakfast and Turkish of `Turkish Breakfast Eggs`."""
    return sorted({label for text in texts for label in _traits_in(text)})


@lru_cache(maxsize=20_000)
def _traits_in(text: str) -> frozenset[str]:
    kept, traits = load_kept(), _traits_of_documents()
    tokens = tokens_of(text)
    found: set[str] = set()
    at = 0
    while at < len(tokens):
        trait, fixed = traits.at(tokens, at), kept.at(tokens, at)
        if fixed and (not trait or fixed[1] > trait[1]):
            at = fixed[1]
        elif trait:
            found.add(trait[0].label)
            at = trait[1]
        else:
            at += 1
    return frozenset(found)


@lru_cache(maxsize=1)
def _traits_of_documents() -> Phrases[Trait]:
    table: Phrases[Trait] = Phrases()
    for trait in load_traits():
        if trait.in_documents:
            for name in trait.names:
                table.add(name, trait)
    return table
