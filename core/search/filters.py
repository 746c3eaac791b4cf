"""Engine filters out of visitors' words."""

from collections.abc import Sequence


def quoted(value: str) -> str:
    """Return the value as a string of the filter language, whatever is in it."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def any_of(attribute: str, values: Sequence[str]) -> str:
    """Return the filter that is met where the attribute has one of the values, in any case of letters."""
    return f"{attribute} IN [{', '.join(quoted(value) for value in values)}]"
