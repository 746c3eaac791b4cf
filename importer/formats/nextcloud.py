"""Nextcloud Cookbook: a folder for each recipe, with `recipe.json`, a schema.org Recipe, and `full.jpg`."""

from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import Any

from importer.formats.exported import Exported

NAME = "Nextcloud Cookbook"
_PICTURES = ("./full.*",)


def read(document: Any, member: str) -> Iterator[Exported] | None:
    """Return the one recipe of a folder, or None when the document is none of Nextcloud Cookbook."""
    if PurePosixPath(member).name != "recipe.json" or not isinstance(document, Mapping):
        return None
    if document.get("@type") != "Recipe" or "recipeIngredient" not in document:
        return None
    return iter([Exported(NAME, document, files=_PICTURES)])
