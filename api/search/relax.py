"""Shortens a text that nothing meets in full, so that one unknown word does not hide every result."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from api.search.client import SearchClient
from api.search.served import RelaxingAttributes, ServedIndex
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


async def relax_text(engine: SearchClient, index: ServedIndex, text: str) -> str:
    """Return the text without the words that keep it from finding anything; empty when no word is left.

    Words are dropped in this order, until something is found: words that no meant attribute of the index has; wishes
    such as "easy"; words that are known only through a typo ("instapot" is no "instant"); at last one word, the one
    whose removal leaves most matches among the index's subjects, then among all. Exclusions (`-onion`) always stay.
    The text comes back unchanged when it finds something by itself and only the caller's filters hide it, and for an
    index that is not relaxed. At most 53 searches, for a text of ten words, each of one hit.
    Raises SearchUnavailable when the engine does not answer in time.
    """
    if index.relaxing is None:
        return text
    search = _Search(engine, index.uid, index.relaxing)
    # A lone quote or dash has no letters; the engine would take it for an empty text, which everything meets.
    pieces = [piece for piece in pieces_of(text)[:MAX_WORDS] if any(map(str.isalnum, piece))]
    excluded = [piece for piece in pieces if piece.startswith("-")]
    words = await _look_up(search, [piece for piece in pieces if not piece.startswith("-")])
    known = [word.text for word in words if word.is_known]
    exact = [word.text for word in words if word.is_exact and word.text.casefold() not in WISHES]
    choices = [known, [word for word in known if word.casefold() not in WISHES], exact]
    texts = _distinct_texts(choices, excluded)
    totals = await search.count(texts)
    if not any(totals) and len(exact) > 1:
        return await _drop_one_word(search, exact, excluded)
    finding = [each for each, total in zip(texts, totals, strict=True) if total]
    return (finding or texts or [""])[0]


def swap_start(word: str) -> str:
    """Return the word with its first two letters swapped, if it is long enough for a typo."""
    return word[1] + word[0] + word[2:] if len(word) >= SHORTEST_SWAPPED and word.isalpha() else word


@dataclass(frozen=True)
class _Search:
    engine: SearchClient
    uid: str
    attributes: RelaxingAttributes

    async def count(self, texts: Sequence[str], attributes: Sequence[str] = ("*",)) -> list[int]:
        """Return how many documents have every word of each text in these attributes, each asked once."""
        if not texts:
            return []
        distinct = list(dict.fromkeys(texts))
        results = await self.engine.multi_search([self._query(text, attributes) for text in distinct])
        totals = {text: result["totalHits"] for text, result in zip(distinct, results, strict=True)}
        return [totals[text] for text in texts]

    def _query(self, text: str, attributes: Sequence[str]) -> dict[str, Any]:
        return {
            "indexUid": self.uid,
            "q": text,
            "attributesToSearchOn": attributes,
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
    return max(zip(subject_totals, await search.count(texts), texts, strict=True))[-1]


def _distinct_texts(choices: Sequence[Sequence[str]], excluded: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(" ".join([*words, *excluded]) for words in choices if words))


async def _look_up(search: _Search, pieces: Sequence[str]) -> list[Word]:
    if not pieces:
        return []
    # The last word may be half-typed, so it is searched as a prefix. A word that nothing has is tried with its first
    # two letters swapped, since the engine counts a typo in the first letter double and finds no chicken for "hcicken".
    prefixes = [*(f"{piece} " for piece in pieces[:-1]), pieces[-1]]
    swapped = [swap_start(piece) for piece in pieces]
    questions = [*prefixes, *map(_exactly, pieces), *map(_exactly, swapped)]
    hits = [total > 0 for total in await search.count(questions, search.attributes.meant)]
    found = zip(hits[: len(pieces)], hits[len(pieces) : 2 * len(pieces)], hits[2 * len(pieces) :], strict=True)
    return [
        Word(other, is_known=True, is_exact=True)
        if is_swapped and not is_known
        else Word(piece, is_known=is_known, is_exact=is_exact)
        for piece, other, (is_known, is_exact, is_swapped) in zip(pieces, swapped, found, strict=True)
    ]


def _exactly(word: str) -> str:
    # A phrase is matched letter by letter.
    return word if word.startswith('"') else '"{}"'.format(word.replace('"', ""))
