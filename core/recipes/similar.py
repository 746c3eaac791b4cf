"""Which recipes are like another: by dish, cuisine, ingredients and effort, and not the same dish six times."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from core.asking.tokens import keys_of

SHOWN = 6
OF_ONE_DISH = 2
"""Recipes of one dish among those that are shown."""

STAPLES = frozenset({
    "salt", "pepper", "water", "oil", "olive", "vegetable", "sugar", "black", "butter", "flour", "ground", "fresh",
    "dried", "large", "small", "chopped", "sliced", "white", "red", "green", "powder", "to", "taste", "of", "and", "or",
    "for", "all", "purpose", "cloves", "clove", "leaves", "cup", "seeds", "extra", "virgin",
})  # fmt: skip
"""Words of ingredients that make no two dishes alike."""

OF_INGREDIENTS, OF_DISH, OF_CUISINE, OF_CATEGORY, OF_EFFORT = 3.0, 1.5, 1.0, 1.0, 0.5

Document = Mapping[str, Any]


def dish_of(document: Document) -> str:
    """Return the word that names the dish, the last one of its title: `biryani`; empty for a title without letters."""
    return (keys_of(document["Short_Title"]) or ("",))[-1]


def most_similar(recipe: Document, others: Iterable[Document]) -> Sequence[Document]:
    """Return at most six of the others, the most alike first. Equals keep their order.

    `others` may hold the recipe itself and a recipe twice. Documents have a card's fields and `Ingredients`.
    """
    distinct = {other["ID"]: other for other in others if other["ID"] != recipe["ID"]}
    ranked = sorted(distinct.values(), key=lambda other: -likeness(recipe, other))
    of_dish: Counter[str] = Counter()
    chosen: list[Document] = []
    for other in ranked:
        dish = dish_of(other)
        if of_dish[dish] < OF_ONE_DISH and len(chosen) < SHOWN:
            of_dish[dish] += 1
            chosen.append(other)
    return chosen


def likeness(recipe: Document, other: Document) -> float:
    """Return how much two recipes have in common: 0 for nothing, 7 for everything."""
    mine, theirs = _foods(recipe), _foods(other)
    shared = len(mine & theirs) / len(mine | theirs) if mine | theirs else 0.0
    return (
        OF_INGREDIENTS * shared
        + OF_DISH * (dish_of(recipe) == dish_of(other))
        + OF_CUISINE * _same(recipe, other, "Cuisine_Code")
        + OF_CATEGORY * _same(recipe, other, "Category_Code")
        + OF_EFFORT * _effort(recipe["Total_Time"], other["Total_Time"])
    )


def _foods(document: Document) -> frozenset[str]:
    return frozenset(key for name in document["Ingredients"] for key in keys_of(name)) - STAPLES


def _same(recipe: Document, other: Document, field: str) -> bool:
    return recipe[field] is not None and recipe[field] == other[field]


def _effort(mine: int | None, theirs: int | None) -> float:
    return min(mine, theirs) / max(mine, theirs) if mine and theirs else 0.0
