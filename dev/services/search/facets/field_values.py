"""What a document says in its fields, taken apart for filters, facets and sorting."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from dev.services.search.contracts import Document

# Longer values are cut for comparison, as Meilisearch cuts them (documented limit, in bytes).
MAX_VALUE_BYTES = 468


@dataclass(slots=True)
class FieldValues:
    """One field of one document: its texts as written, its numbers, and whether null or emptiness was among them."""

    texts: dict[str, str] = field(default_factory=dict)  # comparable → as written
    numbers: set[float] = field(default_factory=set)
    has_null: bool = False
    is_empty: bool = False


def comparable(text: str) -> str:
    """Return a text as filters compare it: compatibility-decomposed and lower case, accents kept."""
    if text.isascii():
        return text.strip().lower()
    return unicodedata.normalize("NFKD", text.strip()).lower()


def values_of(document: Document, wanted: Callable[[str], bool]) -> dict[str, FieldValues]:
    """Return the values of the wanted fields by path; nested members have dotted paths, lists are seen through."""
    found: dict[str, FieldValues] = {}
    for name, value in document.items():
        collect(name, value, wanted, found)
    return found


def collect(path: str, value: Any, wanted: Callable[[str], bool], found: dict[str, FieldValues]) -> None:
    if wanted(path):
        values = found.get(path)
        if values is None:
            values = found[path] = FieldValues()
        note(value, values)
    if isinstance(value, dict):
        for name, member in value.items():
            collect(f"{path}.{name}", member, wanted, found)
    elif isinstance(value, list):
        for member in value:
            if isinstance(member, dict | list):
                collect_members(path, member, wanted, found)


def collect_members(path: str, value: Any, wanted: Callable[[str], bool], found: dict[str, FieldValues]) -> None:
    members = value.items() if isinstance(value, dict) else ()
    for name, member in members:
        collect(f"{path}.{name}", member, wanted, found)
    if isinstance(value, list):
        for member in value:
            collect_members(path, member, wanted, found)


def note(value: Any, values: FieldValues) -> None:
    match value:
        case None:
            values.has_null = True
        case bool():
            text = "true" if value else "false"
            values.texts[text] = text
        case int() | float():
            values.numbers.add(float(value))
        case str() | list() | dict() if not value:
            values.is_empty = True
        case str():
            cut = cut_to_bytes(value)
            values.texts[comparable(cut)] = cut
        case list():
            for member in value:
                # Nothing among others makes the field neither null nor empty.
                if member is not None and not (isinstance(member, str | list | dict) and not member):
                    note(member, values)


def cut_to_bytes(text: str) -> str:
    if len(text) * 4 <= MAX_VALUE_BYTES:
        return text
    return text.encode()[:MAX_VALUE_BYTES].decode(errors="ignore")
