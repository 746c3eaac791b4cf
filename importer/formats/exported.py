"""What a reader of another system's export yields."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Exported:
    """A recipe of another system as a schema.org Recipe.

    Its picture is either text inside the document (base64, also as a `data:` address), or one of the files that
    `files` names: a path from the top of the archive, or beside the document ("./full.jpg"); "*" stands for any ending.
    """

    format: str
    recipe: Mapping[str, Any]
    embedded: str = ""
    files: tuple[str, ...] = ()


ReadFormat = Callable[[Any, str], Iterator[Exported] | None]
"""Takes a document and its path in the archive; returns its recipes, or None when another system has written it."""

SOURCE_KEY = "sufra:sourceKey"
"""Property of a converted recipe: what a later import recognises it by, where it has no address."""


def text(value: Any) -> str:
    """Return the value if it is a text, else an empty one."""
    return value.strip() if isinstance(value, str) else ""


def mappings(value: Any) -> list[Mapping[str, Any]]:
    """Return the objects of a list; what else it holds is left out."""
    return [part for part in value if isinstance(part, Mapping)] if isinstance(value, list) else []


def names(value: Any) -> list[str]:
    """Return the names in a list of texts, or of objects with a name."""
    if not isinstance(value, list):
        return []
    found = (text(part.get("name")) if isinstance(part, Mapping) else text(part) for part in value)
    return [name for name in found if name]


def number(value: Any) -> str:
    """Return an amount as it is written in a list of ingredients; nothing for 0 and for what is no number."""
    if isinstance(value, str):
        try:
            value = float(value)
        except ValueError:
            return ""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < 1_000_000:
        return ""
    return f"{value:.3f}".rstrip("0").rstrip(".")


def minutes(value: Any) -> str:
    """Return a number of minutes as ISO 8601; nothing for 0, which these systems mean as "not stated"."""
    shown = number(value)
    return f"PT{shown}M" if shown else ""


def with_notes(description: str, notes: list[str]) -> str:
    """Return the description with the cook's notes below it, which schema.org has no place for."""
    return "\n\n".join(part for part in (description, *notes) if part)


def without_empty(recipe: Mapping[str, Any]) -> dict[str, Any]:
    """Return the recipe without properties that state nothing."""
    return {name: value for name, value in recipe.items() if value not in ("", None, [], {})}
