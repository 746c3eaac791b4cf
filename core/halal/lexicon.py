"""Reads the halal lexicon's files as entries for the reader, and refuses a broken one."""

import hashlib
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain, product
from typing import Any

from core.halal.verdicts import Status
from core.kept import kept
from core.reading.fold import fold
from core.reading.lists import WordLists, WordsError, default_word_lists, own_words
from core.reading.rules import own_rules
from core.reading.values import Entry, Term

LEXICON = "halal"
BAD = "bad"
"""The tag of every food that is haram or doubtful by itself."""
LexiconError = WordsError
"""The lexicon is broken; the message names the file and what is wrong."""

_EXCUSES = frozenset({"meat", "plant", "halal", "alcohol-free", "vinegar", "virgin"})
_PLACES = frozenset({"everywhere", "ingredients"})
_TERM_KEYS = frozenset(
    {"name", "reason", "substitute", "substitutes", "permitted_when", "alone", "where", "unless_item_has", "words"}
    | {"source", "local", "if_item_has", "as_written", "tags"}
)
_ADDITIVE_KEYS = frozenset({"name", "reason", "substitute", "numbers", "source", "tags"})
_TERM_FILES = ("halal", "haram-pork", "haram-alcohol", "haram-blood-and-animals", "doubtful")
DISH = "dish"
"""The tag of a dish whose usual recipe has something haram in it: as an ingredient haram, as a title doubtful."""
# Facts for the judge and the rules of reading that the files may give by name.
_TAGS = frozenset({"unnamed", "permitted-meat", DISH})
_USES = frozenset({"frying", "braising", "dessert", "drink"})


@dataclass(frozen=True, slots=True)
class Facts:
    """What the judge knows of a term; all its words have the same verdict.

    `permitted_when` names the qualifiers that make it halal ("meat": a permitted animal is named). `substitutes`
    are by use ("frying", "braising", "dessert", "drink"), `substitute` is for every other one. `source` is a
    published standard or ruling.
    """

    status: Status
    family: str
    reason: str
    substitute: str | None
    substitutes: Mapping[str, str]
    permitted_when: frozenset[str]
    source: str | None


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The halal lexicon: its version and its entries."""

    version: str
    entries: Sequence[Entry]


@lru_cache(maxsize=1)
def default_lexicon() -> Lexicon:
    """Return the project's lexicon, made or taken from its file on first use and then kept."""
    # Imported late: it packs the values of this file.
    from core.halal.packed import packed, unpacked

    return unpacked(kept("halal", lambda: packed(load_lexicon(files("core.halal") / "lexicon"))))


def load_lexicon(folder: Traversable, words: WordLists | None = None) -> Lexicon:
    """Read and check a lexicon folder. Raises LexiconError for anything missing or misspelt.

    `version` is the number in lexicon.toml and eight digits of the hash of every file, those of the reader's words
    and rules included, so that an edit without a new number is still told apart.
    """
    digest = hashlib.sha256()
    tables = {name: _read(folder, f"{name}.toml", digest) for name in ("lexicon", *_TERM_FILES)}
    _add_reader(digest)
    entries = [entry for name in _TERM_FILES for entry in _entries_of(tables[name], f"{name}.toml")]
    entries += _additives(tables["doubtful"])
    entries += _claims(words or default_word_lists())
    version = f"{_text(tables['lexicon'], 'version', 'lexicon.toml')}+{digest.hexdigest()[:8]}"
    return Lexicon(version, tuple(entries))


def _add_reader(digest: "hashlib._Hash") -> None:
    for folder in (own_words(), own_words() / "languages", own_rules()):
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".toml"):
                digest.update(file.read_bytes())


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


def _entries_of(table: dict[str, Any], name: str) -> Iterator[Entry]:
    try:
        status = Status(table["status"])
    except (KeyError, ValueError):
        raise LexiconError(f"{name}: status must be one of {', '.join(Status)}") from None
    entries = table.get("terms")
    if not isinstance(entries, list) or not entries:
        raise LexiconError(f"{name}: has no [[terms]]")
    for entry in entries:
        yield from _entries_of_term(entry, table, status, name)


def _entries_of_term(entry: dict[str, Any], table: dict[str, Any], status: Status, name: str) -> Iterator[Entry]:
    label = f"{name}, term {entry.get('name', '?')!r}"
    if unknown := entry.keys() - _TERM_KEYS:
        raise LexiconError(f"{label}: unknown keys {sorted(unknown)}")
    where = entry.get("where", "everywhere")
    if where not in _PLACES:
        raise LexiconError(f"{label}: where must be one of {sorted(_PLACES)}")
    term = _term(entry, table, status, label)
    languages = entry.get("words")
    if not isinstance(languages, dict) or not languages:
        raise LexiconError(f"{label}: has no words")
    near, beside = (frozenset(map(fold, entry.get(key, ()))) for key in ("unless_item_has", "if_item_has"))
    for language, phrases in languages.items():
        if not isinstance(phrases, list) or not phrases or not all(isinstance(item, str) for item in phrases):
            raise LexiconError(f"{label}: words.{language} must be a list of texts")
        for phrase in chain.from_iterable(map(_spelled_out, phrases)):
            yield Entry(
                phrase=phrase,
                language=language,
                term=term,
                is_alone=bool(entry.get("alone", False)),
                is_for_ingredients=where == "ingredients",
                unless_near=near,
                if_near=beside,
                may_have_slips=status is not Status.HALAL and not entry.get("local", False),
                is_local=bool(entry.get("local", False)),
                is_as_written=bool(entry.get("as_written", False)),
            )


def _spelled_out(phrase: str) -> Iterator[str]:
    """Yield the phrases that one with choices stands for: "copa|copas de anís" is two."""
    return map(" ".join, product(*[word.split("|") for word in phrase.split()])) if "|" in phrase else iter((phrase,))


def _term(entry: dict[str, Any], table: dict[str, Any], status: Status, label: str) -> Term:
    permitted = frozenset(entry.get("permitted_when", table.get("permitted_when", [])))
    if unknown := permitted - _EXCUSES:
        raise LexiconError(f"{label}: permitted_when knows {sorted(_EXCUSES)}, not {sorted(unknown)}")
    substitutes = entry.get("substitutes", {})
    if unknown := substitutes.keys() - _USES:
        raise LexiconError(f"{label}: substitutes knows {sorted(_USES)}, not {sorted(unknown)}")
    facts = Facts(
        status=status,
        family=_text(table, "family", label),
        reason="" if status is Status.HALAL else _text(entry, "reason", label),
        substitute=_optional(entry.get("substitute")),
        substitutes=substitutes,
        permitted_when=permitted,
        source=_optional(entry.get("source", table.get("source"))),
    )
    given = frozenset(entry.get("tags", ()))
    if unknown := given - _TAGS:
        raise LexiconError(f"{label}: tags knows {sorted(_TAGS)}, not {sorted(unknown)}")
    tags = _tags(facts) | given
    return Term(LEXICON, _text(entry, "name", label), tags, facts)


def _tags(facts: Facts) -> frozenset[str]:
    """Return the facts that rules of reading ask for."""
    tags = {f"can-be-{excuse}" for excuse in facts.permitted_when}
    if facts.status is not Status.HALAL:
        tags |= {BAD, facts.family, f"kind-{facts.family}", facts.status.value}
    if facts.family == "pork" and "meat" not in facts.permitted_when:
        tags.add("only-pork")
    return frozenset(tags)


def _additives(table: dict[str, Any]) -> list[Entry]:
    entry = table.get("additives")
    if not isinstance(entry, dict) or entry.keys() - _ADDITIVE_KEYS or not entry.get("numbers"):
        raise LexiconError("doubtful.toml: [additives] must have name, reason, substitute and numbers")
    fields = {key: value for key, value in entry.items() if key != "numbers"}
    term = _term(fields, table, Status.DOUBTFUL, "doubtful.toml, additives")
    return [Entry(f"{lead}{number}", "", term) for number in entry["numbers"] for lead in ("e", "ins ")]


def _claims(words: WordLists) -> Iterable[Entry]:
    """Return entries for "alcohol-free" and its like, so that "no alcohol" is never read as a food."""
    facts = Facts(Status.HALAL, "alcohol-free", "", None, {}, frozenset(), None)
    term = Term(LEXICON, "alcohol-free", frozenset({"claim"}), facts)
    return [Entry(" ".join(phrase), "", term) for phrase in words.lists["alcohol-free"]]


def _optional(value: object) -> str | None:
    return None if value is None else str(value)


def _text(table: dict[str, Any], key: str, label: str) -> str:
    value = table.get(key)
    if not isinstance(value, str) or not value.strip():
        raise LexiconError(f"{label}: {key} is missing")
    return value
