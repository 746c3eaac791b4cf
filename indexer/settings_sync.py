"""Gives an index the settings of search-config."""

from pathlib import Path
from typing import Any

from core.search.indexes import Index
from indexer.search_config import read_search_config, settings_drift
from indexer.search_engine import SearchEngine


def apply_settings(engine: SearchEngine, uid: str, wanted: dict[str, Any]) -> None:
    """Set the index's settings and wait until they are in force."""
    engine.run(lambda: engine.client.index(uid).update_settings(wanted))


def drift_of(engine: SearchEngine, uid: str, index: Index, folder: Path) -> list[str]:
    """Return the names of the settings in which the index differs from search-config."""
    return settings_drift(read_search_config(folder, index), engine.client.index(uid).get_settings())


def sync_settings(engine: SearchEngine, uid: str, index: Index, folder: Path) -> list[str]:
    """Bring the index's settings in line and return which ones weren't; an index that is missing is made.

    The engine re-indexes as it has to; the old settings answer until then.
    """
    if not engine.has_index(uid):
        engine.create_index(uid)
    drifted = drift_of(engine, uid, index, folder)
    if drifted:
        apply_settings(engine, uid, read_search_config(folder, index))
    return drifted
