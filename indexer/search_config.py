"""The engine's settings as data. `search-config/README.md` says why each value is what it is."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import orjson

from core.search.indexes import Index

ORDERED = frozenset({"rankingRules", "searchableAttributes"})
"""Lists whose order matters; all others are compared as sets."""


def read_search_config(folder: Path, index: Index) -> dict[str, Any]:
    """Return the settings that the index should have.

    `synonyms.json` lists families: each word of a family is made a synonym of the others, in both directions.
    Raises OSError or ValueError where a file is missing or malformed.
    """
    here = folder / index
    settings: dict[str, Any] = orjson.loads((here / "settings.json").read_bytes())
    settings["synonyms"] = synonyms_of(orjson.loads((here / "synonyms.json").read_bytes()))
    settings["stopWords"] = sorted(orjson.loads((here / "stop-words.json").read_bytes()))
    return settings


def synonyms_of(families: list[list[str]]) -> dict[str, list[str]]:
    """Return each word with the other words of its families."""
    others: dict[str, set[str]] = {}
    for family in families:
        for word in family:
            others.setdefault(word, set()).update(other for other in family if other != word)
    return {word: sorted(words) for word, words in sorted(others.items())}


def settings_drift(wanted: Mapping[str, Any], actual: Mapping[str, Any]) -> list[str]:
    """Return the names of the settings that differ; members that we don't set don't count."""
    return sorted(name for name, value in wanted.items() if not same(name, value, actual.get(name)))


def same(name: str, wanted: Any, actual: Any) -> bool:
    """Tell whether two values of a setting mean the same."""
    if isinstance(wanted, Mapping) and isinstance(actual, Mapping):
        return (name != "synonyms" or wanted.keys() == actual.keys()) and all(
            same(member, value, actual.get(member)) for member, value in wanted.items()
        )
    if isinstance(wanted, list) and isinstance(actual, list) and name not in ORDERED:
        return sorted(map(canonical, wanted)) == sorted(map(canonical, actual))
    return bool(wanted == actual)


def canonical(value: Any) -> bytes:
    """Return a value as text that is equal for equal values."""
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)
