"""The word lists of `words/*.toml`: words of context, words around foods, ordinary words of each language."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from core.kept import kept
from core.reading.fold import fold
from core.reading.tokens import phrase_tokens, tokens_of_phrases

Phrase = tuple[str, ...]
STEM_KEY = 4
"""Words with a star are looked up by their first letters, this many."""

_LEADING = (
    "or",
    "dutch-or",
    "and",
    "without",
    "without-closely",
    "without-not-portuguese",
    "not-word",
    "not-after",
    "instead-after",
    "instead-before",
    "free-after",
    "carry",
    "preposition",
    "hedge",
    "link",
    "not-an-or",
)


class WordsError(ValueError):
    """A word list, a lexicon or a rule is broken; the message names the file, the place and what is wrong."""


@dataclass(frozen=True)
class WordLists:
    """`lists` are the lists of context by name, `stems` their words with a star ("говяж*"); the rest is by language."""

    lists: Mapping[str, frozenset[Phrase]]
    stems: Mapping[str, frozenset[str]]
    fillers: Mapping[str, frozenset[str]]
    foods: Mapping[str, frozenset[str]]
    false_friends: Mapping[str, frozenset[str]]
    elsewhere: Mapping[str, Mapping[str, str]]
    """By language the words, folded and as written, that are words of context in other languages only."""

    @cached_property
    def words(self) -> frozenset[str]:
        """All single words of all lists."""
        return frozenset(word for phrases in self.lists.values() for phrase in phrases for word in phrase)

    @cached_property
    def ordinary(self) -> Mapping[str, frozenset[str]]:
        """The ordinary words of each language: foods, fillers and false friends."""
        return {
            language: self.fillers[language] | self.foods[language] | self.false_friends[language]
            for language in self.fillers
        }

    @cached_property
    def all_ordinary(self) -> frozenset[str]:
        """The ordinary words of all languages together."""
        return frozenset().union(*self.ordinary.values())

    @cached_property
    def plain_fillers(self) -> Mapping[str, frozenset[str]]:
        """The fillers of each language that do not join, exclude or lead to a food."""
        leading = {word for name in _LEADING for phrase in self.lists[name] for word in phrase if len(phrase) == 1}
        return {language: words - leading for language, words in self.fillers.items()}

    @cached_property
    def spaced_foods(self) -> Mapping[str, frozenset[str]]:
        """The foods of each language; without the single characters of scripts that have no spaces."""
        return {language: frozenset(word for word in words if len(word) > 1) for language, words in self.foods.items()}

    @cached_property
    def languages_of(self) -> Mapping[str, tuple[str, ...]]:
        """The languages that a word is a sign of; false friends are none."""
        found: dict[str, tuple[str, ...]] = {}
        for language in self.fillers:
            for word in self.fillers[language] | self.foods[language]:
                found[word] = (*found.get(word, ()), language)
        return found


def own_words() -> Traversable:
    """Return the project's folder of word lists."""
    return files("core.reading") / "words"


@lru_cache(maxsize=1)
def default_word_lists() -> WordLists:
    """Return the project's word lists, read on first use and then kept."""
    return WordLists(*kept("words", _own_lists))


def _own_lists() -> tuple[dict[str, Any], ...]:
    words = load_word_lists(own_words())
    by_language = (words.fillers, words.foods, words.false_friends, words.elsewhere)
    return dict(words.lists), dict(words.stems), *map(dict, by_language)


def load_word_lists(folder: Traversable) -> WordLists:
    """Read a folder of word lists. Raises WordsError for a list that is no list of texts or that two files have."""
    lists: dict[str, frozenset[Phrase]] = {}
    stems: dict[str, frozenset[str]] = {}
    fillers: dict[str, frozenset[str]] = {}
    foods: dict[str, frozenset[str]] = {}
    friends: dict[str, frozenset[str]] = {}
    elsewhere: dict[str, Mapping[str, str]] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            for name, phrases in _read(file).items():
                if name in lists:
                    raise WordsError(f"{file.name}: the list {name!r} is in another file too; keep one")
                place = f"{file.name}: {name}"
                starred, plain = _starred_apart(phrases, place)
                lists[name] = frozenset(tokens_of_phrases(plain)) - {()}
                if starred:
                    stems[name] = _stems(starred, place)
    for file in (folder / "languages").iterdir():
        if file.name.endswith(".toml"):
            language, table = file.name.removesuffix(".toml"), _read(file)
            fillers[language] = _words(table, "filler", file.name)
            foods[language] = _words(table, "food", file.name)
            friends[language] = _words(table, "false_friends", file.name)
            if "elsewhere" in table:
                elsewhere[language] = _as_written(table, file.name)
    return WordLists(lists, stems, fillers, foods, friends, elsewhere)


def _read(file: Traversable) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_bytes().decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WordsError(f"{file.name}: not valid TOML: {error}") from error


def _starred_apart(value: object, place: str) -> tuple[list[str], list[str]]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise WordsError(f"{place} must be a list of texts")
    return [item for item in value if item.endswith("*")], [item for item in value if not item.endswith("*")]


def _stems(starred: list[str], place: str) -> frozenset[str]:
    found = tokens_of_phrases(item.rstrip("*") for item in starred)
    for item, tokens in zip(starred, found, strict=True):
        if len(tokens) != 1 or len(tokens[0]) < STEM_KEY:
            raise WordsError(f"{place}: {item!r}: a star needs a single word of {STEM_KEY} letters or more")
    return frozenset(tokens[0] for tokens in found)


def _as_written(table: dict[str, Any], file: str) -> dict[str, str]:
    """Return the words of "elsewhere" by their folded form; of words with one folded form all, joined by spaces."""
    found: dict[str, str] = {}
    for word in _text(table, "elsewhere", file).lower().split():
        folded = fold(word)
        found[folded] = f"{found[folded]} {word}" if folded in found else word
    return found


def _text(table: dict[str, Any], name: str, file: str) -> str:
    value = table.get(name)
    if not isinstance(value, str):
        raise WordsError(f"languages/{file}: {name} must be one text of words with spaces")
    return value


def _words(table: dict[str, Any], name: str, file: str) -> frozenset[str]:
    """Return the words of one list, which stands as one text with spaces, to keep the files small.

    False friends are kept with their accents too: they tell them from a foreign word that has the same ones.
    """
    value = _text(table, name, file)
    folded = frozenset(phrase_tokens(value))
    return folded.union(value.lower().split()) if name == "false_friends" else folded
