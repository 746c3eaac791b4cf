"""Why a recipe is among the results, where its name doesn't show it: "with tahini", "spelt lassi"."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from api.search.decision import Decision
from core.asking.sounds import sound_of
from core.asking.tokens import keys_of
from core.recipes.cards import CARD_FIELDS
from core.search.documents.spellings import spellings_of
from core.search.english import other_number

ASKED_FIELDS = ("Other_Names", "Ingredients", "Tags")
"""What is asked of the engine beside a card, to see what a word was found in."""
NAMES = ("Short_Title", "Long_Title", "Other_Names")
KINDS = ("Cuisine_Name", "Cuisine_Display_Name", "Category_Name", "Difficulty_Level", "Tags")
SHORTEST_EXPLAINED = 3
SHORTEST_SLIP = 4
"""Letters of the shortest word that the engine takes with a typing error; longer ones have two."""
SHORTEST_OF_TWO_SLIPS = 8
MOST_SLIPS = 2
MOST_REASONS = 2
LONGEST_INGREDIENT = 40


def explained(hits: Sequence[dict[str, Any]], decision: Decision) -> list[dict[str, Any]]:
    """Return the cards of the hits, each with `Found_By`: why it is there, in a few words.

    None where the name shows it. What is shown instead of something haram has a sentence of its own.
    Source: docs/product/search.md#why-a-recipe-is-there.
    """
    words = () if decision.understood.counterpart else tuple(_words_of(decision.understood.words()))
    return [{**{name: hit[name] for name in CARD_FIELDS}, "Found_By": _reasons(hit, words)} for hit in hits]


def _words_of(text: str) -> Iterator[str]:
    yield from (key for key in dict.fromkeys(keys_of(text)) if len(key) >= SHORTEST_EXPLAINED and key.isalpha())


def _reasons(hit: Mapping[str, Any], words: Sequence[str]) -> str | None:
    title = f" {hit['Short_Title'].casefold()}"
    missing = [word for word in words if f" {word}" not in title]
    if not missing:
        return None
    names, kinds = _texts(hit, NAMES), _texts(hit, KINDS)
    said = frozenset(key for text in names for key in keys_of(text))
    ingredients = hit["Ingredients"]
    reasons = dict.fromkeys(filter(None, (_reason(word, words, names, said, kinds, ingredients) for word in missing)))
    return ", ".join(list(reasons)[:MOST_REASONS]) or None


def _reason(
    word: str,
    words: Sequence[str],
    names: Sequence[str],
    said: frozenset[str],
    kinds: Sequence[str],
    ingredients: Sequence[str],
) -> str | None:
    if any(_has(text, word) for text in names) or _is_joined(word, words, names):
        return None
    with_it = next((each for each in ingredients if _has(each, word)), None)
    if with_it is None and any(_has(text, word) for text in kinds):
        return None
    if with_it is None:
        spelt = _nearest(word, said)
        if spelt:
            return f"spelt {spelt}"
        with_it = next((each for each in ingredients if _nearest(word, _spellings(each))), None)
    return f"with {_short(with_it)}" if with_it else None


@lru_cache(maxsize=20_000)
def _spellings(text: str) -> frozenset[str]:
    """The words of a text in all their spellings: the engine knows tahini as tahine, too."""
    return frozenset(key for each in (text, *spellings_of("recipes").others([text])) for key in keys_of(each))


@lru_cache(maxsize=50_000)
def _has(text: str, word: str) -> bool:
    """Whether a text has a word, its other number, a longer word that begins with it, or what means the same."""
    keys = keys_of(text)
    forms = (word, *other_number(word))
    return any(key.startswith(forms) for key in keys) or not _spellings(text).isdisjoint(forms)


def _is_joined(word: str, words: Sequence[str], names: Sequence[str]) -> bool:
    """Whether a name has the word as two, or the word and its neighbour as one: `butterchicken`, `sam osa`."""
    at = words.index(word)
    joined = {word, *("".join(pair) for pair in (words[at - 1 : at + 1], words[at : at + 2]) if len(pair) > 1)}
    return any(each in "".join(keys_of(name)) for name in names for each in joined if len(each) > len(word)) or any(
        "".join(pair) == word for name in names for pair in zip(keys_of(name), keys_of(name)[1:], strict=False)
    )


def _nearest(word: str, keys: frozenset[str]) -> str | None:
    """Return what the engine took the word for: one that a typing error or two make of it, or that sounds the same."""
    if len(word) < SHORTEST_SLIP:
        return None
    most = MOST_SLIPS if len(word) >= SHORTEST_OF_TWO_SLIPS else 1
    sound = sound_of(word)
    near = [key for key in sorted(keys) if _slips(word, key) <= most]
    alike = [key for key in sorted(keys) if sound and sound_of(key) == sound]
    begun = [key for key in sorted(keys) if len(key) > len(word) and _slips(word, key[: len(word)]) <= most]
    return next(iter([*near, *alike, *begun]), None)


@lru_cache(maxsize=50_000)
def _slips(one: str, other: str) -> int:
    """How many typing errors lie between two words: letters added, left out, changed or swapped; 3 for more."""
    if abs(len(one) - len(other)) > MOST_SLIPS:
        return MOST_SLIPS + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one, 1):
        earlier, before, row = before, row, [at]
        for to, wanted in enumerate(other, 1):
            slips = min(before[to] + 1, row[-1] + 1, before[to - 1] + (letter != wanted))
            if at > 1 < to and letter == other[to - 2] and one[at - 2] == wanted:
                slips = min(slips, earlier[to - 2] + 1)
            row.append(slips)
    return min(row[-1], MOST_SLIPS + 1)


def _short(ingredient: str) -> str:
    return ingredient if len(ingredient) <= LONGEST_INGREDIENT else f"{ingredient[: LONGEST_INGREDIENT - 1].rstrip()}…"


def _texts(hit: Mapping[str, Any], fields: Sequence[str]) -> list[str]:
    values = (hit.get(field) for field in fields)
    return [text for value in values if value for text in ([value] if isinstance(value, str) else value)]
