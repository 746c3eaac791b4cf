"""Saving recipes."""

from sqlalchemy.orm import Session

from api.favorites import queries
from api.favorites.recent import RecentFavorites
from api.recipes.service import find_readable_recipe
from core.models import User


def add_favorite(session: Session, member: User, recipe_id: int, recent: RecentFavorites) -> None:
    """Save a recipe that the member may see; a second time changes nothing. Raises RecipeNotFound."""
    recipe = find_readable_recipe(session, recipe_id, member)
    queries.insert_favorite(session, member.id, recipe.id)
    recent.forget_after_commit(session, member.id)


def remove_favorite(session: Session, member: User, recipe_id: int, recent: RecentFavorites) -> None:
    """Take a recipe off the list; one that is not there changes nothing.

    Raises RecipeNotFound for a recipe that is neither there nor to be seen by the member.
    """
    if not queries.delete_favorite(session, member.id, recipe_id):
        find_readable_recipe(session, recipe_id, member)
    recent.forget_after_commit(session, member.id)
