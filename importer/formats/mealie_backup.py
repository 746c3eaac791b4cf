"""Mealie from version 1.0 on: a backup, with every table in `database.json` and pictures below `data/recipes/<id>`."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any
from uuid import UUID

from importer.formats import mealie
from importer.formats.exported import Exported, mappings, text

_TABLES = frozenset({"recipes", "recipes_ingredients", "recipe_instructions"})
Row = Mapping[str, Any]


def read(document: Any, member: str) -> Iterator[Exported] | None:
    """Return the recipes of a backup's tables, or None when the document is something else."""
    if not isinstance(document, Mapping) or not document.keys() >= _TABLES:
        return None
    return _recipes(document)


def _recipes(tables: Mapping[str, Any]) -> Iterator[Exported]:
    foods, units = _by_id(tables, "ingredient_foods"), _by_id(tables, "ingredient_units")
    ingredients, steps = _of_recipes(tables, "recipes_ingredients"), _of_recipes(tables, "recipe_instructions")
    notes, nutrition = _of_recipes(tables, "notes"), _of_recipes(tables, "recipe_nutrition")
    tags = _named(tables, "recipes_to_tags", "tag_id", "tags")
    categories = _named(tables, "recipes_to_categories", "category_id", "categories")
    for row in mappings(tables["recipes"]):
        key = text(row.get("id"))
        recipe = {
            **row,
            "recipe_ingredient": [
                {**part, "food": foods.get(text(part.get("food_id"))), "unit": units.get(text(part.get("unit_id")))}
                for part in ingredients[key]
            ],
            "recipe_instructions": steps[key],
            "notes": notes[key],
            "nutrition": next(iter(nutrition[key]), None),
            "tags": tags[key],
            "recipe_category": categories[key],
        }
        yield Exported(mealie.NAME, mealie.recipe_of(recipe), files=_pictures(key))


def _by_id(tables: Mapping[str, Any], table: str) -> dict[str, Row]:
    return {text(row.get("id")): row for row in mappings(tables.get(table))}


def _of_recipes(tables: Mapping[str, Any], table: str) -> dict[str, list[Row]]:
    """Return the rows of a table by recipe, in their order."""
    found: dict[str, list[Row]] = defaultdict(list)
    for row in mappings(tables.get(table)):
        found[text(row.get("recipe_id"))].append(row)
    for rows in found.values():
        rows.sort(key=_position)
    return found


def _position(row: Row) -> float:
    position = row.get("position")
    return position if isinstance(position, int | float) else 0


def _named(tables: Mapping[str, Any], links: str, column: str, table: str) -> dict[str, list[Row]]:
    """Return the rows that a recipe is linked with, by recipe."""
    rows = _by_id(tables, table)
    found: dict[str, list[Row]] = defaultdict(list)
    for link in mappings(tables.get(links)):
        if row := rows.get(text(link.get(column))):
            found[text(link.get("recipe_id"))].append(row)
    return found


def _pictures(key: str) -> tuple[str, ...]:
    """Return where a recipe's picture may be. SQLite keeps the id without its hyphens, the folder has them."""
    try:
        folder = str(UUID(key))
    except ValueError:
        return ()
    return tuple(f"data/recipes/{folder}/images/{name}.*" for name in ("original", "min-original"))
