"""The statements behind favorites."""

from collections.abc import Sequence

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from api.recipes.queries import card_rows
from core.models import Favorite, Recipe, User


def favorite_ids(session: Session, member_id: int) -> frozenset[int]:
    """Return the recipes that a member has saved."""
    return frozenset(session.scalars(select(Favorite.recipe_id).where(Favorite.member_id == member_id)))


def token_version(session: Session, member_id: int) -> int | None:
    """Return the version that a living token of this member has; None without such a member."""
    return session.scalar(select(User.token_version).where(User.id == member_id))


def insert_favorite(session: Session, member_id: int, recipe_id: int) -> None:
    """Save a recipe; one that is saved already stays as it is."""
    session.execute(insert(Favorite).values(member_id=member_id, recipe_id=recipe_id).on_conflict_do_nothing())


def delete_favorite(session: Session, member_id: int, recipe_id: int) -> bool:
    """Take a recipe off the member's list, and return whether it was there."""
    gone = delete(Favorite).where(Favorite.member_id == member_id, Favorite.recipe_id == recipe_id)
    return session.scalar(gone.returning(Favorite.recipe_id)) is not None


def favorite_recipes(session: Session, member_id: int, limit: int) -> Sequence[Recipe]:
    """Return the member's favorites that are public with what their cards show, the last saved first."""
    return session.scalars(
        card_rows()
        .join(Favorite, Favorite.recipe_id == Recipe.id)
        .where(Favorite.member_id == member_id)
        .order_by(Favorite.created_at.desc(), Favorite.recipe_id.desc())
        .limit(limit)
    ).all()
