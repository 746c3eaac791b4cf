"""The searchable fields of documents: their small numbers, their weight, and what stands in them."""

from __future__ import annotations

import fnmatch
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import orjson

from dev.services.search.matching.positions import MAX_FIELDS


@dataclass(frozen=True, slots=True)
class Field:
    """A searchable field; `weight` is its place among the searchable attributes, 0 the most important."""

    number: int
    path: str
    weight: int
    allows_typos: bool


def names(path: str, attribute: str) -> bool:
    """Say whether a setting or parameter means this field: itself, its parent, or by a pattern."""
    if path == attribute or attribute == "*" or path.startswith(attribute + "."):
        return True
    return "*" in attribute and fnmatch.fnmatchcase(path, attribute)


class FieldTable:
    """Numbers for the paths that have been seen; a number never changes its meaning."""

    def __init__(self, searchable: tuple[str, ...] | None, exact: frozenset[str]) -> None:
        self._searchable = searchable
        self._exact = exact
        self._fields: dict[str, Field | None] = {}
        self._count = 0

    @property
    def fields(self) -> list[Field]:
        # A copy, since another thread may be adding documents.
        return [field for field in list(self._fields.values()) if field is not None]

    @property
    def max_weight(self) -> int:
        return max(len(self._searchable) - 1, 0) if self._searchable else 0

    def find(self, path: str) -> Field | None:
        """Return the field of this path, None if it is not searchable (or beyond the 4,096 that fit)."""
        if path not in self._fields:
            self._fields[path] = self._new(path)
        return self._fields[path]

    def _new(self, path: str) -> Field | None:
        weight = self._weight(path)
        if weight is None or self._count >= MAX_FIELDS:
            return None
        allows_typos = not any(names(path, attribute) for attribute in self._exact)
        self._count += 1
        return Field(self._count - 1, path, weight, allows_typos)

    def _weight(self, path: str) -> int | None:
        if self._searchable is None:
            return 0
        return next((rank for rank, attribute in enumerate(self._searchable) if names(path, attribute)), None)


def leaves(value: Mapping[str, Any], parent: str = "") -> Iterator[tuple[str, str]]:
    """Yield (dotted path, text) of every text, number and truth value in a document."""
    for key, member in value.items():
        yield from _leaves_of(member, f"{parent}{key}")


def _leaves_of(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, Mapping):
        yield from leaves(value, f"{path}.")
    elif isinstance(value, list | tuple):
        for member in value:
            yield from _leaves_of(member, path)
    elif value is not None:
        yield path, text_of(value)


def text_of(value: bool | float) -> str:
    """Return a number or truth value as JSON writes it."""
    return orjson.dumps(value, option=orjson.OPT_PASSTHROUGH_SUBCLASS).decode()
