"""Where a recipe comes from, and what a later import recognises it by."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from core.recipes.inputs import Source
from importer.formats.exported import SOURCE_KEY
from importer.normalising.labels import folded
from importer.normalising.texts import cut_at_word, plain_line
from importer.normalising.values import address_of, first_of, text_of, texts_of

MAX_ADDRESS = 2000
MAX_KEY = 500
MAX_AUTHOR = 200


def read_source(recipe: Mapping[str, Any], *, title: str, lines: Iterable[str], steps: Iterable[str]) -> Source:
    """Return the source: its key is the recipe's address; else its id in the system that it was exported from; else the
    file it is based on with its name; else its content.

    Not what a parser made of the content is hashed but the content, so that a better parser finds its recipes again.
    """
    address = _short_address(recipe.get("url")) or _short_address(recipe.get("mainEntityOfPage"))
    based_on = _short_address(first_of(recipe, "isBasedOn", "isBasedOnUrl"))
    if address:
        key = address
    elif own := plain_line(text_of(recipe.get(SOURCE_KEY))):
        key = own
    elif based_on:
        key = f"{based_on}#{folded(title)}"
    else:
        key = f"content:{digest(title, *lines, '', *steps)}"
    return Source(
        key=bounded_key(key),
        url=address or based_on,
        author=_author_of(first_of(recipe, "author", "creator")),
        license=plain_line(address_of(recipe.get("license")) or text_of(recipe.get("license")))[:MAX_ADDRESS] or None,
    )


def bounded_key(key: str) -> str:
    """Return the key, or a hash of one that is too long for an index."""
    return key if len(key) <= MAX_KEY else f"address:{digest(key)}"


def _short_address(value: Any) -> str | None:
    """Return the address that the value names, unless it is too long."""
    address = address_of(value)
    return address if address and len(address) <= MAX_ADDRESS else None


def _author_of(value: Any) -> str | None:
    """Return the names of the authors, comma-separated."""
    names = dict.fromkeys(filter(None, (plain_line(name) for name in texts_of(value))))
    return cut_at_word(", ".join(names), MAX_AUTHOR) or None


def digest(*texts: str) -> str:
    """Return a hash of the texts, blind to case, accents and spacing."""
    return hashlib.sha256(json.dumps([folded(text) for text in texts]).encode()).hexdigest()
