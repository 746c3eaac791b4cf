"""What a recipe looks like on the plate, found by the words that name it."""

from collections.abc import Mapping
from typing import Any

from dev.seeds.pictures.menu.breads import BREADS
from dev.seeds.pictures.menu.dish import Dish
from dev.seeds.pictures.menu.grills import GRILLS
from dev.seeds.pictures.menu.rice import RICE
from dev.seeds.pictures.menu.stews import STEWS
from dev.seeds.pictures.menu.sweets import SWEETS

__all__ = ["Dish", "choose_dish"]

# Earlier lists win: their words are the more particular ones.
MENU: tuple[Dish, ...] = (*SWEETS[:12], *RICE, *STEWS, *BREADS, *GRILLS, *SWEETS[12:])

_LAST_RESORT = {"DES": "pudding", "SNK": "fritters", "BRK": "eggs", "APP": "salad", "RAM": "soup", "EID": "rice"}


def choose_dish(recipe: Mapping[str, Any]) -> Dish:
    """Return how to paint a recipe: by its picture hint, else its title, its tags, its category."""
    hint = recipe.get("picture") or {}
    for text in (str(hint.get("dish", "")), str(recipe["short_title"]), " ".join(map(str, recipe.get("tags", ())))):
        named = [dish for dish in MENU if dish.is_named_in(text.lower())]
        if named:
            return named[0]
    return choose_dish({"short_title": _LAST_RESORT.get(str(recipe.get("category")), "stew")})
