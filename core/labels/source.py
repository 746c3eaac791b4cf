"""Reads the files of the lexicon of foods, and refuses broken ones."""

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any
from unicodedata import normalize

from core.labels.facts import CONTENTS
from core.labels.lexicon import Lexicon, Phrase, Sense, Word
from core.reading.fold import fold
from core.reading.lists import WordLists, WordsError, load_word_lists, own_words
from core.reading.rules import own_rules
from core.reading.slips import SlipIndex
from core.reading.tables import plurals_of
from core.reading.tokens import phrase_tokens, tokens_of_phrases

CODE_VERSION = 4
"""Raised when the judges change what they say of the same lexicon."""

_GROUP_KEYS = frozenset({"contains", "may", "part", "names", "words", "more"})
_OTHER_FILES = ("claims", "notes", "ordinary")
_PLURAL_LANGUAGES = frozenset({"en", "fr", "es", "pt"})
_LATIN = re.compile("[a-z]+")
_SHORTEST_SLIP = 6
_UNSPACED = ("zh", "ja", "ko", "th")


def load_lexicon(folder: Traversable, words: WordLists | None = None) -> Lexicon:
    """Read and check a lexicon folder. Raises WordsError, which names the file and what is wrong.

    `version` is `CODE_VERSION` and eight digits of the hash of every file, the reader's words and rules included.
    """
    digest = hashlib.sha256()
    tables = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            tables[file.name.removesuffix(".toml")] = _read(file, digest)
    _add_reader(digest)
    claims, notes, ordinary = (tables.pop(name) for name in _OTHER_FILES)
    senses = [found for name, table in tables.items() for found in _senses_of(table, f"{name}.toml")]
    senses += _claims_of(claims)
    by_slip = _targets_of_slips(senses, frozenset(_split(claims["short_slips"])))
    fillers = {language: frozenset(_split(text)) for language, text in ordinary["words"].items()}
    single = {
        language: frozenset(token for phrase in phrases for token in phrase_tokens(phrase))
        for language, phrases in fillers.items()
    }
    runs = frozenset("".join(phrase_tokens(phrase)) for language in _UNSPACED for phrase in fillers.get(language, ()))
    return Lexicon(
        version=f"{CODE_VERSION}+{digest.hexdigest()[:8]}",
        words=tuple(_words(senses, words or load_word_lists(own_words()))),
        notes=_notes_of(notes, {sense.name for _, sense in senses} | {phrase for phrase, _ in senses}),
        ordinary=single,
        known=frozenset[str]().union(*single.values()),
        stems=_languages_of_stems(ordinary.get("stems", {})),
        runs=runs,
        longest_run=max(map(len, runs), default=0),
        prose=frozenset(_split(claims["prose"])),
        heads=frozenset(_split(claims["heads"])),
        milks=frozenset(_split(claims["milks"])),
        plants=tuple(fold(stem) for stem in _split(claims["plants"])),
        open_milks=frozenset(_split(claims["open_milks"])),
        pastas=frozenset(_split(claims["pastas"])),
        pulses=tuple(fold(stem) for stem in _split(claims["pulses"])),
        egg_parts={part: tuple(fold(stem) for stem in _split(text)) for part, text in claims["egg_parts"].items()},
        toned=frozenset(
            normalize("NFC", phrase.lower()) for phrase, sense in senses if sense.language == "vi" and " " not in phrase
        ),
        slips=SlipIndex(by_slip, (), max_slips=1),
        by_slip=by_slip,
    )


def _add_reader(digest: "hashlib._Hash") -> None:
    """Add the reader's words and rules to the hash: they change labels as well."""
    for folder in (own_rules(), own_words(), own_words() / "languages"):
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".toml"):
                digest.update(file.read_bytes())


def _targets_of_slips(senses: Iterable[tuple[str, Sense]], short: frozenset[str]) -> dict[str, Sense]:
    """Return the English words of one word that surely contain something, and that are known in a misspelling.

    They are long, or among the `short` ones.
    """
    return {
        phrase: sense
        for phrase, sense in senses
        if sense.language == "en"
        and sense.contains
        and (len(phrase) >= _SHORTEST_SLIP or phrase in short)
        and _LATIN.fullmatch(phrase)
    }


def _languages_of_stems(stems: Mapping[str, str]) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for language, text in stems.items():
        for stem in _split(text):
            found.setdefault(fold(stem), set()).add(language)
    return {stem: frozenset(languages) for stem, languages in found.items()}


def _read(file: Traversable, digest: "hashlib._Hash") -> dict[str, Any]:
    content = file.read_bytes()
    digest.update(content)
    try:
        return tomllib.loads(content.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise WordsError(f"{file.name}: not valid TOML: {error}") from error


def _split(text: str) -> list[str]:
    return [word for part in text.replace("\n", ",").split(",") if (word := part.strip())]


def _senses_of(table: dict[str, Any], file: str) -> Iterator[tuple[str, Sense]]:
    """Yield each spelling with its sense."""
    for number, group in enumerate(table.get("groups", ()), 1):
        place = f"{file}, group {number}"
        if unknown := group.keys() - _GROUP_KEYS:
            raise WordsError(f"{place}: unknown keys {sorted(unknown)}")
        contains, may = frozenset(group.get("contains", ())), group.get("may", {})
        if unknown := (contains | may.keys()) - CONTENTS:
            raise WordsError(f"{place}: no such contents: {sorted(unknown)}")
        if not all(isinstance(reason, str) and reason.endswith(".") for reason in may.values()):
            raise WordsError(f"{place}: every possible content needs a sentence that says why")
        for name, language, phrase in _names_of(group):
            yield phrase, Sense(name, language, contains, tuple(may.items()), bool(group.get("part")))


def _names_of(group: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield name, language and spelling of every food of a group."""
    for name in _split(group.get("names", "")):
        yield name, "en", name
    for name, languages in group.get("words", {}).items():
        if "en" not in languages:
            yield name, "en", name
        for language, text in languages.items():
            for phrase in _split(text):
                yield name, language, phrase
    for language, text in group.get("more", {}).items():
        for phrase in _split(text):
            yield phrase.strip("*"), language, phrase


def _claims_of(table: dict[str, Any]) -> Iterator[tuple[str, Sense]]:
    for claim in table["claims"]:
        frees, name = frozenset(claim["frees"]), claim["name"]
        if unknown := frees - CONTENTS:
            raise WordsError(f"claims.toml, {name!r}: no such contents: {sorted(unknown)}")
        substitutes = tuple(
            (freed, content, reason)
            for freed, contents in claim.get("substitutes", {}).items()
            for content, reason in contents.items()
        )
        for language, text in claim["words"].items():
            for phrase in _split(text):
                yield phrase, Sense(name, language, frees=frees or frozenset({""}), substitutes=substitutes)


def _notes_of(table: dict[str, Any], names: set[str]) -> dict[str, str]:
    notes: dict[str, str] = {}
    for note in table["notes"]:
        for name in _split(note["foods"]):
            if name not in names:
                raise WordsError(f"notes.toml: {name!r} is no food of the lexicon")
            notes[name] = note["says"]
    return notes


def _words(senses: Iterable[tuple[str, Sense]], words: WordLists) -> Iterator[Word]:
    """Yield one word for each spelling, holding all senses. Raises WordsError for a contradiction."""
    found: dict[tuple[Phrase, str], dict[str, Sense]] = {}
    plurals: list[tuple[Phrase, Sense]] = []
    senses = list(senses)
    cut = tokens_of_phrases(phrase.strip("*") for phrase, _ in senses)
    for (phrase, sense), tokens in zip(senses, cut, strict=True):
        star = "start" if phrase.startswith("*") else "end" if phrase.endswith("*") else ""
        if not tokens:
            raise WordsError(f"labels lexicon, {sense.name!r}: {phrase!r} holds no word")
        _add(found, tokens, star, sense, phrase)
        if sense.language in _PLURAL_LANGUAGES and not star:
            plurals += [((*tokens[:-1], plural), sense) for plural in plurals_of(tokens[-1])]
    for tokens, sense in plurals:
        found.setdefault((tokens, ""), {}).setdefault(sense.language, sense)
    _spell_out(found, words)
    for (tokens, star), by_language in found.items():
        phrase = " ".join(tokens)
        shown = f"*{phrase}" if star == "start" else f"{phrase}*" if star else phrase
        yield Word(shown, tuple(by_language.values()))


def _add(
    found: dict[tuple[Phrase, str], dict[str, Sense]], tokens: Phrase, star: str, sense: Sense, phrase: str
) -> None:
    other = found.setdefault((tokens, star), {}).setdefault(sense.language, sense)
    if (other.contains, other.may, other.frees) != (sense.contains, sense.may, sense.frees):
        raise WordsError(
            f"labels lexicon: {phrase!r} ({sense.language}) is listed under {other.name!r} and under {sense.name!r}"
            " with other contents; keep one"
        )


def _spell_out(found: dict[tuple[Phrase, str], dict[str, Sense]], words: WordLists) -> None:
    """Add the ordinary words that starred spellings cover: the reader looks for no star in an ordinary word."""
    starts: dict[str, list[tuple[str, dict[str, Sense]]]] = {}
    ends: dict[str, list[tuple[str, dict[str, Sense]]]] = {}
    for (tokens, star), senses in found.items():
        if star:
            part, index = tokens[0], starts if star == "start" else ends
            index.setdefault(part[-3:] if star == "start" else part[:3], []).append((part, senses))
    for word, languages in words.languages_of.items():
        covering = [pair for pair in ends.get(word[:3], ()) if word.startswith(pair[0])]
        covering += [pair for pair in starts.get(word[-3:], ()) if word.endswith(pair[0])]
        for _, senses in sorted(covering, key=lambda pair: -len(pair[0])):
            for language, sense in senses.items():
                if language in languages:
                    found.setdefault(((word,), ""), {}).setdefault(language, sense)
