"""An index as the search path asks it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from core.search.config import read_search_config
from core.search.index import Relaxing, SearchIndex, engine_uid
from core.settings import Settings


@dataclass(frozen=True)
class RelaxingAttributes:
    """The attributes that decide which words of a text may be dropped."""

    meant: Sequence[str]
    """A word that none of these has is unknown."""
    subjects: Sequence[str]
    """What the thing is made of."""


@dataclass(frozen=True)
class ServedIndex:
    """Where a public index is on the engine, and what follows from its settings."""

    uid: str
    max_total: int
    """No hit beyond this many can be reached, and totals end here."""
    relaxing: RelaxingAttributes | None
    """None: texts are never shortened."""


def serve_index(index: SearchIndex, settings: Settings) -> ServedIndex:
    """Return the index as its `search-config` describes it. Raises OSError or ValueError when that can't be read."""
    config = read_search_config(settings.search_config_dir, index.name)
    return ServedIndex(
        uid=engine_uid(index, settings),
        max_total=config["pagination"]["maxTotalHits"],
        relaxing=_relaxing_attributes(index.relaxing, config) if index.relaxing else None,
    )


def _relaxing_attributes(relaxing: Relaxing, config: dict[str, Any]) -> RelaxingAttributes:
    searched = config["searchableAttributes"]
    return RelaxingAttributes([name for name in searched if name not in relaxing.unmeant], relaxing.subjects)
