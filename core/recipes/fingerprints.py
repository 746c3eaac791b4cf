"""Fingerprints of sources: tell whether a source states today what it stated when its recipe was stored.

A fingerprint covers the fields that differ from their default, by name. A field that is added with a default therefore
changes no stored fingerprint, and an import leaves the recipes alone whose sources don't state it.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from decimal import Decimal
from functools import lru_cache
from typing import Any

from core.recipes.inputs import IngredientInput, Nutrition, RecipeInput, Source, StepInput

PREFIX = "2:"
"""Begins every fingerprint but those of the first formula, which are 64 hexadecimal digits alone."""

# The fields that the first formula hashed. Frozen: fields that are added later don't belong here.
_FIRST_FIELDS: Mapping[type[Any], frozenset[str]] = {
    RecipeInput: frozenset({
        "short_title", "long_title", "ingredients", "steps", "description", "cultural_notes", "other_names",
        "cuisine_code", "category_code", "difficulty", "prep_minutes", "cook_minutes", "total_minutes",
        "serving_size", "nutrition", "tags", "source",
    }),
    IngredientInput: frozenset({
        "name", "quantity", "quantity_max", "unit", "notes", "section", "is_optional", "original_text",
    }),
    StepInput: frozenset({"text", "section", "temperature", "time_needed_minutes"}),
    Nutrition: frozenset({"calories", "protein_grams", "carbs_grams", "fat_grams", "fiber_grams"}),
    Source: frozenset({"key", "url", "author", "license"}),
}  # fmt: skip


def fingerprint_of(recipe: RecipeInput) -> str:
    """Return a hash that is equal for equal inputs, across processes and releases."""
    return PREFIX + _hash(json.dumps(_stated(recipe), sort_keys=True, separators=(",", ":")))


def is_unchanged(recipe: RecipeInput, stored: str | None) -> bool:
    """Tell whether `stored`, by whichever formula it was made, is the fingerprint of this input."""
    if stored is None:
        return False
    if stored.startswith(PREFIX):
        return stored == fingerprint_of(recipe)
    return _states_first_fields_only(recipe) and stored == _first_fingerprint(recipe)


def _stated(value: Any) -> Any:
    # Canonical JSON: dataclasses without what is at its default, numbers without trailing zeros.
    if value is None or isinstance(value, str | int):
        return value
    if is_dataclass(value) and not isinstance(value, type):
        stated = ((name, _stated(getattr(value, name)), default) for name, default in _defaults(type(value)))
        return {name: part for name, part, default in stated if part != default}
    if isinstance(value, tuple):
        return [_stated(item) for item in value]
    return format(value.normalize(), "f") if isinstance(value, Decimal) else value


@lru_cache
def _defaults(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    return tuple((field.name, _default(field)) for field in fields(kind))


def _default(field: "Field[Any]") -> Any:
    if field.default_factory is not MISSING:
        return _stated(field.default_factory())
    return MISSING if field.default is MISSING else _stated(field.default)


def _first_fingerprint(recipe: RecipeInput) -> str:
    return _hash(json.dumps(_first_form(recipe), sort_keys=True, default=str))


def _first_form(value: Any) -> Any:
    if is_dataclass(value):
        return {name: _first_form(getattr(value, name)) for name in _first_fields(value)}
    return [_first_form(item) for item in value] if isinstance(value, tuple) else value


def _states_first_fields_only(value: Any) -> bool:
    if is_dataclass(value):
        names = _first_fields(value)
        parts = (getattr(value, name) for name in names)
        return _stated(value).keys() <= names and all(map(_states_first_fields_only, parts))
    return all(map(_states_first_fields_only, value)) if isinstance(value, tuple) else True


def _first_fields(value: Any) -> frozenset[str]:
    return next(names for kind, names in _FIRST_FIELDS.items() if isinstance(value, kind))


def _hash(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()
