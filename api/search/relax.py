"""Finds the words of a text that the catalogue knows, so that a word too many does not hide everything."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from api.search.client import SearchClient
from core.search.text import WISHES, pieces_of

MEANT_ATTRIBUTES = (
    "Short_Title",
    "Long_Title",
    "Other_Names",
    "Name_Spellings",
    "Other_Spellings",
    "Cuisine_Name",
    "Category_Name",
    "Tags",
    "Ingredients",
    "Effort",
)
"""Where a word must stand to be meant; a word that stands only in somebody's description counts as unknown."""

FOOD_ATTRIBUTES = ("Cuisine_Name", "Category_Name", "Tags", "Ingredients", "Other_Spellings")
"""Where food stands and nothing else: of "keto zucchini" the zucchini matters, though titles say both."""

MAX_WORDS = 10
"""The engine looks at ten words of a text."""

SHORTEST_SWAPPED = 4
"""Letters of the shortest word whose first two may have been swapped."""


@dataclass(frozen=True)
class Word:
    """A word of a text, and how well the catalogue knows it."""

    text: str
    is_known: bool
    """It stands somewhere, a slip or two aside."""
    is_sure: bool
    """It stands somewhere letter by letter."""


async def known_words(engine: SearchClient, uid: str, text: str) -> str:
    """Return the text without the words that stand in the way of finding anything; empty when none is left.

    First go the words that no name, ingredient, cuisine, category or tag has, then wishes such as "easy", then words
    that only a slip makes known ("instapot" is no "instant"), at last the one word without which most dishes are made
    of the others. The text comes back as it was when it finds something and only the caller's filters hide it.
    Four requests at most, each with a few searches per word.
    """
    # A lone quote or dash says nothing; the engine would take it for an empty text, which everything meets.
    pieces = [piece for piece in pieces_of(text)[:MAX_WORDS] if any(map(str.isalnum, piece))]
    excluded = [piece for piece in pieces if piece.startswith("-")]
    words = await look_up(engine, uid, [piece for piece in pieces if not piece.startswith("-")])
    known = [word.text for word in words if word.is_known]
    sure = [word.text for word in words if word.is_sure and word.text.casefold() not in WISHES]
    choices = [known, [word for word in known if word.casefold() not in WISHES], sure]
    texts = distinct_texts(choices, excluded)
    totals = await count(engine, uid, texts)
    if not any(totals) and len(sure) > 1:
        return await most_like_a_dish(engine, uid, [sure[:n] + sure[n + 1 :] for n in range(len(sure))], excluded)
    finding = [each for each, total in zip(texts, totals, strict=True) if total]
    return (finding or texts or [""])[0]


async def most_like_a_dish(
    engine: SearchClient, uid: str, choices: Sequence[Sequence[str]], excluded: Sequence[str]
) -> str:
    """Return the choice of words that most recipes have as food, letter by letter, else at all."""
    as_food = [" ".join(map(exactly, words)) for words in choices]
    texts = [" ".join([*words, *excluded]) for words in choices]
    food_totals = await count(engine, uid, as_food, FOOD_ATTRIBUTES)
    return max(zip(food_totals, await count(engine, uid, texts), texts, strict=True))[-1]


def distinct_texts(choices: Sequence[Sequence[str]], excluded: Sequence[str]) -> list[str]:
    """Return the choices of words as texts, once each, with what was to be left out; none for no words."""
    return list(dict.fromkeys(" ".join([*words, *excluded]) for words in choices if words))


async def count(engine: SearchClient, uid: str, texts: Sequence[str], attributes: Sequence[str] = ("*",)) -> list[int]:
    """Return how many recipes have all of each text in these attributes, in one request."""
    if not texts:
        return []
    results = await engine.multi_search([counting(uid, text, attributes) for text in texts])
    return [result["totalHits"] for result in results]


async def look_up(engine: SearchClient, uid: str, pieces: Sequence[str]) -> list[Word]:
    """Return the words as the catalogue knows them, in one request.

    The last may be half-typed, so it is asked for as a beginning. A word that nothing has is tried with its first two
    letters swapped, since the engine counts a slip of the first letter double and so finds no chicken for "hcicken".
    """
    if not pieces:
        return []
    beginnings = [*(f"{piece} " for piece in pieces[:-1]), pieces[-1]]
    swapped = [with_swapped_start(piece) for piece in pieces]
    questions = [*beginnings, *map(exactly, pieces), *map(exactly, swapped)]
    hits = [total > 0 for total in await count(engine, uid, questions, MEANT_ATTRIBUTES)]
    found = zip(hits[: len(pieces)], hits[len(pieces) : 2 * len(pieces)], hits[2 * len(pieces) :], strict=True)
    return [
        Word(other, is_known=True, is_sure=True)
        if is_swapped and not is_known
        else Word(piece, is_known=is_known, is_sure=is_sure)
        for piece, other, (is_known, is_sure, is_swapped) in zip(pieces, swapped, found, strict=True)
    ]


def counting(uid: str, text: str, attributes: Sequence[str]) -> dict[str, Any]:
    """Return a query that tells how many recipes have every word of the text in these attributes."""
    return {
        "indexUid": uid,
        "q": text,
        "attributesToSearchOn": attributes,
        "attributesToRetrieve": ["ID"],
        "matchingStrategy": "all",
        "page": 1,
        "hitsPerPage": 1,
    }


def exactly(word: str) -> str:
    """Return the word as a phrase, which the engine takes letter by letter."""
    return word if word.startswith('"') else '"{}"'.format(word.replace('"', ""))


def with_swapped_start(word: str) -> str:
    """Return the word with its first two letters swapped, if it is long enough for a slip."""
    return word[1] + word[0] + word[2:] if len(word) >= SHORTEST_SWAPPED and word.isalpha() else word
