"""Ranks recipes by recent views and ratings: the home page's twelve, and how search breaks ties.

Source: docs/product/recipes.md#popular-recipes.
"""

from typing import Any, cast

from sqlalchemy import CursorResult, delete, text
from sqlalchemy.orm import Session

from core.models import PopularRecipe

WINDOW_DAYS = 30
PRIOR_REVIEWS = 5
"""The mean of all ratings weighs as much as this many reviews of a recipe (a Bayesian average)."""
PRIOR_RATING = 4.0
"""The mean rating while there are no reviews."""

# Ratings count as shares of their mean: another mean changes the score of recipes with reviews only. Otherwise a single
# review could give every recipe of the site another popularity, and every document would be built again.
SCORES = """
    WITH mean AS (
        SELECT coalesce(sum(rating_average * rating_count) / nullif(sum(rating_count), 0), :prior_rating) AS rating
        FROM recipes WHERE is_published
    ), recent AS (
        SELECT recipe_id, sum(views * (1.0 - (current_date - day)::numeric / :window)) AS views
        FROM recipe_view_days WHERE day > current_date - CAST(:window AS integer) GROUP BY recipe_id
    ), scores AS (
        SELECT recipes.id, recipes.slug,
            :prior_rating * (:prior_reviews + rating_average * rating_count / mean.rating)
            / (:prior_reviews + rating_count) * (1 + coalesce(recent.views, 0)) AS score
        FROM recipes CROSS JOIN mean LEFT JOIN recent ON recent.recipe_id = recipes.id
        WHERE recipes.is_published
    )
"""
RAISE_POPULARITY = text(
    SCORES
    + """
    UPDATE recipes SET popularity = least(round(scores.score * 10), 2000000000) FROM scores
    WHERE recipes.id = scores.id AND recipes.popularity <> least(round(scores.score * 10), 2000000000)
    """
)
# Among equals a fixed shuffle, so that a young site doesn't show one cuisine only.
FILL_TOP_TWELVE = text(
    SCORES
    + """
    INSERT INTO popular_recipes (rank, recipe_id)
    SELECT row_number() OVER (ORDER BY score DESC, md5(slug)), id FROM scores ORDER BY score DESC, md5(slug) LIMIT 12
    """
)


def rank_popular(session: Session) -> int:
    """Recompute every recipe's popularity and the home page's twelve; return how many recipes changed.

    Only rows that change are written, and their search documents follow through the outbox.
    """
    values = {"window": WINDOW_DAYS, "prior_reviews": PRIOR_REVIEWS, "prior_rating": PRIOR_RATING}
    session.execute(text("SET LOCAL statement_timeout = '5min'"))  # it reads every recipe
    changed = cast("CursorResult[Any]", session.execute(RAISE_POPULARITY, values)).rowcount
    session.execute(delete(PopularRecipe))
    session.execute(FILL_TOP_TWELVE, values)
    return changed
