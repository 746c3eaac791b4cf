"""An index as the search path asks it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from core.search.config import read_search_config
from core.search.index import Relaxing, SearchIndex, engine_uid
from core.settings import Settings

SOUNDS = "Sounds"
"""The attribute with the codes of `core.asking.sounds`."""


EVERYTHING = ("*",)


@dataclass(frozen=True)
class RelaxingAttributes:
    """The attributes that decide which words of a text may be dropped."""

    meant: Sequence[str]
    """A word that none of these has is unknown."""
    subjects: Sequence[str]
    """What the thing is made of."""
    first: Sequence[str] = EVERYTHING
    """Those that a text is searched in at first: all but running text."""
    everything: Sequence[str] = EVERYTHING
    """Running text too."""
    spoken: Sequence[str] = EVERYTHING
    """The first ones, and how words sound."""
    sounds: str | None = None
    """The attribute that holds how words sound."""
    spelt_only: frozenset[str] = frozenset()
    """Words that are never taken for a similar one: those without typing errors in the settings."""


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
    sounds = [name for name in searched if name == SOUNDS]
    spelt = [name for name in searched if name != SOUNDS]
    first = [name for name in spelt if name not in relaxing.running_text]
    return RelaxingAttributes(
        meant=[name for name in spelt if name not in relaxing.unmeant],
        subjects=relaxing.subjects,
        first=first,
        everything=spelt,
        spoken=[*first, *sounds],
        sounds=next(iter(sounds), None),
        spelt_only=frozenset(config.get("typoTolerance", {}).get("disableOnWords", ())),
    )
