"""Popularity jobs. Each is safe to run twice and at the same time as itself."""

from core.db import get_database
from worker.popularity.ranking import rank_popular


def rank_popular_recipes() -> None:
    """Recompute every recipe's popularity and the home page's twelve."""
    rank_popular(get_database())
