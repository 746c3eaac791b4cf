"""Mealie: a recipe as JSON, as its exports and its zip of one recipe hold it.

`recipes/<slug>/<slug>.json` with `images/original.webp` beside it, or `<slug>.json` with `original.webp`. Names are
spelt in camel case by some versions and with underscores by others.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from importer.formats.exported import (
    SOURCE_KEY,
    Exported,
    mappings,
    names,
    number,
    text,
    with_notes,
    without_empty,
)

NAME = "Mealie"
_PICTURES = ("./images/original.*", "./original.*", "./images/min-original.*", "./min-original.*")
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_NUTRITION = {
    "calories": "calories",
    "protein_content": "proteinContent",
    "carbohydrate_content": "carbohydrateContent",
    "fat_content": "fatContent",
    "fiber_content": "fiberContent",
}


def read(document: Any, member: str) -> Iterator[Exported] | None:
    """Return the one recipe of the document, or None when Mealie has not written it."""
    if not isinstance(document, Mapping) or "@type" in document:
        return None
    recipe = with_underscores(document)
    ingredients = recipe.get("recipe_ingredient")
    if not {"slug", "name"} <= recipe.keys() or not isinstance(ingredients, list):
        return None
    return iter([Exported(NAME, recipe_of(recipe), files=_PICTURES)])


def with_underscores(value: Any) -> Any:
    """Return the document with its names spelt with underscores, whichever version has written it."""
    if isinstance(value, Mapping):
        return {_HUMP.sub("_", str(name)).lower(): with_underscores(part) for name, part in value.items()}
    return [with_underscores(part) for part in value] if isinstance(value, list) else value


def recipe_of(recipe: Mapping[str, Any]) -> dict[str, Any]:
    """Return a recipe of Mealie, its names spelt with underscores, as a schema.org Recipe."""
    nutrition = recipe.get("nutrition")
    stated = nutrition if isinstance(nutrition, Mapping) else {}
    notes = [
        ": ".join(filter(None, (text(n.get("title")), text(n.get("text"))))) for n in mappings(recipe.get("notes"))
    ]
    key = text(recipe.get("id"))
    return without_empty(
        {
            "@type": "Recipe",
            "name": text(recipe.get("name")),
            "description": with_notes(text(recipe.get("description")), notes),
            "url": text(recipe.get("org_url")),
            SOURCE_KEY: f"mealie:{key}" if key else "",
            "recipeYield": number(recipe.get("recipe_servings")) or text(recipe.get("recipe_yield")),
            "prepTime": text(recipe.get("prep_time")),
            "cookTime": text(recipe.get("cook_time")) or text(recipe.get("perform_time")),
            "totalTime": text(recipe.get("total_time")),
            "recipeCategory": names(recipe.get("recipe_category")),
            "keywords": names(recipe.get("tags")),
            "nutrition": without_empty({shown: stated.get(name) for name, shown in _NUTRITION.items()}),
            "recipeIngredient": list(_lines(recipe.get("recipe_ingredient"))),
            "recipeInstructions": list(_steps(recipe.get("recipe_instructions"))),
        }
    )


def _lines(ingredients: Any) -> Iterator[str]:
    """Yield the ingredients as lines, each heading above those that stand under it."""
    if not isinstance(ingredients, list):
        return
    for part in ingredients:
        if not isinstance(part, Mapping):
            yield text(part)
            continue
        if heading := text(part.get("title")):
            yield f"## {heading}"
        yield _line(part)


def _line(part: Mapping[str, Any]) -> str:
    """Return amount, unit, food and note on one line; without a food the note is the line."""
    food, unit, note = _name(part.get("food")), _name(part.get("unit")), text(part.get("note"))
    amount = number(part.get("quantity"))
    if food:
        line = " ".join(filter(None, (amount, unit, food)))
        return f"{line}, {note}" if note else line
    # Lines that were never taken apart have the amount 1 in some versions: "1 2 tbsp oil".
    is_apart = bool(unit) or (amount not in ("", "1") and not part.get("disable_amount"))
    line = " ".join(filter(None, (amount, unit, note))) if is_apart else note
    return line or text(part.get("original_text")) or text(part.get("display"))


def _name(value: Any) -> str:
    return text(value.get("name")) if isinstance(value, Mapping) else text(value)


def _steps(instructions: Any) -> Iterator[Any]:
    """Yield the steps; a title heads the steps from its own on."""
    if isinstance(instructions, str):
        yield instructions
        return
    for step in instructions if isinstance(instructions, list) else []:
        if not isinstance(step, Mapping):
            yield text(step)
            continue
        if heading := text(step.get("title")):
            yield f"# {heading}"
        yield text(step.get("text"))
