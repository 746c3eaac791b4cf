"""The values of schema.org properties, which may be texts, numbers, objects or lists of them."""

import math
from collections.abc import Iterator, Mapping
from typing import Any

TEXT_KEYS = ("@value", "text", "name", "value", "url", "@id")
MAX_DEPTH = 6


def text_of(value: Any) -> str:
    """Return the first text that the value has, else an empty one."""
    return next(texts_of(value), "")


def texts_of(value: Any, depth: int = MAX_DEPTH) -> Iterator[str]:
    """Yield the texts of a value in order: of each element of a list, of an object its text or name."""
    if isinstance(value, str):
        if value.strip():
            yield value
    elif isinstance(value, bool) or value is None or not depth:
        return
    elif isinstance(value, int | float):
        if math.isfinite(value):
            yield f"{value:.15g}"
    elif isinstance(value, list):
        for element in value:
            yield from texts_of(element, depth - 1)
    elif isinstance(value, Mapping):
        yield from _first_texts(value, depth - 1)


def _first_texts(value: Mapping[str, Any], depth: int) -> Iterator[str]:
    """Yield the texts of the first property that has any."""
    for key in TEXT_KEYS:
        if found := list(texts_of(value.get(key), depth)):
            yield from found
            return


def first_of(recipe: Mapping[str, Any], *names: str) -> Any:
    """Return the value of the first property that says anything."""
    for name in names:
        if recipe.get(name) not in (None, "", [], {}):
            return recipe[name]
    return None


def address_of(value: Any) -> str | None:
    """Return the web address that the value names, in the form that browsers ask for."""
    if isinstance(value, list):
        return next(filter(None, map(address_of, value)), None)
    if isinstance(value, Mapping):
        return address_of(value.get("@id")) or address_of(value.get("url")) or address_of(value.get("@value"))
    if not isinstance(value, str):
        return None
    address = value.strip()
    if not address.lower().startswith(("http://", "https://")) or any(sign.isspace() for sign in address):
        return None
    return address if address.isprintable() else None
