"""The staples that every kitchen has: `search-config/recipes/staples.json`."""

from functools import lru_cache

import orjson

from core.settings import SEARCH_CONFIG_DIR


def is_staple(food: str) -> bool:
    """Tell whether a food of `core.at_hand.foods` is a staple."""
    return food in _staples()


@lru_cache(maxsize=1)
def _staples() -> frozenset[str]:
    return frozenset(orjson.loads((SEARCH_CONFIG_DIR / "recipes" / "staples.json").read_bytes()))
