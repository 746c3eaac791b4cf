"""The lexicon of foods: what each contains, in which languages it is called what, and the notes for cooks."""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from core.kept import MadeWhenAsked, from_bytes, kept, to_bytes
from core.reading.slips import SlipIndex
from core.reading.values import Entry, Term

LEXICON = "labels"
_SISTERS = {"id": "ms"}
Phrase = tuple[str, ...]
Plain = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Sense:
    """What a word means in one language.

    `contains` are sure contents, `may` possible ones with a sentence that says why. `is_part` words name a part of
    whatever food stands beside them ("fillet"). `frees` is set for claims ("vegan"): the contents that the food
    which they belong to does not have; `substitutes` is what such a food may hold instead.
    """

    name: str
    language: str
    contains: frozenset[str] = frozenset()
    may: tuple[tuple[str, str], ...] = ()
    is_part: bool = False
    frees: frozenset[str] = frozenset()
    substitutes: tuple[tuple[str, str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Word:
    """All senses of one spelling; a star at its beginning or end stands for the rest of a word."""

    phrase: str
    senses: tuple[Sense, ...]

    def senses_in(self, languages: tuple[str, ...]) -> tuple[Sense, ...]:
        """Return the senses in the text's languages; else the English ones, which are used everywhere; else all."""
        wanted = {_SISTERS.get(language, language) for language in languages}
        found = tuple(sense for sense in self.senses if sense.language in wanted)
        return found or tuple(sense for sense in self.senses if sense.language in ("en", "")) or self.senses


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The lexicon: its version, its words, notes by food, and words that say nothing of contents.

    `ordinary` are single words by language; those of "" are of no language; `known` are those of all languages.
    `stems` are beginnings of such words, with their languages. `runs` are pieces of scripts without spaces,
    `longest_run` the number of characters of the longest. `prose` are the foods that count in titles and steps as
    well. `slips` finds the English food that a misspelt word stood for, `by_slip` what it is. `heads` are the foods
    that are of whatever is named beside them ("flour"). `milks` are the foods of an animal that may be of a plant
    beside them, whose name begins as one of `plants`; `open_milks` are those of which a line may leave it open.
    `pastas` may be of a plant whose name begins as one of `pulses`. `egg_parts` are pieces of the words for the
    parts of an egg. `toned` are the Vietnamese words of one syllable as they are written: folded, "số" (number) is
    "sò" (cockle).
    """

    version: str
    words: Sequence[Word]
    notes: Mapping[str, str]
    ordinary: Mapping[str, frozenset[str]]
    known: frozenset[str]
    stems: Mapping[str, frozenset[str]]
    runs: frozenset[str]
    longest_run: int
    prose: frozenset[str]
    heads: frozenset[str]
    milks: frozenset[str]
    plants: tuple[str, ...]
    open_milks: frozenset[str]
    pastas: frozenset[str]
    pulses: tuple[str, ...]
    egg_parts: Mapping[str, tuple[str, ...]]
    toned: frozenset[str]
    slips: SlipIndex
    by_slip: Mapping[str, Sense]

    def entries(self) -> Iterator[Entry]:
        """Yield the words as entries for the reader; the facts of an entry's term are the number of the word."""
        for number, word in enumerate(self.words):
            language = word.senses[0].language if len(word.senses) == 1 else ""
            yield entry_of(word.phrase, language, number)

    def is_run(self, word: str) -> bool:
        """Say whether a word of a script without spaces consists of ordinary pieces only."""
        reached = {0}
        for start in range(len(word)):
            if start in reached:
                ends = range(start + 1, min(len(word), start + self.longest_run) + 1)
                reached.update(end for end in ends if word[start:end] in self.runs)
        return len(word) in reached


def entry_of(phrase: str, language: str, number: int) -> Entry:
    """Return the entry of the word with a number. `phrase` is folded."""
    tokens = tuple(phrase.strip("*").split(" "))
    return Entry(phrase, language, Term(LEXICON, phrase, facts=number), tokens=tokens)


@lru_cache(maxsize=1)
def default_lexicon() -> Lexicon:
    """Return the project's lexicon, made or taken from its file on first use and then kept."""
    return _unpacked(kept("labels", _packed_lexicon))


def _packed_lexicon() -> dict[str, Any]:
    """Return the project's lexicon as plain values."""
    # Imported late: most processes find the lexicon made.
    from core.labels.source import load_lexicon

    lexicon = load_lexicon(files("core.labels") / "lexicon")
    kinds: dict[Plain, int] = {}
    rows, ends = bytearray(), array("I", [0])
    for word in lexicon.words:
        senses = [(sense.name, sense.language, _number_of(sense, kinds)) for sense in word.senses]
        rows += to_bytes((word.phrase, senses))
        ends.append(len(rows))
    by_slip = {
        phrase: (sense.name, sense.language, _number_of(sense, kinds)) for phrase, sense in lexicon.by_slip.items()
    }
    return {
        "version": lexicon.version,
        "rows": bytes(rows),
        "ends": ends.tobytes(),
        "notes": dict(lexicon.notes),
        "ordinary": dict(lexicon.ordinary),
        "stems": dict(lexicon.stems),
        "runs": lexicon.runs,
        "longest_run": lexicon.longest_run,
        "prose": lexicon.prose,
        "heads": lexicon.heads,
        "milks": lexicon.milks,
        "plants": lexicon.plants,
        "open_milks": lexicon.open_milks,
        "pastas": lexicon.pastas,
        "pulses": lexicon.pulses,
        "egg_parts": dict(lexicon.egg_parts),
        "toned": lexicon.toned,
        "by_slip": by_slip,
        "kinds": tuple(kinds),
    }


def _number_of(sense: Sense, kinds: dict[Plain, int]) -> int:
    """Return the number of what a sense says beside its name; most words share it with others."""
    kind = (sense.contains, sense.may, sense.is_part, sense.frees, sense.substitutes)
    return kinds.setdefault(kind, len(kinds))


def _unpacked(plain: Mapping[str, Any]) -> Lexicon:
    kinds = plain["kinds"]
    by_slip = {
        phrase: Sense(name, language, *kinds[kind]) for phrase, (name, language, kind) in plain["by_slip"].items()
    }
    return Lexicon(
        version=plain["version"],
        words=_packed_words(plain["rows"], plain["ends"], kinds),
        notes=plain["notes"],
        ordinary=plain["ordinary"],
        known=frozenset[str]().union(*plain["ordinary"].values()),
        stems=plain["stems"],
        runs=plain["runs"],
        longest_run=plain["longest_run"],
        prose=plain["prose"],
        heads=plain["heads"],
        milks=plain["milks"],
        plants=tuple(plain["plants"]),
        open_milks=plain["open_milks"],
        pastas=plain["pastas"],
        pulses=tuple(plain["pulses"]),
        egg_parts=plain["egg_parts"],
        toned=plain["toned"],
        slips=SlipIndex(by_slip, (), max_slips=1),
        by_slip=by_slip,
    )


def _packed_words(rows: bytes, ends: bytes, kinds: Sequence[Plain]) -> Sequence[Word]:
    content, borders = memoryview(rows), array("I")
    borders.frombytes(ends)

    def word(number: int) -> Word:
        phrase, senses = from_bytes(content[borders[number] : borders[number + 1]])
        return Word(phrase, tuple(Sense(name, language, *kinds[kind]) for name, language, kind in senses))

    return MadeWhenAsked(len(borders) - 1, word)
