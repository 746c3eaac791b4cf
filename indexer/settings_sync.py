"""Compares an index's settings on the engine with `search-config`, and applies what differs."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import orjson

from core.search.config import read_search_config
from core.search.index import SearchIndex
from indexer.search_engine import SearchEngine

ORDERED = frozenset({"rankingRules", "searchableAttributes"})
"""Lists whose order matters; all others are compared as sets."""


def apply_settings(engine: SearchEngine, uid: str, wanted: dict[str, Any]) -> None:
    """Set the index's settings and wait until they are in force."""
    engine.run(lambda: engine.client.index(uid).update_settings(wanted))


def drift_of(engine: SearchEngine, uid: str, index: SearchIndex, config_dir: Path) -> list[str]:
    """Return the names of the settings in which the index differs from `search-config`."""
    return settings_drift(read_search_config(config_dir, index.name), engine.client.index(uid).get_settings())


def sync_settings(engine: SearchEngine, uid: str, index: SearchIndex, config_dir: Path) -> list[str]:
    """Apply `search-config` to the index and return the names of the settings that differed; makes a missing index.

    The engine re-indexes as it has to; the old settings answer until then.
    """
    if not engine.has_index(uid):
        engine.create_index(uid)
    drifted = drift_of(engine, uid, index, config_dir)
    if drifted:
        apply_settings(engine, uid, read_search_config(config_dir, index.name))
    return drifted


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
