"""A part of the query and what it may stand for, by the number of typos."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from dev.services.search.matching.snapshot import Snapshot
from dev.services.search.matching.typos import best_split, near_words

# Words that must stand one after another; None is the place of a stop word.
Phrase = tuple[str | None, ...]

COMMON_PREFIX_BYTES = 4
COMMON_PREFIX_WORDS = 100

MAX_SYNONYMS = 50
MAX_SYNONYM_WORDS = 100


@dataclass(frozen=True, slots=True)
class Derivations:
    """What a term stands for with a certain number of typos."""

    words: Sequence[str] = ()
    prefix: str | None = None
    phrases: tuple[Phrase, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.words or self.prefix is not None or self.phrases)


@dataclass(frozen=True, eq=False)
class Term:
    """A word, a phrase, or several words joined, at its place in the query.

    `start` and `end` are positions that count stop words and breaks; `first` and `last` number the terms.
    """

    snapshot: Snapshot = field(repr=False)
    text: str
    start: int
    end: int
    first: int = 0
    last: int = 0
    is_prefix: bool = False
    max_typos: int = 0
    phrase: Phrase | None = None
    joined_from: tuple[str, ...] = ()
    synonyms: tuple[Phrase, ...] = ()

    @property
    def size(self) -> int:
        """How many terms of the query this one covers."""
        return self.last - self.first + 1

    @property
    def is_joined(self) -> bool:
        return bool(self.joined_from)

    @property
    def exact_phrase(self) -> Phrase | None:
        """The words as typed, when documents can have them exactly so."""
        if self.phrase is not None:
            return self.phrase
        return (self.text,) if not self.is_joined and self.text in self.snapshot.postings else None

    @cached_property
    def is_common_prefix(self) -> bool:
        """Whether this is the short beginning of so many words that they are looked up together."""
        if not self.is_prefix or len(self.text.encode()) > COMMON_PREFIX_BYTES:
            return False
        return len(self.snapshot.words_with_prefix(self.text)) >= COMMON_PREFIX_WORDS

    @cached_property
    def levels(self) -> tuple[Derivations, Derivations, Derivations]:
        """What it stands for without a typo, with one (or split in two), and with two."""
        if self.phrase is not None:
            return Derivations(phrases=(self.phrase,)), Derivations(), Derivations()
        one, two = near_words(self.snapshot, self.text, self.max_typos, is_prefix=self.is_prefix)
        split = best_split(self.snapshot, self.text)
        if split is not None and self.max_typos < 2 and split == self.joined_from:
            split = None
        exact = (self.text,) if self.text in self.snapshot.postings else ()
        return (
            Derivations(exact, self.text if self.is_prefix else None, self.synonyms),
            Derivations(one, phrases=(split,) if split is not None else ()),
            Derivations(two),
        )

    @property
    def max_typo_cost(self) -> int:
        if self.max_typos == 0:
            return 0 if self.phrase is not None else 1
        return self.max_typos


def synonyms_of(words: tuple[str, ...], synonyms: dict[tuple[str, ...], list[tuple[str, ...]]]) -> tuple[Phrase, ...]:
    """Return the synonyms of these words, bounded in number and total length."""
    found: list[Phrase] = []
    total = 0
    for synonym in synonyms.get(words, [])[:MAX_SYNONYMS]:
        if total + len(synonym) <= MAX_SYNONYM_WORDS:
            total += len(synonym)
            found.append(synonym)
    return tuple(found)
