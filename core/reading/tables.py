"""The entries of all lexicons, compiled for matching; also as plain values that can be kept in a file."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, overload

from core.kept import from_bytes, to_bytes
from core.reading.lists import WordsError
from core.reading.tokens import tokens_of_phrases
from core.reading.values import Entry

Phrase = tuple[str, ...]
Match = tuple[Phrase, Entry]
Value = TypeVar("Value")
Default = TypeVar("Default")

NAMES = "names"
"""The language of brands and appellations: so many that ordinary words of some language are one slip away."""
_PLURAL_LANGUAGES = frozenset({"en", "fr", "es", "pt"})
_COMPOUNDING = ("de", "nl", "sv", "da", "fi", "hu")
_CACHED = 20_000


@dataclass(frozen=True, slots=True)
class Tables:
    """What a vocabulary finds foods with.

    `phrases` stand by their first word, then by their second ("" for single words), the longest first. `starts` and
    `ends` are the starred entries by the three letters that they surely share with a word: its last, or its first.
    `tokens` are all words of all phrases. `slipping` names the lexicons whose words are also read from joined words
    and typing errors; of them are `slipping_tokens` (all words), the `english` ones, the `compound_ends` of Germanic
    languages and, by language, the `targets` of typing errors.
    """

    phrases: Mapping[str, Mapping[str, Sequence[Match]]]
    starts: Mapping[str, Sequence[Match]]
    ends: Mapping[str, Sequence[Match]]
    lexicons: frozenset[str]
    tokens: frozenset[str]
    slipping: frozenset[str]
    slipping_tokens: frozenset[str]
    english: frozenset[str]
    compound_ends: frozenset[str]
    targets: Mapping[str, frozenset[str]]


def compiled(entries: Iterable[Entry]) -> Tables:
    """Return the entries and their plurals as tables. Raises WordsError when one phrase gets two meanings."""
    given, found = _by_phrase(entries)
    phrases: dict[str, dict[str, list[Match]]] = {}
    starts: dict[str, list[Match]] = {}
    ends: dict[str, list[Match]] = {}
    for (_, tokens, star), same in found.items():
        matches = [(tokens, entry) for entry in same]
        if star == "start":
            starts.setdefault(tokens[0][-3:], []).extend(matches)
        elif star == "end":
            ends.setdefault(tokens[0][:3], []).extend(matches)
        else:
            seconds = phrases.setdefault(tokens[0], {})
            seconds.setdefault(tokens[1] if len(tokens) > 1 else "", []).extend(matches)
    for seconds in phrases.values():
        for matches in seconds.values():
            matches.sort(key=lambda match: -len(match[0]))
    slipping = frozenset(entry.term.lexicon for _, entry in given if entry.may_have_slips)
    given_slipping = [match for match in given if match[1].term.lexicon in slipping]
    single = [(tokens[0], entry) for tokens, entry in given_slipping if len(tokens) == 1]
    return Tables(
        phrases=phrases,
        starts=starts,
        ends=ends,
        lexicons=frozenset(entry.term.lexicon for _, entry in given),
        tokens=frozenset(token for _, tokens, star in found if not star for token in tokens),
        slipping=slipping,
        slipping_tokens=frozenset(
            token for lexicon, tokens, star in found if lexicon in slipping and not star for token in tokens
        ),
        english=frozenset(token for tokens, entry in given_slipping if entry.language == "en" for token in tokens),
        compound_ends=frozenset(word for word, entry in single if entry.language in _COMPOUNDING),
        targets=_targets(single),
    )


def packed(tables: Tables, pack_entry: Callable[[Entry, Phrase], Any]) -> dict[str, Any]:
    """Return the tables as plain values; `pack_entry` turns an entry into such, beside its words."""

    def pack(matches: Sequence[Match]) -> list[Any]:
        return [(tokens, pack_entry(entry, tokens)) for tokens, entry in matches]

    return {
        "phrases": {
            first: to_bytes({second: to_bytes(pack(matches)) for second, matches in seconds.items()})
            for first, seconds in tables.phrases.items()
        },
        "starts": {letters: to_bytes(pack(matches)) for letters, matches in tables.starts.items()},
        "ends": {letters: to_bytes(pack(matches)) for letters, matches in tables.ends.items()},
        "lexicons": tables.lexicons,
        "tokens": tables.tokens,
        "slipping": tables.slipping,
        "slipping_tokens": tables.slipping_tokens,
        "english": tables.english,
        "compound_ends": tables.compound_ends,
        "targets": dict(tables.targets),
    }


def unpacked(plain: Mapping[str, Any], unpack_entry: Callable[[Any, Phrase], Entry]) -> Tables:
    """Return the tables that `packed` gave; entries are made when a text has their first two words."""

    def unpack(rows: Iterable[tuple[Phrase, Any]]) -> list[Match]:
        return [(tokens, unpack_entry(row, tokens)) for tokens, row in rows]

    def unpack_matches(content: bytes) -> list[Match]:
        return unpack(from_bytes(content))

    def unpack_seconds(content: bytes) -> Mapping[str, list[Match]]:
        # "Chocolate" begins hundreds of phrases; a text asks for those with its next word only.
        return _Packed(from_bytes(content), unpack_matches)

    return Tables(
        phrases=_Packed(plain["phrases"], unpack_seconds),
        starts=_Packed(plain["starts"], unpack_matches),
        ends=_Packed(plain["ends"], unpack_matches),
        lexicons=plain["lexicons"],
        tokens=plain["tokens"],
        slipping=plain["slipping"],
        slipping_tokens=plain["slipping_tokens"],
        english=plain["english"],
        compound_ends=plain["compound_ends"],
        targets=plain["targets"],
    )


class _Packed(Mapping[str, Value]):
    """A mapping whose values are unpacked when they are asked for, and then kept; all are let go when they are many.

    A dictionary of its own instead of `lru_cache`: there is one such mapping for each first word of a text, and most
    words are looked up in vain.
    """

    __slots__ = ("_kept", "_packed", "_unpack")

    def __init__(self, packed_values: Mapping[str, bytes], unpack: Callable[[bytes], Value]) -> None:
        self._packed = packed_values
        self._unpack = unpack
        self._kept: dict[str, Value] = {}

    def __getitem__(self, key: str) -> Value:
        value = self._kept.get(key)
        if value is None:
            value = self._unpack(self._packed[key])
            if len(self._kept) >= _CACHED:
                self._kept.clear()
            self._kept[key] = value
        return value

    @overload
    def get(self, key: str, /) -> Value | None: ...
    @overload
    def get(self, key: str, default: Value | Default, /) -> Value | Default: ...
    def get(self, key: str, default: Any = None, /) -> Any:
        found = self._kept.get(key)
        if found is not None:
            return found
        return self[key] if key in self._packed else default

    def __contains__(self, key: object) -> bool:
        return key in self._packed

    def __iter__(self) -> Iterator[str]:
        return iter(self._packed)

    def __len__(self) -> int:
        return len(self._packed)


def _by_phrase(entries: Iterable[Entry]) -> tuple[list[Match], dict[tuple[str, Phrase, str], list[Entry]]]:
    """Return the words of each entry as it was given, and all entries by lexicon, words and place of the star."""
    given: list[Match] = []
    found: dict[tuple[str, Phrase, str], list[Entry]] = {}
    plurals: list[Match] = []
    twice: list[str] = []
    for tokens, entry in _cut(entries):
        star = "start" if entry.phrase.startswith("*") else "end" if entry.phrase.endswith("*") else ""
        _refuse_odd(entry, tokens, star)
        given.append((tokens, entry))
        others = found.setdefault((entry.term.lexicon, tokens, star), [])
        if others and others[0].term is not entry.term and others[0].term != entry.term:
            twice.append(_listed_twice(" ".join(tokens), others[0], entry))
        # A word that languages share counts in each of them, so each keeps its entry.
        if all(other.language != entry.language or other.is_local != entry.is_local for other in others):
            others.append(entry)
        if not star and entry.language in _PLURAL_LANGUAGES:
            plurals += [((*tokens[:-1], plural), entry) for plural in plurals_of(tokens[-1])]
    if twice:
        raise WordsError("\n".join(twice))
    for tokens, entry in plurals:
        found.setdefault((entry.term.lexicon, tokens, ""), [entry])
    return given, found


def _cut(entries: Iterable[Entry]) -> Iterator[Match]:
    """Yield each entry with the words of its phrase."""
    entries = tuple(entries)
    uncut = [entry.phrase.strip("*") for entry in entries if not entry.tokens]
    cut = iter(tokens_of_phrases(uncut))
    for entry in entries:
        yield entry.tokens or next(cut), entry


def _targets(single: Iterable[tuple[str, Entry]]) -> dict[str, frozenset[str]]:
    targets: dict[str, set[str]] = {}
    for word, entry in single:
        # A stem ("лимоновк*") is no word that was meant, and one slip from ordinary ones ("лимонов").
        if entry.may_have_slips and entry.language != NAMES and not entry.phrase.endswith("*"):
            targets.setdefault(entry.language, set()).add(word)
    return {language: frozenset(words) for language, words in targets.items()}


def _refuse_odd(entry: Entry, tokens: Phrase, star: str) -> None:
    label = f"{entry.term.lexicon} lexicon, term {entry.term.name!r}"
    if not tokens:
        raise WordsError(f"{label}: {entry.phrase!r} holds no word")
    if star and (len(tokens) > 1 or len(tokens[0]) < 3):
        raise WordsError(f"{label}: {entry.phrase!r}: a star needs a single word of three letters or more")


def _listed_twice(phrase: str, one: Entry, other: Entry) -> str:
    return (
        f"{phrase!r} is listed under {one.term.name!r} ({one.language}) and under {other.term.name!r} "
        f"({other.language}); keep one"
    )


def plurals_of(word: str) -> tuple[str, ...]:
    """Return the plurals that a folded Latin word can have in English, French, Spanish and Portuguese."""
    if not (word.isascii() and word.isalpha()) or len(word) < 3 or word.endswith("s"):
        return ()
    if word.endswith("y"):
        return (word[:-1] + "ies",)
    return (word + "s", word + "es") if word.endswith(("x", "ch", "sh", "o", "z")) else (word + "s",)
