"""What a dish looks like on the plate, found by the words that name it. The YAML files beside this are the dishes."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from core.drawing.assembled import assemble
from core.drawing.composition import Composition, read_composition

__all__ = ["Dish", "choose_dish", "find_dish", "read_menu"]

_HERE = Path(__file__).parent

# Of several dishes that a text names, the first counts; particular ones before general ones.
_PAGES = ("pantry", "rice", "stews", "soups", "breads", "pastries", "pasta", "sides", "grills", "sweets", "world")

_LAST_RESORT = {"DES": "pudding", "SNK": "fritters", "BRK": "eggs", "APP": "salad", "RAM": "soup", "EID": "rice"}


@dataclass(frozen=True)
class Dish:
    """`words` is a pattern for the whole words that name it."""

    words: str
    picture: Mapping[str, Any]
    """Picture data, as a recipe may have them."""
    composition: Composition
    is_general: bool = False
    """A word that many dishes share (soup, chicken): it counts only when no particular one is named."""
    base: list[Any] = field(default_factory=list)
    """The layers below a recipe's own ingredients, for a dish that is put together from them."""

    def is_named_in(self, text: str) -> bool:
        return re.search(rf"\b(?:{self.words})\b", text) is not None

    def last_named_in(self, text: str) -> int:
        """Return where the last of its words in the text ends, 0 where there is none."""
        return max((match.end() for match in re.finditer(rf"\b(?:{self.words})\b", text)), default=0)


@cache
def read_menu() -> tuple[Dish, ...]:
    """Return all dishes, those that count first first. Raises InvalidComposition with file and place."""
    return tuple(dish for page in _PAGES for dish in _read_page(_HERE / f"{page}.yaml"))


def find_dish(text: str) -> Dish | None:
    """Return the dish that a text names, if it names one.

    A particular dish comes before a general one; of general ones that counts which is named last before "with":
    "chicken and rice soup with chili" is a soup.
    """
    lowered = text.lower()
    named = [dish for dish in read_menu() if dish.is_named_in(lowered)]
    head = lowered.split(" with ")[0]
    return min(named, key=lambda dish: (dish.is_general, -dish.is_general * dish.last_named_in(head)), default=None)


def choose_dish(recipe: Mapping[str, Any]) -> Dish:
    """Return how to paint a recipe: by its title, else its picture hint, its tags, its category."""
    hint = recipe.get("picture") or {}
    for text in (str(recipe["short_title"]), str(hint.get("dish", "")), " ".join(map(str, recipe.get("tags", ())))):
        dish = find_dish(text)
        if dish:
            return dish
    return choose_dish({"short_title": _LAST_RESORT.get(str(recipe.get("category")), "stew")})


def _read_page(page: Path) -> list[Dish]:
    entries = yaml.load(page.read_text("utf-8"), Loader=yaml.CSafeLoader)
    return [_read_dish(entry, f"{page.name}[{number}]") for number, entry in enumerate(entries)]


def _read_dish(entry: Mapping[str, Any], place: str) -> Dish:
    picture = {key: value for key, value in entry.items() if key not in {"words", "general", "base"}}
    base = entry.get("base", [])
    if base:
        read_composition({**picture, "food": assemble(base, ())}, f"{place}.base")
    return Dish(
        words=entry["words"],
        picture=picture,
        composition=read_composition(picture, place),
        is_general=entry.get("general", False),
        base=base,
    )
