"""Reads the lexicon's files and refuses a broken one."""

import hashlib
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from core.halal.fold import fold
from core.halal.tokens import Kind, tokenize
from core.halal.verdicts import Status

_EXCUSES = frozenset({"meat", "plant", "halal", "alcohol-free", "vinegar", "virgin"})
_PLACES = frozenset({"everywhere", "ingredients"})
_TERM_KEYS = frozenset({"name", "reason", "substitute", "permitted_when", "alone", "where", "unless_item_has", "words"})
_ADDITIVE_KEYS = frozenset({"name", "reason", "substitute", "numbers"})
_TERM_FILES = ("halal", "haram-pork", "haram-alcohol", "haram-blood-and-animals", "doubtful")
_CONTEXTS = {
    "sources": (
        "meat",
        "meat_follows",
        "plant",
        "plant_follows",
        "halal",
        "compound_starts",
        "weak",
        "dishes",
        "links",
        "between",
    ),
    "alcohol": ("free", "virgin", "vinegar", "vinegar_links", "things", "colours"),
    "exclusions": (
        "before",
        "before_not_portuguese",
        "before_closely",
        "articles",
        "after",
        "not_free_before",
        "between",
        "carry",
        "hedges",
        "flavours",
    ),
    "joins": ("alternative", "dutch_alternative", "addition", "prepositions", "not_an_alternative", "mixing"),
}


class LexiconError(ValueError):
    """The lexicon is broken; the message names the file and what is wrong."""


@dataclass(frozen=True, slots=True)
class Term:
    """One term of the lexicon; all its words have the same verdict.

    `permitted_when` names what makes it halal ("meat": a permitted animal is named). `alone` terms count only when
    no other food word follows ("port", not "port salut"). `is_for_ingredients` terms are not looked for in titles
    and running text. `unless_item_has` words about the same food of the line show that something else is meant.
    """

    name: str
    status: Status
    family: str
    reason: str
    substitute: str | None
    permitted_when: frozenset[str]
    is_alone: bool
    is_for_ingredients: bool
    unless_item_has: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Word:
    """A folded phrase of a term, as tokens; `wildcard` is "" or where the star stood: "start", "end"."""

    tokens: tuple[str, ...]
    language: str
    term: Term
    wildcard: str


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Everything the guard knows. `contexts` maps "group.list" to folded phrases."""

    version: str
    words: tuple[Word, ...]
    contexts: dict[str, frozenset[tuple[str, ...]]]
    additive: Term
    additive_numbers: frozenset[str]
    descriptors: frozenset[str]
    foods: frozenset[str]
    guard: frozenset[str]
    slips_in_prose: frozenset[str]


@lru_cache(maxsize=1)
def default_lexicon() -> Lexicon:
    """Return the project's lexicon, read on first use and then kept."""
    return load_lexicon(files("core.halal") / "lexicon")


def load_lexicon(folder: Traversable) -> Lexicon:
    """Read and check a lexicon folder. Raises LexiconError for anything missing, misspelt or listed twice.

    `version` is the number in lexicon.toml and eight digits of the hash of every file, so that an edit without a
    new number is still told apart.
    """
    digest = hashlib.sha256()
    names = ("lexicon", *_TERM_FILES, "contexts", "ordinary-words")
    tables = {name: _read(folder, f"{name}.toml", digest) for name in names}
    words = tuple(word for name in _TERM_FILES for word in _words_of(tables[name], f"{name}.toml"))
    _refuse_contradictions(words)
    additive, numbers = _additives(tables["doubtful"])
    ordinary = tables["ordinary-words"]
    return Lexicon(
        version=f"{_text(tables['lexicon'], 'version', 'lexicon.toml')}+{digest.hexdigest()[:8]}",
        words=words,
        contexts=_contexts(tables["contexts"]),
        additive=additive,
        additive_numbers=numbers,
        descriptors=_plain_words(ordinary, "descriptors"),
        foods=_plain_words(ordinary, "foods"),
        guard=_plain_words(ordinary, "guard"),
        slips_in_prose=_plain_words(ordinary, "slips_in_prose"),
    )


def phrase_tokens(text: str) -> tuple[str, ...]:
    """Return the folded words and numbers of a phrase, without punctuation."""
    return tuple(
        bare_arabic(token.text) for token in tokenize(fold(text)) if token.kind is not Kind.MARK or token.text in "&+/%"
    )


def bare_arabic(token: str) -> str:
    """Return an Arabic word without its article ("الخنزير" and "خنزير" are one word); other words as they are."""
    if token[0] not in "الوبفک":
        return token
    for prefix in ("وال", "بال", "فال", "کال", "لل", "ال"):
        if token.startswith(prefix) and len(token) - len(prefix) >= 3:
            return token[len(prefix) :]
    return token


def _read(folder: Traversable, name: str, digest: "hashlib._Hash") -> dict[str, Any]:
    try:
        content = (folder / name).read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        raise LexiconError(f"{name}: the file is missing") from None
    digest.update(content)
    try:
        return tomllib.loads(content.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LexiconError(f"{name}: not valid TOML: {error}") from error


def _words_of(table: dict[str, Any], name: str) -> Iterator[Word]:
    try:
        status = Status(table["status"])
    except (KeyError, ValueError):
        raise LexiconError(f"{name}: status must be one of {', '.join(Status)}") from None
    entries = table.get("terms")
    if not isinstance(entries, list) or not entries:
        raise LexiconError(f"{name}: has no [[terms]]")
    for entry in entries:
        yield from _words_of_term(entry, table, status, name)


def _words_of_term(entry: dict[str, Any], table: dict[str, Any], status: Status, name: str) -> Iterator[Word]:
    label = f"{name}, term {entry.get('name', '?')!r}"
    if unknown := entry.keys() - _TERM_KEYS:
        raise LexiconError(f"{label}: unknown keys {sorted(unknown)}")
    term = _term(entry, table, status, label)
    languages = entry.get("words")
    if not isinstance(languages, dict) or not languages:
        raise LexiconError(f"{label}: has no words")
    for language, phrases in languages.items():
        if not isinstance(phrases, list) or not phrases or not all(isinstance(item, str) for item in phrases):
            raise LexiconError(f"{label}: words.{language} must be a list of texts")
        for phrase in phrases:
            yield _word(phrase, language, term, label)


def _term(entry: dict[str, Any], table: dict[str, Any], status: Status, label: str) -> Term:
    permitted = frozenset(entry.get("permitted_when", table.get("permitted_when", [])))
    if unknown := permitted - _EXCUSES:
        raise LexiconError(f"{label}: permitted_when knows {sorted(_EXCUSES)}, not {sorted(unknown)}")
    where = entry.get("where", "everywhere")
    if where not in _PLACES:
        raise LexiconError(f"{label}: where must be one of {sorted(_PLACES)}")
    substitute = entry.get("substitute")
    return Term(
        name=_text(entry, "name", label),
        status=status,
        family=_text(table, "family", label),
        reason="" if status is Status.HALAL else _text(entry, "reason", label),
        substitute=None if substitute is None else str(substitute),
        permitted_when=permitted,
        is_alone=bool(entry.get("alone", False)),
        is_for_ingredients=where == "ingredients",
        unless_item_has=frozenset(fold(word) for word in entry.get("unless_item_has", [])),
    )


def _word(phrase: str, language: str, term: Term, label: str) -> Word:
    tokens = phrase_tokens(phrase.strip("*"))
    wildcard = "start" if phrase.startswith("*") else "end" if phrase.endswith("*") else ""
    if not tokens:
        raise LexiconError(f"{label}: {phrase!r} holds no word")
    if wildcard and (len(tokens) > 1 or len(tokens[0]) < 3):
        raise LexiconError(f"{label}: {phrase!r}: a star needs a single word of three letters or more")
    return Word(tokens, language, term, wildcard)


def _refuse_contradictions(words: tuple[Word, ...]) -> None:
    seen: dict[tuple[tuple[str, ...], str], Word] = {}
    for word in words:
        other = seen.setdefault((word.tokens, word.wildcard), word)
        if other.term is not word.term:
            phrase = " ".join(word.tokens)
            raise LexiconError(f"{phrase!r} is listed under {other.term.name!r} and under {word.term.name!r}; keep one")


def _contexts(table: dict[str, Any]) -> dict[str, frozenset[tuple[str, ...]]]:
    contexts: dict[str, frozenset[tuple[str, ...]]] = {}
    for group, names in _CONTEXTS.items():
        for name in names:
            phrases = table.get(group, {}).get(name)
            if not isinstance(phrases, list):
                raise LexiconError(f"contexts.toml: {group}.{name} must be a list of texts")
            contexts[f"{group}.{name}"] = frozenset(phrase_tokens(str(phrase)) for phrase in phrases) - {()}
    return contexts


def _additives(table: dict[str, Any]) -> tuple[Term, frozenset[str]]:
    entry = table.get("additives")
    if not isinstance(entry, dict) or entry.keys() - _ADDITIVE_KEYS or not entry.get("numbers"):
        raise LexiconError("doubtful.toml: [additives] must have name, reason, substitute and numbers")
    numbers = frozenset(str(number) for number in entry["numbers"])
    fields = {key: entry[key] for key in ("name", "reason", "substitute") if key in entry}
    return _term(fields, table, Status.DOUBTFUL, "doubtful.toml, additives"), numbers


def _plain_words(table: dict[str, Any], key: str) -> frozenset[str]:
    entries = table.get(key)
    if not isinstance(entries, list):
        raise LexiconError(f"ordinary-words.toml: {key} must be a list of words")
    return frozenset(token for entry in entries for token in phrase_tokens(str(entry)))


def _text(table: dict[str, Any], key: str, label: str) -> str:
    value = table.get(key)
    if not isinstance(value, str) or not value.strip():
        raise LexiconError(f"{label}: {key} is missing")
    return value
