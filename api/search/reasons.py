"""Why a recipe is among the results, where its name doesn't show it: "with tahini", "spelt lassi"."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

from api.search.decision import Decision
from api.search.near_words import SHORTEST_SLIP, NearWords
from api.search.relax import MAX_WORDS
from core.asking.tokens import keys_of
from core.recipes.cards import card_of
from core.search.documents.spellings import spellings_of
from core.search.english import other_number

ASKED_FIELDS = ("Other_Names", "Ingredients", "Tags")
"""What is asked of the engine beside a card, to see what a word was found in."""
NAMES = ("Short_Title", "Long_Title", "Other_Names")
KINDS = ("Cuisine_Name", "Cuisine_Display_Name", "Category_Name", "Difficulty_Level", "Tags")
SHORTEST_EXPLAINED = 3
MOST_REASONS = 2
MOST_LOOKED_FOR = 200
"""Words that are looked for, in all recipes of a page: it holds the event loop. Enough for ten in each of eighteen."""
LONGEST_INGREDIENT = 40


def explained(hits: Sequence[dict[str, Any]], decision: Decision) -> list[dict[str, Any]]:
    """Return the cards of the hits, each with `Found_By`: why it is there, in a few words.

    None where the name shows it. Words that the engine was not asked for, since they were left out or come after the
    tenth, are no reason. What is shown instead of something haram has a sentence of its own. On pages of more than
    eighteen recipes the last ones have no reason where many words are to be explained.
    Source: docs/product/search.md#why-a-recipe-is-there.
    """
    words = [] if decision.understood.counterpart else _words_of(decision)
    sought = [_Sought(words, at) for at in range(len(words))]
    cards = [card_of(hit) for hit in hits]
    looked_for = 0
    for hit, card in zip(hits, cards, strict=True):
        # Most words stand in the title; this runs for every card of a page.
        title = _plain(hit.get("Short_Title", ""))
        missing = [each for each in sought if each.plain not in title]
        looked_for += len(missing)
        is_explained = bool(missing) and looked_for <= MOST_LOOKED_FOR
        card["Found_By"] = _reasons(_Recipe(hit, title), missing) if is_explained else None
    return cards


def _words_of(decision: Decision) -> list[str]:
    asked = dict.fromkeys(keys_of(decision.understood.words())[:MAX_WORDS])
    left_out = {key for piece in decision.dropped for key in keys_of(piece)}
    return [key for key in asked if key not in left_out and len(key) >= SHORTEST_EXPLAINED and key.isalpha()]


class _Recipe:
    """What a recipe says, as plain texts."""

    def __init__(self, hit: Mapping[str, Any], title: str) -> None:
        self.names = title + "".join(map(_plain, _texts(hit, NAMES[1:])))
        self.kinds = "".join(map(_plain, _texts(hit, KINDS)))
        self.ingredients: Sequence[str] = hit.get("Ingredients", ())
        self._plain_ingredients = "\n".join(map(_plain, self.ingredients))

    def ingredient_with(self, forms: Sequence[str]) -> str | None:
        """Return the first ingredient that has one of the forms. All are looked through as one text: it is faster."""
        found = [at for at in map(self._plain_ingredients.find, forms) if at >= 0]
        return self.ingredients[self._plain_ingredients.count("\n", 0, min(found))] if found else None


class _Sought:
    """A word of the search."""

    def __init__(self, words: Sequence[str], at: int) -> None:
        self.word = words[at]
        self.plain = f" {self.word}"
        self._forms = _forms(self.word)
        self._near = NearWords(self.word)
        self._joined = tuple(f" {one}{other}" for one, other in pairwise(words[max(0, at - 1) : at + 2]))
        self._near_ingredients: dict[str, bool] = {}

    def reason(self, recipe: _Recipe) -> str | None:
        """Return what the recipe has that the word was found in; None where its names or kinds show it."""
        if _has(recipe.names, self._forms) or self._is_joined(recipe.names):
            return None
        ingredient = recipe.ingredient_with(self._forms)
        if ingredient is None and _has(recipe.kinds, self._forms):
            return None
        if ingredient is None:
            spelt = self._near.nearest(recipe.names.split())
            if spelt:
                return f"spelt {spelt}"
            ingredient = next(filter(self._is_near, recipe.ingredients), None)
        return f"with {_short(ingredient)}" if ingredient else None

    def _is_joined(self, names: str) -> bool:
        """Whether the names have the word as two, or the word and its neighbour as one: `butterchicken`, `sam osa`."""
        if _has(names, self._joined):
            return True
        return self.word in names.replace(" ", "") and any(
            one + other == self.word for one, other in pairwise(names.split())
        )

    def _is_near(self, ingredient: str) -> bool:
        is_near = self._near_ingredients.get(ingredient)
        if is_near is None:
            keys = _spelt_keys(ingredient) if len(self.word) >= SHORTEST_SLIP else ()
            is_near = self._near_ingredients[ingredient] = any(map(self._near.is_near, keys))
        return is_near


def _reasons(recipe: _Recipe, sought: Sequence[_Sought]) -> str | None:
    found: dict[str, None] = {}
    for each in sought:
        reason = each.reason(recipe)
        if reason:
            found[reason] = None
        if len(found) == MOST_REASONS:
            break
    return ", ".join(found) or None


@lru_cache(maxsize=50_000)
def _plain(text: str) -> str:
    """The text's words in lower case and without accents, each with a space before it."""
    if text.isascii():
        return " " + text.casefold().translate(_SEPARATORS)
    return "".join(f" {key}" for key in keys_of(text))


_SEPARATORS = str.maketrans("-/(),.&:\n", "         ")


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


@lru_cache(maxsize=20_000)
def _spelt_keys(text: str) -> tuple[str, ...]:
    """The text's words of four letters or more, in all their spellings: the engine knows tahini as tahine, too."""
    families = spellings_of("recipes").families
    keys = _plain(text).split()
    spelt = dict.fromkeys(form for key in keys for form in (key, *families.get(key, ())))
    return tuple(key for key in spelt if len(key) >= SHORTEST_SLIP)


def _short(ingredient: str) -> str:
    return ingredient if len(ingredient) <= LONGEST_INGREDIENT else f"{ingredient[: LONGEST_INGREDIENT - 1].rstrip()}…"


def _texts(hit: Mapping[str, Any], fields: Sequence[str]) -> list[str]:
    values = (hit.get(field) for field in fields)
    return [text for value in values if value for text in ([value] if isinstance(value, str) else value)]
