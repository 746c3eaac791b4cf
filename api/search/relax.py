"""Shortens a text that nothing meets in full, so that one unknown word does not hide every result."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from api.search.engine import Engine
from api.search.served import RelaxingAttributes, ServedIndex
from core.asking.foods import is_food
from core.asking.sounds import sound_of
from core.asking.tokens import keys_of
from core.search.text import WISHES, pieces_of

MAX_WORDS = 10
"""The engine looks at ten words of a text."""

SHORTEST_SWAPPED = 4
"""Letters of the shortest word whose first two may have been swapped."""


@dataclass(frozen=True)
class Word:
    """A word of a text, and whether the index knows it."""

    text: str
    is_known: bool
    """Some document has it, allowing for typos."""
    is_exact: bool
    """Some document has it letter by letter."""


async def relax_text(engine: Engine, index: ServedIndex, text: str, within: Sequence[str] = ()) -> str:
    """Return the text without the words that keep it from finding anything; empty when no word is left.

    Words are dropped in this order, until something is found: words that no meant attribute of the index has (one that
    sounds like a known word is searched by its sound); wishes such as "easy"; words that are known only through a typo
    ("instapot" is no "instant"); words that are no food; at last one word, the one whose removal leaves most matches
    among the index's subjects, then among all. Exclusions (`-onion`) always stay.
    The text comes back unchanged when it finds something by itself and only the caller's filters hide it, and for an
    index that is not relaxed. At most 64 searches, for a text of ten words, each of one hit.
    Raises SearchUnavailable when the engine does not answer in time.
    """
    if index.relaxing is None:
        return text
    search = _Search(engine, index.uid, index.relaxing, tuple(within))
    # A lone quote or dash has no letters; the engine would take it for an empty text, which everything meets.
    pieces = [piece for piece in pieces_of(text)[:MAX_WORDS] if any(map(str.isalnum, piece))]
    excluded = [piece for piece in pieces if piece.startswith("-")]
    words = await _look_up(search, [piece for piece in pieces if not piece.startswith("-")])
    known = [word.text for word in words if word.is_known]
    exact = [word.text for word in words if word.is_exact and word.text.casefold() not in WISHES]
    foods = [word for word in exact if is_food(word)]
    choices = [known, [word for word in known if word.casefold() not in WISHES], exact, foods]
    texts = _distinct_texts(choices, excluded)
    totals = await search.count(texts, search.attributes.spoken)
    if not any(totals) and len(exact) > 1:
        return await _drop_one_word(search, foods if len(foods) > 1 else exact, excluded)
    finding = [each for each, total in zip(texts, totals, strict=True) if total]
    return (finding or texts or [""])[0]


def swap_start(word: str) -> str:
    """Return the word with its first two letters swapped, if it is long enough for a typo."""
    return word[1] + word[0] + word[2:] if len(word) >= SHORTEST_SWAPPED and word.isalpha() else word


@dataclass(frozen=True)
class _Search:
    engine: Engine
    uid: str
    attributes: RelaxingAttributes
    within: tuple[str, ...]
    """Filters: only what meets them counts."""

    async def count(self, texts: Sequence[str], attributes: Sequence[str]) -> list[int]:
        """Return how many documents have every word of each text in these attributes, each asked once."""
        return await self.count_in([(text, tuple(attributes)) for text in texts])

    async def count_in(self, questions: Sequence[tuple[str, tuple[str, ...]]]) -> list[int]:
        """Return how many documents have every word of each text in its attributes, each asked once."""
        if not questions:
            return []
        distinct = list(dict.fromkeys(questions))
        results = await self.engine.multi_search([self._query(*question) for question in distinct])
        totals = {question: result["totalHits"] for question, result in zip(distinct, results, strict=True)}
        return [totals[question] for question in questions]

    def _query(self, text: str, attributes: Sequence[str]) -> dict[str, Any]:
        return {
            "indexUid": self.uid,
            "q": text,
            "attributesToSearchOn": attributes,
            "filter": self.within,
            "attributesToRetrieve": ["ID"],
            "matchingStrategy": "all",
            "page": 1,
            "hitsPerPage": 1,
        }


async def _drop_one_word(search: _Search, words: Sequence[str], excluded: Sequence[str]) -> str:
    choices = [[*words[:n], *words[n + 1 :]] for n in range(len(words))]
    as_subject = [" ".join(map(_exactly, choice)) for choice in choices]
    texts = [" ".join([*choice, *excluded]) for choice in choices]
    subject_totals = await search.count(as_subject, search.attributes.subjects)
    return max(zip(subject_totals, await search.count(texts, search.attributes.spoken), texts, strict=True))[-1]


def _distinct_texts(choices: Sequence[Sequence[str]], excluded: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(" ".join([*words, *excluded]) for words in choices if words))


async def _look_up(search: _Search, pieces: Sequence[str]) -> list[Word]:
    if not pieces:
        return []
    # The last word may be half-typed, so it is searched as a prefix. A word that nothing has is tried with its first
    # two letters swapped, since the engine counts a typo in the first letter double and finds no chicken for "hcicken".
    prefixes = [*(f"{piece} " for piece in pieces[:-1]), pieces[-1]]
    swapped = [swap_start(piece) for piece in pieces]
    codes = _codes(search.attributes, pieces)
    spelt = [(text, tuple(search.attributes.meant)) for text in (*prefixes, *map(_exactly, (*pieces, *swapped)))]
    spoken = [(code, (search.attributes.sounds or "",)) for code in codes.values()]
    hits = [total > 0 for total in await search.count_in([*spelt, *spoken])]
    heard = {
        piece: Word(code, is_known=True, is_exact=True)
        for (piece, code), is_heard in zip(codes.items(), hits[len(spelt) :], strict=True)
        if is_heard
    }
    count = len(pieces)
    found = zip(hits[:count], hits[count : 2 * count], hits[2 * count : 3 * count], strict=True)
    return [
        Word(other, is_known=True, is_exact=True)
        if is_swapped and not is_known
        else (not is_known and heard.get(piece)) or Word(piece, is_known=is_known, is_exact=is_exact)
        for piece, other, (is_known, is_exact, is_swapped) in zip(pieces, swapped, found, strict=True)
    ]


def _codes(attributes: RelaxingAttributes, pieces: Sequence[str]) -> dict[str, str]:
    """Return how the words sound, as phrases; not of words that are never taken for a similar one."""
    if attributes.sounds is None:
        return {}
    spoken = [piece for piece in pieces if piece.casefold() not in attributes.spelt_only]
    return {piece: _exactly(code) for piece in spoken if (code := _code_of(piece))}


def _code_of(piece: str) -> str | None:
    keys = keys_of(piece)
    return sound_of(keys[0]) if len(keys) == 1 else None


def _exactly(word: str) -> str:
    # A phrase is matched letter by letter.
    return word if word.startswith('"') else '"{}"'.format(word.replace('"', ""))
