"""A filter as requests carry it: a text, or a list (AND) of texts and of lists (OR) of texts."""

from __future__ import annotations

from typing import Any

import orjson

from dev.services.search.filters.expression import And, Expression, Or
from dev.services.search.filters.parser import parse_filter


class FilterShapeError(ValueError):
    """A filter that is no text and no list of texts."""

    def __init__(self, expected: str, found: Any) -> None:
        super().__init__(
            f"Invalid syntax for the filter parameter: `expected {expected}, found: {orjson.dumps(found).decode()}`."
        )


def filter_from_json(value: Any) -> Expression | None:
    """Return what the filter says, None when it says nothing. Raises FilterShapeError, FilterSyntaxError."""
    if value is None:
        return None
    if isinstance(value, str):
        return parse_filter(value)
    if not isinstance(value, list):
        raise FilterShapeError("String, Array", value)
    parts = [either(entry) for entry in value]
    return joined(And, [part for part in parts if part is not None])


def either(entry: Any) -> Expression | None:
    if isinstance(entry, str):
        return parse_filter(entry)
    if not isinstance(entry, list):
        raise FilterShapeError("String, [String]", entry)
    parts = []
    for alternative in entry:
        if not isinstance(alternative, str):
            raise FilterShapeError("String", alternative)
        parts.append(parse_filter(alternative))
    return joined(Or, [part for part in parts if part is not None])


def joined(kind: type[And] | type[Or], parts: list[Expression]) -> Expression | None:
    if len(parts) <= 1:
        return parts[0] if parts else None
    return kind(tuple(parts))
