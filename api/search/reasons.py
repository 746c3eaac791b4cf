"""Why a recipe is among the results, where its name doesn't show it: "with tahini", "spelt lassi"."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

from api.search.decision import Decision
from core.asking.sounds import near_sound_of, sound_of
from core.asking.tokens import keys_of
from core.recipes.cards import card_of
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
    return [{**card_of(hit), "Found_By": _reasons(hit, words)} for hit in hits]


def _words_of(text: str) -> Iterator[str]:
    yield from (key for key in dict.fromkeys(keys_of(text)) if len(key) >= SHORTEST_EXPLAINED and key.isalpha())


def _reasons(hit: Mapping[str, Any], words: Sequence[str]) -> str | None:
    # Most words stand in the title; this runs for every card of a page.
    title = _plain(hit.get("Short_Title", ""))
    missing = [word for word in words if f" {word}" not in title]
    if not missing:
        return None
    names = title + "".join(_plain(text) for text in _texts(hit, NAMES[1:]))
    kinds = "".join(_plain(text) for text in _texts(hit, KINDS))
    found = (_reason(word, words, names, kinds, hit.get("Ingredients", ())) for word in missing)
    return ", ".join(list(dict.fromkeys(filter(None, found)))[:MOST_REASONS]) or None


def _reason(word: str, words: Sequence[str], names: str, kinds: str, ingredients: Sequence[str]) -> str | None:
    forms = _forms(word)
    if _has(names, forms) or _is_joined(word, words, names):
        return None
    with_it = next((each for each in ingredients if _has(_plain(each), forms)), None)
    if with_it is None and _has(kinds, forms):
        return None
    if with_it is None:
        spelt = _nearest(word, names.split())
        if spelt:
            return f"spelt {spelt}"
        with_it = next((each for each in ingredients if _nearest(word, _spellings(_plain(each).split()))), None)
    return f"with {_short(with_it)}" if with_it else None


@lru_cache(maxsize=50_000)
def _plain(text: str) -> str:
    """The text's words in lower case and without accents, each with a space before it."""
    if text.isascii():
        return " " + text.casefold().translate(_SEPARATORS)
    return "".join(f" {key}" for key in keys_of(text))


_SEPARATORS = str.maketrans("-/(),.&:", "        ")


@lru_cache(maxsize=20_000)
def _forms(word: str) -> tuple[str, ...]:
    """The word, its other number, what means the same, and what is a kind of it: `salmon` for fish."""
    forms = {word, *other_number(word)}
    families = spellings_of("recipes").families
    forms |= {other for form in tuple(forms) for other in families.get(form, ())}
    forms |= {thing for form in tuple(forms) for thing in _things().get(form, ())}
    return tuple(_plain(form) for form in sorted(forms))


@cache
def _things() -> Mapping[str, Sequence[str]]:
    things: dict[str, list[str]] = defaultdict(list)
    for thing, kinds in spellings_of("recipes").kinds.items():
        for kind in kinds:
            things[kind].append(thing)
    return things


def _has(text: str, forms: Sequence[str]) -> bool:
    """Whether a plain text has one of the forms, or a longer word that begins with it."""
    return any(form in text for form in forms)


def _is_joined(word: str, words: Sequence[str], names: str) -> bool:
    """Whether the names have the word as two, or the word and its neighbour as one: `butterchicken`, `sam osa`."""
    at = words.index(word)
    joined = (words[at - 1] + word if at else "", word + words[at + 1] if at + 1 < len(words) else "")
    if any(each and f" {each}" in names for each in joined):
        return True
    keys = names.split()
    return any(one + other == word for one, other in pairwise(keys))


def _spellings(keys: Sequence[str]) -> Iterator[str]:
    """The words in all their spellings: the engine knows tahini as tahine, too."""
    families = spellings_of("recipes").families
    for key in keys:
        yield key
        yield from (other for other in families.get(key, ()) if other != key)


def _nearest(word: str, keys: Iterable[str]) -> str | None:
    """Return what the engine took the word for: one that a typing error or two make of it, or that sounds the same."""
    if len(word) < SHORTEST_SLIP:
        return None
    most = MOST_SLIPS if len(word) >= SHORTEST_OF_TWO_SLIPS else 1
    sounds = {sound_of(word), near_sound_of(word)} - {None}
    keys = [key for key in dict.fromkeys(keys) if len(key) >= SHORTEST_SLIP]
    near = next((key for key in keys if _is_near(word, key, most)), None)
    alike = near or next((key for key in keys if sound_of(key) in sounds or near_sound_of(key) in sounds), None)
    return alike or next((key for key in keys if _is_near(word, key[: len(word)], most)), None)


@lru_cache(maxsize=100_000)
def _is_near(word: str, key: str, most: int) -> bool:
    # A typing error changes two letters of the set at most, which tells nearly all others apart at once.
    return len(set(word) ^ set(key)) <= 2 * most and _slips(word, key) <= most


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
