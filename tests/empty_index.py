"""An index without documents, as a rebuild of an empty catalogue makes it."""

from collections.abc import Mapping
from typing import Any

from indexer.search_engine import SearchEngine
from indexer.settings_sync import sync_settings


def empty_index(engine: SearchEngine, uid: str, settings: Mapping[str, Any]) -> None:
    """Give the engine the index `uid` with these settings and no documents, whether it was there or not."""
    if not engine.has_index(uid):
        engine.create_index(uid)
    sync_settings(engine, uid, settings)
    engine.run(lambda: engine.client.index(uid).delete_all_documents())
