"""Says which given ingredients the list calls by another name: "Chicken legs are listed as chicken drumsticks."."""

from collections.abc import Iterator, Sequence

from core.composing.facts import Fact, word_key
from core.composing.listing import plural_of
from core.composing.recognise import Given, without_measure
from core.recipes.inputs import RecipeInput


def renamed_sentences(given: Sequence[Given], recipe: RecipeInput) -> Iterator[str]:
    """Yield a sentence for each given ingredient whose own words are not in the name that the list has for it."""
    listed = {word_key(part.name) for part in recipe.ingredients}
    for entry in given:
        if entry.fact.members or entry.fact.is_custom or word_key(entry.fact.name) not in listed:
            continue
        if not _is_told(entry.typed, entry.fact):
            yield _sentence(without_measure(entry.typed), entry.fact)


def _is_told(typed: str, fact: Fact) -> bool:
    """Return whether the typed words are those of the name, some of them, or more of the same."""
    words, name = frozenset(word_key(without_measure(typed))), frozenset(word_key(fact.name))
    return words <= name or name <= words


def _sentence(typed: str, fact: Fact) -> str:
    is_several = typed.endswith("s") and not typed.endswith(("ss", "us", "is"))
    name = plural_of(fact, fact.name) if is_several and fact.piece and not fact.unit else fact.name
    return f"{typed[:1].upper()}{typed[1:]} {'are' if is_several else 'is'} listed as {name}."
