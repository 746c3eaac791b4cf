"""What a recipe looks like on the plate, found by the words that name it."""

from collections.abc import Mapping
from typing import Any

from dev.seeds.pictures.menu.breads import BREADS
from dev.seeds.pictures.menu.dish import Dish
from dev.seeds.pictures.menu.grills import GRILLS
from dev.seeds.pictures.menu.pantry import PANTRY
from dev.seeds.pictures.menu.pasta import PASTA
from dev.seeds.pictures.menu.pastries import PASTRIES
from dev.seeds.pictures.menu.rice import RICE
from dev.seeds.pictures.menu.sides import SIDES
from dev.seeds.pictures.menu.soups import SOUPS
from dev.seeds.pictures.menu.stews import STEWS
from dev.seeds.pictures.menu.sweets import SWEETS

__all__ = ["Dish", "choose_dish"]

MENU: tuple[Dish, ...] = (*PANTRY, *RICE, *STEWS, *SOUPS, *BREADS, *PASTRIES, *PASTA, *SIDES, *GRILLS, *SWEETS)
"""Of several dishes that a text names, the first counts; particular ones before general ones."""

_LAST_RESORT = {"DES": "pudding", "SNK": "fritters", "BRK": "eggs", "APP": "salad", "RAM": "soup", "EID": "rice"}


def choose_dish(recipe: Mapping[str, Any]) -> Dish:
    """Return how to paint a recipe: by its title, else its picture hint, its tags, its category."""
    hint = recipe.get("picture") or {}
    for text in (str(recipe["short_title"]), str(hint.get("dish", "")), " ".join(map(str, recipe.get("tags", ())))):
        named = [dish for dish in MENU if dish.is_named_in(text.lower())]
        if named:
            return min(named, key=lambda dish: dish.general)
    return choose_dish({"short_title": _LAST_RESORT.get(str(recipe.get("category")), "stew")})
