"""Compares an index's settings on the engine with what they should be, and applies what differs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import orjson

from indexer.search_engine import SearchEngine

ORDERED = frozenset({"rankingRules", "searchableAttributes"})
"""Lists whose order matters; all others are compared as sets."""


MOST_DIFFERENCES = 100
LONGEST_SHOWN = 500


def apply_settings(engine: SearchEngine, uid: str, wanted: Mapping[str, Any]) -> None:
    """Set the index's settings and wait until they are in force."""
    engine.run(lambda: engine.client.index(uid).update_settings(dict(wanted)))


def drift_of(engine: SearchEngine, uid: str, wanted: Mapping[str, Any]) -> list[str]:
    """Return the names of the settings in which the index differs from what is wanted (`indexer.wanted_settings`)."""
    return settings_drift(wanted, engine.settings_of(uid))


def sync_settings(engine: SearchEngine, uid: str, wanted: Mapping[str, Any]) -> list[str]:
    """Apply the wanted settings to the index and return the names of those that differed.

    The engine re-indexes as it has to; the old settings answer until then. Raises IndexMissing: an index that is made
    by a rebuild only is never found empty.
    """
    engine.require_index(uid)
    drifted = drift_of(engine, uid, wanted)
    if drifted:
        apply_settings(engine, uid, wanted)
    return drifted


@dataclass(frozen=True)
class SettingDifference:
    """A part of a setting that the engine has otherwise than it is wanted, both as JSON."""

    setting: str
    """Its name; for a setting with members also the member's, after a dot: `synonyms.okra`."""
    wanted: str
    actual: str


def settings_differences(wanted: Mapping[str, Any], actual: Mapping[str, Any]) -> list[SettingDifference]:
    """Return what differs, member by member, at most MOST_DIFFERENCES of them."""
    return [
        SettingDifference(setting, _shown(one), _shown(other))
        for name in settings_drift(wanted, actual)
        for setting, one, other in _members(name, wanted[name], actual.get(name))
    ][:MOST_DIFFERENCES]


def _members(name: str, wanted: Any, actual: Any) -> Iterator[tuple[str, Any, Any]]:
    if not (isinstance(wanted, Mapping) and isinstance(actual, Mapping)):
        yield name, wanted, actual
        return
    members = sorted(wanted.keys() | actual.keys() if name == "synonyms" else wanted.keys())
    for member in members:
        if not _is_same(member, wanted.get(member), actual.get(member)):
            yield f"{name}.{member}", wanted.get(member), actual.get(member)


def _shown(value: Any) -> str:
    return "" if value is None else orjson.dumps(value).decode()[:LONGEST_SHOWN]


def settings_drift(wanted: Mapping[str, Any], actual: Mapping[str, Any]) -> list[str]:
    """Return the names of the settings that differ; members that `wanted` doesn't have don't count."""
    return sorted(name for name, value in wanted.items() if not _is_same(name, value, actual.get(name)))


def _is_same(name: str, wanted: Any, actual: Any) -> bool:
    if isinstance(wanted, Mapping) and isinstance(actual, Mapping):
        return (name != "synonyms" or wanted.keys() == actual.keys()) and all(
            _is_same(member, value, actual.get(member)) for member, value in wanted.items()
        )
    if isinstance(wanted, list) and isinstance(actual, list) and name not in ORDERED:
        return sorted(map(_canonical, wanted)) == sorted(map(_canonical, actual))
    return bool(wanted == actual)


def _canonical(value: Any) -> bytes:
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)
