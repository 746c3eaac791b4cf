"""Writes a search document down as words for PostgreSQL: a tsvector of our own making.

PostgreSQL's own dictionaries know neither our spellings nor accents; the words are folded as those of searches are.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Any

from core.asking.tokens import keys_of
from core.at_hand.foods import keys_of_need
from core.search.standby.shape import ASIDE, Shape

LONGEST_WORD = 60
LONGEST_KEPT = 60
"""Characters of the longest text whose words are kept in memory: longer ones seldom come twice."""
MOST_BYTES = 900_000
"""Of a document's words. PostgreSQL takes 1,048,575 bytes of words and marks together, and no more."""
BYTES_OF_A_LETTER = 4
PLACES_APART = 8
"""Between two values, so that no phrase spans both."""
RUNNING, MARK = "/", "="
"""Begin words of running text and marks; no word begins so."""
QUOTED = re.compile(r"(['\\])")

Words = Mapping[str, Sequence[Sequence[str]]]
"""The words of each value of each attribute."""


@dataclass(frozen=True)
class Text:
    """A document as it is stored."""

    document_id: int
    content_hash: str
    words: str
    """As PostgreSQL reads a tsvector."""
    facts: dict[str, Any]
    custom_order: list[float]
    known: Set[str]
    """Its words that a misspelt one may be taken for."""
    spelt_only: Set[str]
    """Its words that are found as they are spelt only, unless they are among the `known` too."""
    foods: Sequence[tuple[str, ...]]
    """For each of its needs the keys that meet it (`core.at_hand`)."""


def text_of(document: Mapping[str, Any], shape: Shape) -> Text:
    """Return a document as it is stored; a pure function of document and shape."""
    facts = {name: _fact(document.get(name)) for name in shape.compared}
    values = {name: [words_of(value) for value in values_of(document.get(name))] for name in shape.labels}
    spelt = values.keys() - shape.running_text - shape.sounds
    return Text(
        document_id=document["ID"],
        content_hash=document["Content_Hash"],
        words=" ".join([*_cut(list(_placed_words(values, shape))), *_marks(facts)]),
        facts=facts,
        custom_order=[_rank(document.get(name), greatest_first=is_desc) for name, is_desc in shape.order],
        known=_all_words(values, spelt - shape.spelt_only),
        spelt_only=_all_words(values, spelt & shape.spelt_only),
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


def _placed_words(values: Words, shape: Shape) -> Iterator[str]:
    """Yield each word with its place and label. PostgreSQL puts those of one word together."""
    place = 1
    for attribute, label in shape.labels.items():
        is_running = attribute in shape.running_text
        begin, end = (f"'{RUNNING}", ASIDE) if is_running else ("'", label)
        for words in values[attribute]:
            for word in words:
                # Words need no quoting: they are letters and digits.
                yield f"{begin}{word}':{place}{end}"
                place += 1
            place += PLACES_APART


def _cut(words: Sequence[str]) -> Sequence[str]:
    """Return the first of the words, as many as a document may have. Only a very long text has more."""
    if BYTES_OF_A_LETTER * sum(map(len, words)) <= MOST_BYTES:  # without counting bytes, as nearly always
        return words
    sizes = list(accumulate(len(word.encode()) for word in words))
    return words[: bisect_right(sizes, MOST_BYTES)]


def _all_words(values: Words, attributes: Iterable[str]) -> Set[str]:
    return {word for name in attributes for words in values[name] for word in words}


def _marks(facts: Mapping[str, Any]) -> Iterator[str]:
    for attribute, value in facts.items():
        for each in values_of(value):
            yield _quoted_mark(attribute, each)


@lru_cache(maxsize=50_000)
def _quoted_mark(attribute: str, value: str) -> str:
    return quoted(mark_of(attribute, value))


def _fact(value: Any) -> Any:
    # A facet has a list of texts, so that counting its values asks no question of each.
    return [value] if isinstance(value, str) else value


def _rank(value: Any, *, greatest_first: bool) -> float:
    number = float(value or 0)
    return number if greatest_first else -number
