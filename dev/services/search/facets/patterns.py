"""Names of attributes as settings write them: a path, the parent of paths, or a pattern with one `*` at an end."""

from __future__ import annotations

from collections.abc import Iterable


def covers(pattern: str, path: str) -> bool:
    """Tell whether a setting's pattern means the field: `Nutrition` covers `Nutrition.Calories`, `*_At` all such."""
    if pattern == "*" or pattern == path or path.startswith(pattern + "."):
        return True
    if pattern.endswith("*") and path.startswith(pattern[:-1]):
        return True
    return pattern.startswith("*") and path.endswith(pattern[1:])


def any_covers(patterns: Iterable[str], path: str) -> bool:
    return any(covers(pattern, path) for pattern in patterns)
