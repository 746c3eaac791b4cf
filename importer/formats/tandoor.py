"""Tandoor: a ZIP archive for each recipe, with `recipe.json` and `image.<ending>`, all of them in one archive."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from importer.formats.exported import Exported, mappings, minutes, names, number, text, without_empty

NAME = "Tandoor"
_PICTURES = ("./image.*",)
# Steps name their ingredients by place: "Fry the {{ ingredients[0] }}".
_PLACEHOLDER = re.compile(r"\{\{\s*ingredients\[(\d{1,3})\](?:\.\w+)?\s*\}\}")
_TEMPLATE = re.compile(r"\{[{%][^{}]{0,200}[%}]\}")


def read(document: Any, member: str) -> Iterator[Exported] | None:
    """Return the one recipe of the document, or None when Tandoor has not written it."""
    if not isinstance(document, Mapping) or not {"name", "steps"} <= document.keys():
        return None
    steps = document["steps"]
    if not isinstance(steps, list) or not all(isinstance(step, Mapping) and "instruction" in step for step in steps):
        return None
    return iter([Exported(NAME, recipe_of(document), files=_PICTURES)])


def recipe_of(recipe: Mapping[str, Any]) -> dict[str, Any]:
    """Return a recipe of Tandoor as a schema.org Recipe. Nutrition is left out: its file does not say for how many."""
    steps = sorted(mappings(recipe.get("steps")), key=_order)
    has_names = len(steps) > 1
    return without_empty(
        {
            "@type": "Recipe",
            "name": text(recipe.get("name")),
            "description": text(recipe.get("description")),
            "url": text(recipe.get("source_url")),
            "recipeYield": number(recipe.get("servings")),
            "prepTime": minutes(recipe.get("working_time")),
            "cookTime": minutes(recipe.get("waiting_time")),
            "keywords": names(recipe.get("keywords")),
            "recipeIngredient": [line for step in steps for line in _lines(step, has_names=has_names)],
            "recipeInstructions": [line for step in steps for line in _method(step, has_names=has_names)],
        }
    )


def _order(part: Mapping[str, Any]) -> float:
    order = part.get("order")
    return order if isinstance(order, int | float) else 0


def _ingredients(step: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return sorted(mappings(step.get("ingredients")), key=_order)


def _lines(step: Mapping[str, Any], *, has_names: bool) -> Iterator[str]:
    """Yield the ingredients of a step as lines; a step's name heads them where the recipe has several steps."""
    parts = _ingredients(step)
    if has_names and parts and text(step.get("name")):
        yield f"## {text(step.get('name'))}"
    for part in parts:
        if part.get("is_header"):
            yield f"## {text(part.get('note'))}"
        else:
            yield _line(part)


def _line(part: Mapping[str, Any]) -> str:
    amount = "" if part.get("no_amount") else number(part.get("amount"))
    line = " ".join(filter(None, (amount, _name(part.get("unit")), _name(part.get("food")))))
    return ", ".join(filter(None, (line, text(part.get("note")))))


def _name(value: Any) -> str:
    return text(value.get("name")) if isinstance(value, Mapping) else text(value)


def _method(step: Mapping[str, Any], *, has_names: bool) -> Iterator[str]:
    """Yield the lines of a step's instruction, under its name where the recipe has several steps."""
    if has_names and text(step.get("name")):
        yield f"# {text(step.get('name'))}"
    foods = [_name(part.get("food")) for part in _ingredients(step)]
    instruction = _PLACEHOLDER.sub(lambda place: _food_at(foods, int(place[1])), text(step.get("instruction")))
    yield from filter(None, map(str.strip, _TEMPLATE.sub("", instruction).splitlines()))


def _food_at(foods: Sequence[str], place: int) -> str:
    return foods[place] if place < len(foods) else ""
