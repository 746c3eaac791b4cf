"""Builds the engine's filters from visitors' values."""

from collections.abc import Sequence


def quoted(value: str) -> str:
    """Return the value as a string of the filter language, whatever is in it."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def any_of(attribute: str, values: Sequence[str]) -> str:
    """Return a filter that matches if the attribute has one of the values, regardless of case."""
    return f"{attribute} IN [{', '.join(quoted(value) for value in values)}]"
