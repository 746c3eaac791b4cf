"""The pictures of a recipe that has no picture data of its own, chosen by what the recipe says."""

import re
from collections.abc import Sequence
from typing import Any

from PIL import Image

from core.drawing.assembled import assemble
from core.drawing.cuisines import CUISINES
from core.drawing.menu import Dish, choose_dish, find_dish
from core.drawing.render import draw_image

_COOL = re.compile(r"\b(?:salad|slaw|yogurt|cucumber|mint|lime|lemon|fish|salmon|spring|summer|green)\b")
_DARK = re.compile(r"\b(?:beef|lamb|brisket|smoked|chocolate|spiced|braised)\b")
_OTHER_CUISINE = "ME"

# A title that names no dish is one of these when an ingredient says so.
_TOLD_BY_INGREDIENTS = (
    (re.compile(r"\b(?:spaghetti|pasta|macaroni|penne|noodles|linguine|fettuccine|vermicelli|lasagn[ae])\b"), "pasta"),
    (re.compile(r"\b(?:couscous)\b"), "couscous"),
    (re.compile(r"\b(?:bulgur)\b"), "bulgur"),
    (re.compile(r"\brice\b(?! (?:flour|vinegar|paper|wine))"), "rice"),
    (re.compile(r"\b(?:lettuce|arugula|romaine|salad leaves)\b"), "salad"),
)
_FLOUR = re.compile(r"\b(?:flour|semolina|oats)\b")
_SWEET = "DES"


def draw_recipe_picture(
    title: str, cuisine_code: str, category_code: str, ingredients: Sequence[str]
) -> tuple[Image.Image, Image.Image]:
    """Return a recipe's pictures as RGB: 1200×900 (4:3) and 1600×720 (20:9).

    The same arguments give the same pixels on one machine. See `describe` for what is drawn.
    """
    recipe = describe(title, cuisine_code, category_code, ingredients)
    return draw_image(recipe, "4:3"), draw_image(recipe, "20:9")


def describe(title: str, cuisine_code: str, category_code: str, ingredients: Sequence[str]) -> dict[str, Any]:
    """Return the recipe as the drawing knows it, with picture data chosen for it.

    The dish is chosen by the title, then by the ingredients' names, then by the category. A dish with a look of its
    own (biryani, baklava) is drawn with that look; a stew, a soup, a salad is put together from the recipe's
    ingredients, those first that stand first. `cuisine_code` gives the cloth and the painting of the vessel; a
    cuisine without a tile has that of the Middle East.
    """
    return {
        "short_title": title,
        "cuisine": cuisine_code if cuisine_code in CUISINES else _OTHER_CUISINE,
        "category": category_code,
        "ingredients": [{"name": name} for name in ingredients],
        "picture": choose_picture(title, category_code, ingredients),
    }


def choose_picture(title: str, category_code: str, ingredients: Sequence[str]) -> dict[str, Any]:
    """Return picture data for a recipe: see `describe`."""
    dish = _choose_dish(title, category_code, ingredients)
    food = dish.picture["food"]
    if dish.base:
        assembled = assemble(dish.base, ingredients)
        # A base alone is an empty plate.
        food = assembled if len(assembled) > len(dish.base) else food
    return {**dish.picture, "food": food, "mood": _choose_mood(title.lower(), category_code)}


def _choose_dish(title: str, category_code: str, ingredients: Sequence[str]) -> Dish:
    named = find_dish(title)
    if named:
        return named
    names = " | ".join(ingredients).lower()
    if category_code == _SWEET:
        return choose_dish({"short_title": "cake" if _FLOUR.search(names) else "pudding"})
    told = next((word for pattern, word in _TOLD_BY_INGREDIENTS if pattern.search(names)), None)
    if told:
        return choose_dish({"short_title": told})
    return choose_dish({"short_title": "", "category": category_code})


def _choose_mood(title: str, category_code: str) -> str:
    if category_code == _SWEET:
        return "sweet"
    if _COOL.search(title):
        return "fresh"
    return "dark" if _DARK.search(title) else "warm"
