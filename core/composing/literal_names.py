"""Mends steps whose own words name an ingredient of the pattern that the recipe has not, or has another one for."""

import re

from core.composing.facts import Fact, word_key
from core.composing.gaps import GAP, without_gaps
from core.composing.listing import Draft, Item
from core.composing.named_foods import foods_in

_SENTENCE = re.compile(r"(?<=[.!?]) +")
_FREE = frozenset(
    word_key("water oil salt pepper dough pastry broth stock sauce syrup paste meat spice herb batter toast roll jam")
)


def mend_literal_names(draft: Draft) -> None:
    """Put the present ingredient for one that it replaces, and leave out what is said of one that is missing."""
    own = {word for item in draft.items for name in (item.fact.name, item.fact.short) for word in word_key(name)}
    present = {item.fact.name for item in draft.items}
    for step in draft.steps:
        sentences = (_mended(sentence, draft, own, present) for sentence in _SENTENCE.split(step.text))
        step.text = " ".join(filter(None, sentences)) or step.text


def _mended(text: str, draft: Draft, own: set[str], present: set[str]) -> str:
    for words, meant in list(foods_in(text)):
        key = frozenset(word_key(words))
        if key <= own or not key.isdisjoint(_FREE) or not _is_missing(meant, draft, present):
            continue
        if item := _replacing(meant, draft, present):
            text = re.sub(rf"\b{re.escape(words)}\b", item.name, text)
        else:
            text = without_food(text, words)
    return text


def without_food(text: str, words: str) -> str:
    """Return the sentence without what it says of this food: neither "until the onion is soft" nor "add the onion"."""
    name = re.escape(words)
    text = re.sub(rf",? (?:until|so that) (?:the )?{name} [^.,;]*", "", text)
    text = re.sub(rf"(?:\b[Tt]he )?(?:(?:kept|crushed|fried|beaten|whole|red) )?\b{name}\b", GAP, text)
    return without_gaps(text) if GAP in text else text


def _is_missing(meant: tuple[Fact, ...], draft: Draft, present: set[str]) -> bool:
    """Return whether the pattern calls for what the words mean, and the recipe has none of it."""
    names = {fact.name for fact in meant}
    lines = {line.fact.name for part in draft.plan.dish.parts.values() for line in part.lines}
    return not names.isdisjoint(lines) and names.isdisjoint(present)


def _replacing(meant: tuple[Fact, ...], draft: Draft, present: set[str]) -> Item | None:
    """Return the ingredient that stands in the place of what the words mean."""
    names = {fact.name for fact in meant}
    for part in draft.plan.dish.parts.values():
        lines = {line.fact.name for line in part.lines}
        if not names.isdisjoint(lines):
            others = [item for item in draft.of(part.name) if item.fact.name not in lines]
            return others[0] if others else None
    return None
