"""The indexes there are, and what they are called on the engine."""

from enum import StrEnum

from core.settings import Settings


class Index(StrEnum):
    """An index by the name that the public knows."""

    RECIPES = "recipes"


PRIMARY_KEY = "ID"


def engine_uid(index: Index, settings: Settings) -> str:
    """Return the index's name on the engine."""
    return f"{settings.search_index_prefix}{index}"
