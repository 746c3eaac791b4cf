"""Writes a search document down as words for PostgreSQL: a tsvector of our own making.

PostgreSQL's own dictionaries know neither our spellings nor accents; the words are folded as those of searches are.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from core.asking.tokens import keys_of
from core.at_hand.foods import keys_of_need
from core.search.standby.shape import ASIDE, Shape
from core.search.standby.slips import stored_slips

LONGEST_WORD = 60
LONGEST_KEPT = 60
"""Characters of the longest text whose words are kept in memory: longer ones seldom come twice."""
LAST_PLACE = 16_000
"""PostgreSQL knows no later place of a word."""
PLACES_APART = 8
"""Between two values, so that no phrase spans both."""
RUNNING, MARK = "/", "="
"""Begin words of running text and marks; no word begins so."""
QUOTED = re.compile(r"(['\\])")


@dataclass(frozen=True)
class Text:
    """A document as it is stored."""

    document_id: int
    content_hash: str
    words: str
    """As PostgreSQL reads a tsvector."""
    facts: dict[str, Any]
    custom_order: list[float]
    vocabulary: Mapping[str, Sequence[int]]
    """Its words with their slips."""
    foods: Sequence[tuple[str, ...]]
    """For each of its needs the keys that meet it (`core.at_hand`)."""


def text_of(document: Mapping[str, Any], shape: Shape) -> Text:
    """Return a document as it is stored; a pure function of document and shape."""
    words = _Words()
    for attribute, label in shape.labels.items():
        is_aside = attribute in shape.running_text
        for value in values_of(document.get(attribute)):
            words.add(words_of(value), ASIDE if is_aside else label, prefix=RUNNING if is_aside else "")
    facts = {name: _fact(document.get(name)) for name in shape.compared}
    for attribute, value in facts.items():
        words.mark(mark_of(attribute, each) for each in values_of(value))
    return Text(
        document_id=document["ID"],
        content_hash=document["Content_Hash"],
        words=words.vector(),
        facts=facts,
        custom_order=[_rank(document.get(name), greatest_first=is_desc) for name, is_desc in shape.order],
        vocabulary=_vocabulary(document, shape),
        foods=[keys_of_need(need) for need in values_of(document.get("Needs"))],
    )


def words_of(text: str) -> Sequence[str]:
    """Return the words of a text as they are stored and searched: folded, without apostrophes."""
    return _words_of_value(text) if len(text) <= LONGEST_KEPT else _read_words(text)


@lru_cache(maxsize=50_000)
def _words_of_value(text: str) -> Sequence[str]:
    # The same ingredients, tags and spellings stand in many documents.
    return _read_words(text)


def _read_words(text: str) -> Sequence[str]:
    return tuple(word for key in keys_of(text) if (word := key.replace("'", "")[:LONGEST_WORD]))


def mark_of(attribute: str, value: str) -> str:
    """Return the mark of a value, which ignores case."""
    return f"{MARK}{attribute}={value.casefold()}"[:500]


def values_of(value: object) -> list[str]:
    """Return the texts of an attribute, whether it holds one, several or none; numbers are no texts."""
    if isinstance(value, str):
        return [value]
    return [each for each in value if isinstance(each, str)] if isinstance(value, (list, tuple)) else []


@lru_cache(maxsize=50_000)
def quoted(word: str) -> str:
    """Return the word as a part of a tsvector or tsquery."""
    return "'" + QUOTED.sub(r"\1\1", word) + "'"


class _Words:
    """Collects words with their places and labels."""

    def __init__(self) -> None:
        self._places: dict[str, list[str]] = {}
        self._next = 1

    def add(self, words: Iterable[str], label: str, *, prefix: str = "") -> None:
        places, place = self._places, self._next
        for word in words:
            places.setdefault(prefix + word, []).append(f"{min(place, LAST_PLACE)}{label}")
            place += 1
        self._next = place + PLACES_APART

    def mark(self, marks: Iterable[str]) -> None:
        for mark in marks:
            self._places.setdefault(mark, [])

    def vector(self) -> str:
        return " ".join(
            quoted(word) + (":" + ",".join(places) if places else "") for word, places in self._places.items()
        )


def _fact(value: Any) -> Any:
    # A facet has a list of texts, so that counting its values asks no question of each.
    return [value] if isinstance(value, str) else value


def _vocabulary(document: Mapping[str, Any], shape: Shape) -> dict[str, Sequence[int]]:
    vocabulary: dict[str, Sequence[int]] = {}
    for attribute in shape.labels.keys() - shape.running_text - shape.sounds:
        has_slips = attribute not in shape.spelt_only
        for value in values_of(document.get(attribute)):
            for word in words_of(value):
                if has_slips or word not in vocabulary:
                    vocabulary[word] = _slips(word) if has_slips else ()
    return vocabulary


def _rank(value: Any, *, greatest_first: bool) -> float:
    number = float(value or 0)
    return number if greatest_first else -number


@lru_cache(maxsize=50_000)
def _slips(word: str) -> Sequence[int]:
    # The same words stand in many documents.
    return stored_slips(word)
