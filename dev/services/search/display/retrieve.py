"""The members of a document that were asked for and may be shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any


def is_within(path: str, attribute: str) -> bool:
    """Say whether a dotted path is the attribute or below it."""
    return path == attribute or path.startswith(attribute + ".")


def concerns(path: str, attribute: str) -> bool:
    """Say whether what is asked for the attribute touches the path: one is the other, or its parent."""
    return is_within(path, attribute) or is_within(attribute, path)


def select(document: Mapping[str, Any], attributes: Iterable[str] | None) -> dict[str, Any]:
    """Return the document with only these attributes, in its own order; None and `*` are everything.

    A dotted attribute keeps the objects on the way to it, also inside lists.
    """
    wanted = None if attributes is None else list(attributes)
    if wanted is None or "*" in wanted:
        return dict(document)
    return _select(document, wanted, "")


def _select(value: Mapping[str, Any], attributes: Sequence[str], parent: str) -> dict[str, Any]:
    selected: dict[str, Any] = {}
    for key, member in value.items():
        path = f"{parent}{key}"
        if any(is_within(path, attribute) for attribute in attributes):
            selected[key] = member
        elif any(is_within(attribute, path) for attribute in attributes):
            deeper = _deeper(member, attributes, f"{path}.")
            if deeper is not None:
                selected[key] = deeper
    return selected


def _deeper(member: Any, attributes: Sequence[str], parent: str) -> Any:
    if isinstance(member, Mapping):
        return _select(member, attributes, parent)
    if isinstance(member, list):
        return [
            found for value in member if isinstance(value, Mapping) and (found := _deeper(value, attributes, parent))
        ]
    return None


def both(asked: Sequence[str] | None, shown: Sequence[str] | None) -> list[str] | None:
    """Return what is asked for and also shown; None is everything."""
    if shown is None or "*" in shown:
        return None if asked is None or "*" in asked else list(asked)
    if asked is None or "*" in asked:
        return list(shown)
    return [attribute for attribute in asked if any(is_within(attribute, visible) for visible in shown)] + [
        visible
        for visible in shown
        if any(is_within(visible, attribute) and visible != attribute for attribute in asked)
    ]
