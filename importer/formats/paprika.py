"""Paprika: a ZIP archive whose members are gzipped JSON, a recipe each, with its photo as base64."""

from collections.abc import Iterator, Mapping
from typing import Any

from importer.formats.exported import SOURCE_KEY, Exported, mappings, names, text, with_notes, without_empty

NAME = "Paprika"
_OWN = frozenset({"name", "ingredients", "directions"})


def read(document: Any, member: str) -> Iterator[Exported] | None:
    """Return the one recipe of the document, or None when Paprika has not written it."""
    if not isinstance(document, Mapping) or not document.keys() >= _OWN:
        return None
    if not all(isinstance(document[name], str | None) for name in _OWN):
        return None
    return iter([Exported(NAME, recipe_of(document), embedded=_photo(document))])


def recipe_of(recipe: Mapping[str, Any]) -> dict[str, Any]:
    """Return a recipe of Paprika as a schema.org Recipe. What it says of nutrition is one text, kept as a note."""
    key = text(recipe.get("uid"))
    nutrition = text(recipe.get("nutritional_info"))
    notes = [text(recipe.get("notes")), f"Nutrition: {nutrition}" if nutrition else ""]
    return without_empty(
        {
            "@type": "Recipe",
            "name": text(recipe.get("name")),
            "description": with_notes(text(recipe.get("description")), notes),
            "url": text(recipe.get("source_url")),
            SOURCE_KEY: f"paprika:{key}" if key else "",
            "author": text(recipe.get("source")),
            "recipeYield": text(recipe.get("servings")),
            "prepTime": text(recipe.get("prep_time")),
            "cookTime": text(recipe.get("cook_time")),
            "totalTime": text(recipe.get("total_time")),
            "difficulty": text(recipe.get("difficulty")),
            "recipeCategory": names(recipe.get("categories")),
            "recipeIngredient": text(recipe.get("ingredients")).splitlines(),
            "recipeInstructions": text(recipe.get("directions")),
        }
    )


def _photo(recipe: Mapping[str, Any]) -> str:
    """Return the photo; recipes with several have them in a list of their own."""
    return text(recipe.get("photo_data")) or next(
        filter(None, (text(p.get("data")) for p in mappings(recipe.get("photos")))), ""
    )
