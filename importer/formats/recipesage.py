"""RecipeSage: `{"recipes": […]}`, each a schema.org Recipe of its own kind or, from older versions, its own fields."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from importer.formats.exported import SOURCE_KEY, Exported, mappings, names, text, with_notes, without_empty

NAME = "RecipeSage"
_NOTES = "Author Notes"
_HEADING = re.compile(r"^\s*\[(.{1,200})\]\s*$")
_OWN = frozenset({"title", "ingredients", "instructions"})
_BOTH = frozenset({"identifier", "creditText"})


def read(document: Any, member: str) -> Iterator[Exported] | None:
    """Return the recipes of the document, or None when RecipeSage has not written it."""
    if not isinstance(document, Mapping):
        return None
    if isinstance(document.get("recipes"), list):
        parts = mappings(document["recipes"])
        is_ours = bool(parts) and all(_is_own(part) or _is_json_ld(part) for part in parts)
        return map(_exported, parts) if is_ours else None
    return iter([_exported(document)]) if _is_own(document) or _is_json_ld(document) else None


def _is_json_ld(recipe: Mapping[str, Any]) -> bool:
    """Tell its JSON-LD from that of other sites by two properties that it always writes."""
    return recipe.get("@type") == "Recipe" and recipe.keys() >= _BOTH


def _is_own(recipe: Mapping[str, Any]) -> bool:
    return recipe.keys() >= _OWN and all(isinstance(recipe[name], str | None) for name in _OWN)


def _exported(recipe: Mapping[str, Any]) -> Exported:
    return Exported(
        NAME, _from_json_ld(recipe) if _is_json_ld(recipe) else _from_own(recipe), embedded=_picture(recipe)
    )


def _from_json_ld(recipe: Mapping[str, Any]) -> dict[str, Any]:
    notes = [text(part.get("text")) for part in mappings(recipe.get("comment")) if part.get("name") == _NOTES]
    key = text(recipe.get("identifier"))
    return without_empty(
        {
            **{name: value for name, value in recipe.items() if name not in ("image", "comment", "isBasedOn")},
            "url": text(recipe.get("isBasedOn")),
            SOURCE_KEY: f"recipesage:{key}" if key else "",
            "author": recipe.get("author") or text(recipe.get("creditText")),
            "description": with_notes(text(recipe.get("description")), notes),
            "recipeIngredient": _lines(recipe.get("recipeIngredient"), "## "),
            "recipeInstructions": [_step(part) for part in _parts(recipe.get("recipeInstructions"))],
        }
    )


def _from_own(recipe: Mapping[str, Any]) -> dict[str, Any]:
    key = text(recipe.get("id"))
    labels = names(recipe.get("labels")) or [text(label.get("title")) for label in mappings(recipe.get("labels"))]
    return without_empty(
        {
            "@type": "Recipe",
            "name": text(recipe.get("title")),
            "description": with_notes(text(recipe.get("description")), [text(recipe.get("notes"))]),
            "url": text(recipe.get("url")),
            SOURCE_KEY: f"recipesage:{key}" if key else "",
            "author": text(recipe.get("source")),
            "recipeYield": text(recipe.get("yield")),
            "prepTime": text(recipe.get("activeTime")),
            "totalTime": text(recipe.get("totalTime")),
            "recipeCategory": labels,
            "recipeIngredient": _lines(text(recipe.get("ingredients")).splitlines(), "## "),
            "recipeInstructions": _lines(text(recipe.get("instructions")).splitlines(), "# "),
        }
    )


def _lines(value: Any, mark: str) -> list[str]:
    """Return the lines, headings in square brackets with a mark that the importer knows."""
    lines = (text(line) for line in _parts(value))
    return [_HEADING.sub(rf"{mark}\1", line) for line in lines if line]


def _parts(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _step(part: Any) -> Any:
    """Return a step; a section is a heading alone, and what it heads follows it."""
    if isinstance(part, Mapping) and part.get("@type") == "HowToSection" and "itemListElement" not in part:
        return f"# {text(part.get('name'))}"
    return part.get("text", part) if isinstance(part, Mapping) else part


def _picture(recipe: Mapping[str, Any]) -> str:
    """Return the first picture inside the file; those at addresses are not fetched."""
    found = [*_parts(recipe.get("image")), *(part.get("location") for part in mappings(recipe.get("images")))]
    return next((part for part in found if isinstance(part, str) and part.startswith("data:image/")), "")
