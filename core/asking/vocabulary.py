"""The words that readings are made of, read from `search-config/asking`."""

import csv
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import orjson

from core.asking.phrases import Phrases
from core.asking.tokens import folded, keys_of
from core.asking.values import Counterpart, Kind
from core.search.english import other_number
from core.settings import SEARCH_CONFIG_DIR

Meaning = TypeVar("Meaning")


@dataclass(frozen=True, slots=True)
class Trait:
    """Something a recipe can be: vegan, Turkish, a breakfast."""

    kind: Kind
    label: str
    names: tuple[str, ...]
    filter: str
    wider: str | None = None
    is_wish: bool = False
    in_documents: bool = False
    """Documents carry its label in `Traits` when their names, tags, cuisine or category say one of `names`."""


class Food(NamedTuple):
    """A word for food in another language."""

    english: str
    language: str
    is_ambiguous: bool
    """It is also an English word, so it is translated only beside another word of its language."""


@dataclass(frozen=True, slots=True)
class Grammar:
    """How a language joins words: what it puts before and after them, and its words without meaning here."""

    script: str
    prefixes: tuple[str, ...]
    suffixes: tuple[str, ...]
    fillers: frozenset[str]
    marks: frozenset[str]
    """Words that only this language has, so that its fillers are known without a food beside them."""


@dataclass(frozen=True, slots=True)
class TimeWords:
    """The words of durations."""

    units: Phrases[int]
    """Each with its minutes."""
    amounts: Phrases[int]
    """Durations without a number: `half an hour`."""
    numbers: Phrases[int]
    before: Phrases[bool]
    after: Phrases[bool]


@dataclass(frozen=True, slots=True)
class ExclusionWords:
    """The words that exclude."""

    before: Phrases[bool]
    """What follows is excluded, whatever it is. False: only if it is a known food."""
    after: Phrases[bool]
    after_hyphen: frozenset[str]
    suffixes: tuple[str, ...]
    conjunctions: frozenset[str]
    stop: frozenset[str]
    effects: Phrases[str]
    """Foods that a label excludes, with its filter."""
    of_no_effect: frozenset[str]
    """What no recipe has."""


@dataclass(frozen=True, slots=True, eq=False)
class Vocabulary:
    """All that the reader knows."""

    kept: Phrases[bool]
    traits: Phrases[Trait]
    times: TimeWords
    exclusions: ExclusionWords
    foods: Phrases[Food]
    """Words of other languages."""
    food_words: Mapping[str, Food]
    """Those of one word."""
    english: Phrases[str]
    """English words for food, each with itself."""
    counterparts: Phrases[Counterpart]
    grammars: Mapping[str, Grammar]
    completions: tuple[tuple[str, str], ...]
    """Unambiguous foreign words of one word with their English, sorted: a half-typed one is found by bisection."""
    english_words: tuple[str, ...]
    """Every English word of the vocabulary, sorted: a half-typed one is not taken for a foreign word."""


@lru_cache(maxsize=1)
def load_vocabulary() -> Vocabulary:
    """Return the vocabulary of `search-config/asking`. Raises OSError, KeyError or ValueError where it is not sound."""
    folder = SEARCH_CONFIG_DIR / "asking"
    english = _english(folder)
    rows = list(_food_rows(folder))
    foods: Phrases[Food] = Phrases()
    for form, food in rows:
        foods.add(form, food)
    return Vocabulary(
        kept=load_kept(),
        traits=_traits(folder),
        times=_times(folder),
        exclusions=_exclusions(folder),
        foods=foods,
        food_words={keys[0]: food for keys, food in foods if len(keys) == 1},
        english=english,
        counterparts=_counterparts(folder),
        grammars=_grammars(folder),
        completions=tuple(sorted(_completions(foods))),
        english_words=tuple(sorted(_english_words(english))),
    )


@lru_cache(maxsize=1)
def load_traits() -> tuple[Trait, ...]:
    """Return the traits in the order of the file."""
    entries = _json(SEARCH_CONFIG_DIR / "asking" / "traits.json")
    return tuple(Trait(**{**entry, "kind": Kind(entry["kind"]), "names": tuple(entry["names"])}) for entry in entries)


@lru_cache(maxsize=1)
def load_kept() -> Phrases[bool]:
    """Return the phrases that are searched as they stand, whatever their words mean elsewhere."""
    return _phrases(_json(SEARCH_CONFIG_DIR / "asking" / "kept-as-words.json"), True)


def _json(file: Path) -> Any:
    return orjson.loads(file.read_bytes())


def _phrases(phrases: Iterable[str], meaning: Meaning) -> Phrases[Meaning]:
    table: Phrases[Meaning] = Phrases()
    for phrase in phrases:
        table.add(phrase, meaning)
    return table


def _traits(folder: Path) -> Phrases[Trait]:
    table: Phrases[Trait] = Phrases()
    for trait in load_traits():
        for name in trait.names:
            table.add(name, trait)
    return table


def _times(folder: Path) -> TimeWords:
    words = _json(folder / "times.json")
    return TimeWords(
        units=_valued(words["units"]),
        amounts=_valued(words["amounts"]),
        numbers=_valued({str(number): [name] for name, number in words["numbers"].items()}),
        before=_phrases(words["before"], True),
        after=_phrases(words["after"], True),
    )


def _valued(table: Mapping[str, list[str]]) -> Phrases[int]:
    phrases: Phrases[int] = Phrases()
    for value, names in table.items():
        for name in names:
            phrases.add(name, int(value))
    return phrases


def _exclusions(folder: Path) -> ExclusionWords:
    words = _json(folder / "exclusions.json")
    before = _phrases(words["before"], True)
    for weak in words["before_known"]:
        before.add(weak, False)
    effects: Phrases[str] = Phrases()
    for effect, names in words["effects"].items():
        for name in names:
            effects.add(name, effect)
    return ExclusionWords(
        before=before,
        after=_phrases(words["after"], True),
        after_hyphen=_keys(words["after_hyphen"]),
        suffixes=tuple(words["suffixes"]),
        conjunctions=_keys(words["and"]),
        stop=_keys(words["stop"]),
        effects=effects,
        of_no_effect=frozenset(words["of_no_effect"]),
    )


def _keys(words: Iterable[str]) -> frozenset[str]:
    return frozenset(key for word in words for key in keys_of(word))


def _english(folder: Path) -> Phrases[str]:
    table: Phrases[str] = Phrases()
    for term in _english_terms(folder):
        *before, last = term.split()
        for form in (last, *other_number(last)):
            table.add(" ".join([*before, form]), term)
    return table


def _english_terms(folder: Path) -> Iterator[str]:
    for family in _json(folder.parent / "recipes" / "synonyms.json"):
        yield from (term for term in family if term.isascii())
    for kind, things in _json(folder.parent / "recipes" / "kinds.json").items():
        yield from (kind, *things)
    yield from (row["en"] for row in _table(folder / "foods.tsv"))
    yield from _json(folder / "english.json")


def _table(file: Path) -> Iterator[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as lines:
        yield from csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)


def _food_rows(folder: Path) -> Iterator[tuple[str, Food]]:
    for row in _table(folder / "foods.tsv"):
        for language, cell in row.items():
            if language == "en" or not cell:
                continue
            for form in filter(None, map(str.strip, cell.split(","))):
                yield form.removeprefix("?"), Food(row["en"], language, form.startswith("?"))


def _completions(foods: Phrases[Food]) -> Iterator[tuple[str, str]]:
    return ((keys[0], food.english) for keys, food in foods if len(keys) == 1 and not food.is_ambiguous)


def _english_words(english: Phrases[str]) -> set[str]:
    names = {key for trait in load_traits() for name in trait.names if name.isascii() for key in keys_of(name)}
    return names.union(*(keys for keys, _ in english))


def _counterparts(folder: Path) -> Phrases[Counterpart]:
    table: Phrases[Counterpart] = Phrases()
    for row in _table(folder / "counterparts.tsv"):
        names = row["names"].split("|")
        name = row["label"] or names[0]
        counterpart = Counterpart(
            name=name,
            sentence=f"{name[0].upper()}{name[1:]} {row['why']}. {row['answer']}",
            instead=tuple(filter(None, row["instead"].split("|"))),
            beside=tuple(filter(None, row["beside"].split("|"))),
        )
        for each in names:
            table.add(each, counterpart)
    return table


def _grammars(folder: Path) -> dict[str, Grammar]:
    return {
        language: Grammar(
            rules["script"],
            tuple(map(folded, rules["prefixes"])),
            tuple(map(folded, rules["suffixes"])),
            _keys((*rules["fillers"], *rules["marks"])),
            _keys(rules["marks"]),
        )
        for language, rules in _json(folder / "languages.json").items()
    }
