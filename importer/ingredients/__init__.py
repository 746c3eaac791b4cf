"""Ingredient lines: quantity, unit, name and notes out of what people write. Why our own: docs/decisions/0003."""

from importer.ingredients.lines import parse_line
from importer.ingredients.lists import read_ingredients

__all__ = ["parse_line", "read_ingredients"]
