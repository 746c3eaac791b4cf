"""Which ingredient a typed name means."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from typing import Any

from core.composing.cooked import as_cooked, is_told_cooked, without_cooked_words
from core.composing.facts import Fact, pantry, word_key, words_of
from core.reading.fold import fold

MAX_NAME_CHARACTERS = 80
_CUSTOM_NAME = re.compile(r"[a-z][a-z' -]{1,39}")
_MEASURE = re.compile(
    r"^(?:(?:about|some|the|a|an|my|half|remaining|few|couple"
    r"|one|two|three|four|five|six|\d+(?:[./]\d+)?|\d+(?:[.,]\d+)? ?(?:g|kg|ml|l|tbsp|tsp)(?: of)?)"
    r"|(?:\d+ ?)?(?:g|kg|ml|l|tbsp|tsp|cups?|bits?|jars?|cans?|tins?|bunch(?:es)?|handfuls?|pieces?|packs?|bags?"
    r"|packets?|packages?"
    r"|bottles?|box(?:es)?|heads?|cloves?|sprigs?|pinch(?:es)?|slices?|spoon(?:ful)?s?|lots?|couple|few|sticks?|stalks?"
    r"|knobs?|tubs?|pots?)"
    r"(?: of(?: the)?\b)) +",
    re.IGNORECASE,
)
_IN_BRACKETS = re.compile(r"\([^()<>]*\)")
# Words that say how an ingredient is sold or cut; they change nothing about what it is.
_ASIDE = frozenset(
    word_key(
        "fresh organic halal raw ripe large small medium big chopped diced sliced minced crushed grated peeled boneless"
    " skinless skin on bone in lean extra good quality free range frozen dried ground whole tinned canned"
    " cooked leftover grilled fried roasted boiled steamed"
    " baby young tender mixed shredded cubed unsalted salted plain natural low fat full reduced of a an the"
    " some handful"
    " bunch cup pieces piece chunks strips fillet fillets cubes leaves leaf powder halved trimmed washed local homemade"
    )
)  # fmt: skip


@dataclass(frozen=True)
class Given:
    """A name as it was typed, and the ingredient that it means."""

    typed: str
    fact: Fact


def without_measure(typed: str) -> str:
    """Return the name without how much there is of it: "half a jar of pickles" are pickles."""
    name = " ".join(_IN_BRACKETS.sub(" ", typed).split())
    while (shorter := _MEASURE.sub("", name, count=1)) and shorter != name:
        name = shorter
    return name


def recognise(typed: str) -> Fact | None:
    """Return the ingredient that a typed name means, a custom one for a name that is only known by its last word.

    None when the name is no word of a kitchen.
    """
    name = without_measure(typed)
    if not name or len(name) > MAX_NAME_CHARACTERS:
        return None
    known, words = _by_words(), word_key(name.split(",")[0])
    if is_told_cooked(name) and words not in known and _spelled(name) not in known and (cooked := _cooked(name)):
        return cooked
    for candidate in (_spelled(name), *_whole_readings(words)):
        if candidate in _kin():
            return _named(name.lower().split(",")[0], _kin()[candidate])
        if candidate in known:
            return known[candidate]
    return _custom(name.lower(), words)


def _cooked(name: str) -> Fact | None:
    """Return the ingredient of which this is what was cooked before: "leftover roast chicken" is cooked chicken."""
    plain = without_cooked_words(name.lower().split(",")[0])
    fact = recognise(plain) if plain else None
    return as_cooked(fact, plain) if fact else None


def _whole_readings(words: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the words in the ways in which they may be listed: as they are, "leg of lamb" turned, without asides."""
    plain = tuple(word for word in words if word not in _ASIDE)
    turned = (*words[words.index("of") + 1 :], *words[: words.index("of")]) if "of" in words else words
    return [reading for reading in (words, turned, plain) if reading]


@lru_cache(maxsize=1)
def _by_words() -> Mapping[tuple[str, ...], Fact]:
    """Return ingredients by the words of their names; a generic name comes before an ingredient's other name.

    A name as it is spelled comes before one in the singular: "peppers" are no "pepper".
    """
    names = list(_names())
    found: dict[tuple[str, ...], Fact] = {}
    for key in (_spelled, word_key):
        for name, fact in names:
            found.setdefault(key(name), fact)
    return found


def _spelled(name: str) -> tuple[str, ...]:
    return tuple(fold(name).split())


def _names() -> Iterator[tuple[str, Fact]]:
    for facts in (pantry().generics, pantry().facts):
        for fact in facts.values():
            yield fact.name, fact
            yield from ((name, fact) for name in fact.also if fact.members)
    yield from ((name, fact) for fact in pantry().facts.values() for name in fact.also)


def _custom(name: str, words: tuple[str, ...]) -> Fact | None:
    """Return an ingredient of this name that is like the one that its last words name, such as a cheese."""
    if not words or not _CUSTOM_NAME.fullmatch(name):
        return None
    ends = (_by_words().get(words[start:]) for start in range(1, len(words)))
    fact = next(filter(None, ends), None)
    if fact is None and (like := _guesses().get(words[-1])):
        fact = pantry().fact(like)
    if fact is None:
        return None
    return _named(name, fact.members[0] if fact.members else fact)


def _named(name: str, like: Fact) -> Fact:
    """Return an ingredient with a name of its own that is cooked like the other."""
    return replace(
        like, name=name, short=name, title="", plural=name if name.endswith("i") else "", is_custom=True, like=like.name
    )


@lru_cache(maxsize=1)
def _kin() -> Mapping[tuple[str, ...], Fact]:
    rows = tomllib.loads((files(__package__) / "kin.toml").read_text(encoding="utf-8"))
    named = [(name, pantry().fact(like)) for like, names in rows.items() for name in words_of(names)]
    return {key(name): fact for key in (word_key, _spelled) for name, fact in named}


@lru_cache(maxsize=1)
def _guesses() -> Mapping[str, Any]:
    return tomllib.loads((files(__package__) / "guesses.toml").read_text(encoding="utf-8"))
