"""Popularity jobs. Each is safe to run twice and at the same time as itself."""

from core.db import transaction
from worker.popularity.ranking import rank_popular


def rank_popular_recipes() -> None:
    """Recompute every recipe's popularity and the home page's twelve."""
    with transaction() as session:
        rank_popular(session)
