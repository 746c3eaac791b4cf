"""Which foods a recipe needs, and which of them a food at hand is."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from core.at_hand.staples import is_staple
from core.composing.facts import Fact, pantry, word_key
from core.composing.recognise import recognise

ANY = "any "
"""Begins the key that every kind of a food has: a need for "basmati rice" has the key "any rice"."""
LONGEST_NAME = 80
"""Characters of a food's name; a note follows it where there are more."""
LISTED_KINDS = {"fish": "fish", "rice": "rice", "pasta": "pasta"}
"""Kinds of ingredient facts all of which are of a group."""
NAMED_KINDS = frozenset({"poultry", "red-meat", "mince", "whole-bird", "seafood"})
"""Kinds whose ingredients are of the group that their own name has: "beef shank" is beef."""

_ALTERNATIVES = re.compile(r"\s+or\s+|\s*/\s*", re.IGNORECASE)
_NOT_NEEDED = re.compile(r"\b(?:optional|to serve|for serving|to garnish|for garnish|for decoration)\b", re.IGNORECASE)
_NOTE = re.compile(r"[,;(]")


def needs_of(names: Iterable[str]) -> list[str]:
    """Return what ingredients of these names ask for, each food once, in the recipe's words: "ripe tomatoes".

    Staples are left out, and what is optional or only served with the dish. A choice is one need: "butter or ghee".
    """
    needs: dict[tuple[str, ...], str] = {}
    for foods, need in map(_need_of, names):
        if foods and not any(_is_one(foods, others) for others in needs):
            needs[foods] = need
    return list(needs.values())


@lru_cache(maxsize=50_000)
def _need_of(name: str) -> tuple[tuple[str, ...], str]:
    """Return the foods that an ingredient of this name asks for, and the name without its note.

    No foods where nothing is needed. Kept, since a rebuild meets the same names in many recipes.
    """
    need = " ".join(_NOTE.split(name)[0].split())[:LONGEST_NAME]
    foods = _foods_of(need)
    is_needed = not _NOT_NEEDED.search(name) and not any(map(is_staple, foods))
    return (foods if is_needed else ()), need


@lru_cache(maxsize=50_000)
def keys_of_need(need: str) -> tuple[str, ...]:
    """Return the keys by which a need of `needs_of` is met; one of them is enough."""
    foods = _foods_of(need)
    return tuple(dict.fromkeys(key for food in foods for key in (food, *(ANY + group for group in _groups(food)))))


@lru_cache(maxsize=5_000)
def keys_at_hand(typed: str) -> tuple[str, ...]:
    """Return the keys of needs that a food at hand meets; none for a name without a word.

    "rice" at hand meets every kind of rice. "basmati rice" meets that kind, and what a recipe just calls "rice".
    """
    food = _food_of(typed)
    if not food:
        return ()
    groups = _groups(food)
    own = [group for group in groups if word_key(group) == word_key(food)]  # "onion" at hand meets "onions"
    return (food, ANY + food, *groups, *(ANY + group for group in own))


def _is_one(foods: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Whether one need tells of the other: of lemon juice and a lemon, one is bought."""
    if len(foods) > 1 or len(others) > 1:
        return foods == others
    return foods == others or foods[0] in _groups(others[0]) or others[0] in _groups(foods[0])


def _foods_of(need: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(food for food in map(_food_of, _ALTERNATIVES.split(need)) if food))


@lru_cache(maxsize=50_000)
def _food_of(name: str) -> str:
    fact = recognise(name)
    if fact is None:
        return " ".join(word_key(name))[:LONGEST_NAME].strip()
    # A group with one member is that member: "milk" is whole milk.
    return fact.members[0].name if len(fact.members) == 1 else fact.name


@lru_cache(maxsize=50_000)
def _groups(food: str) -> Sequence[str]:
    fact = recognise(food)
    if fact is None or fact.members:
        return ()
    # A food with a name of its own is of the groups of what it is like: kashkaval is cheese.
    listed = _groups_by_member().get(fact.like if fact.is_custom else fact.name, ())
    return [*listed, *(group for group in _groups_by_kind(fact) if group not in listed)]


def _groups_by_kind(fact: Fact) -> Sequence[str]:
    kind = fact.kind.name
    if kind in NAMED_KINDS:
        return [word for word in word_key(fact.name) if word in pantry().generics]
    return [LISTED_KINDS[kind]] if kind in LISTED_KINDS else []


@lru_cache(maxsize=1)
def _groups_by_member() -> Mapping[str, Sequence[str]]:
    groups: dict[str, list[str]] = {}
    for group in pantry().generics.values():
        for member in group.members:
            if len(group.members) > 1:
                groups.setdefault(member.name, []).append(group.name)
    return groups
