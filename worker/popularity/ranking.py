"""Ranks recipes by recent views and ratings: the home page's twelve, and how search breaks ties.

Source: docs/product/recipes.md#popular-recipes.
"""

from sqlalchemy import Connection, delete, text
from sqlalchemy.orm import Session

from core.db import Database, transaction
from core.models import PopularRecipe

WINDOW_DAYS = 30
BATCH = 5_000
"""Recipes of one transaction: edits of them wait until it ends, for about a second."""
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
COLLECT_CHANGES = text(
    "CREATE TEMPORARY TABLE popularity_changes ON COMMIT PRESERVE ROWS AS"
    + SCORES
    + """
    SELECT row_number() OVER (ORDER BY recipes.id) AS number, recipes.id, least(round(score * 10), 2000000000) AS value
    FROM recipes JOIN scores USING (id) WHERE recipes.popularity <> least(round(score * 10), 2000000000)
    """
)
FORGET_CHANGES = text("DROP TABLE IF EXISTS popularity_changes")
# Not FOR UPDATE: rows that refer to a recipe, such as reviews, may come meanwhile.
WRITE_CHANGES = text("""
    WITH batch AS (
        SELECT recipes.id, changed.value FROM popularity_changes AS changed JOIN recipes USING (id)
        WHERE changed.number > :after AND changed.number <= :up_to
        ORDER BY recipes.id FOR NO KEY UPDATE OF recipes SKIP LOCKED
    )
    UPDATE recipes SET popularity = batch.value FROM batch WHERE recipes.id = batch.id
""")
# Among equals a fixed shuffle, so that a young site doesn't show one cuisine only.
FILL_TOP_TWELVE = text(
    SCORES
    + """
    INSERT INTO popular_recipes (rank, recipe_id)
    SELECT row_number() OVER (ORDER BY score DESC, md5(slug)), id FROM scores ORDER BY score DESC, md5(slug) LIMIT 12
    """
)


def rank_popular(database: Database) -> int:
    """Recompute the home page's twelve and every recipe's popularity; return how many recipes changed.

    Only rows that change are written, and their search documents follow through the outbox. Commits after each batch of
    recipes. One that another transaction has locked keeps its popularity until the next run.
    """
    values = {"window": WINDOW_DAYS, "prior_reviews": PRIOR_REVIEWS, "prior_rating": PRIOR_RATING}
    with transaction(database) as session:
        _allow_minutes(session)
        session.execute(delete(PopularRecipe))
        session.execute(FILL_TOP_TWELVE, values)
    # A temporary table belongs to its connection, so all batches use one.
    with database.connect() as connection:
        with connection.begin():
            _allow_minutes(connection)
            # The connection may come from a run that failed.
            connection.execute(FORGET_CHANGES)
            count = connection.execute(COLLECT_CHANGES, values).rowcount
        changed = 0
        for after in range(0, count, BATCH):
            with connection.begin():
                changed += connection.execute(WRITE_CHANGES, {"after": after, "up_to": after + BATCH}).rowcount
        with connection.begin():
            connection.execute(FORGET_CHANGES)
    return changed


def _allow_minutes(connection: Connection | Session) -> None:
    connection.execute(text("SET LOCAL statement_timeout = '5min'"))  # it reads every recipe
