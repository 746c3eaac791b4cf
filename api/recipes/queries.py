"""The SELECTs behind recipe pages."""

from collections.abc import Sequence

from sqlalchemy import Select, select
from sqlalchemy.orm import Session, joinedload, selectinload

from core.models import PopularRecipe, Recipe, User


def card_rows() -> Select[Recipe]:
    """Return the SELECT of published recipes with what their cards show."""
    return (
        select(Recipe)
        .where(Recipe.is_published)
        .options(joinedload(Recipe.cuisine), joinedload(Recipe.category), joinedload(Recipe.preview_image))
    )


def popular_recipes(session: Session, limit: int) -> Sequence[Recipe]:
    """Return the most popular recipes as beat last ranked them."""
    return session.scalars(
        card_rows().join(PopularRecipe, PopularRecipe.recipe_id == Recipe.id).order_by(PopularRecipe.rank).limit(limit)
    ).all()


def newest_recipes(session: Session, limit: int) -> Sequence[Recipe]:
    """Return the recipes that were added last."""
    return session.scalars(card_rows().order_by(Recipe.id.desc()).limit(limit)).all()


def recipe_in_full(session: Session, recipe_id: int) -> Recipe | None:
    """Return a recipe, published or not, with all its parts, in four statements."""
    return session.scalar(
        select(Recipe)
        .where(Recipe.id == recipe_id)
        .options(
            joinedload(Recipe.cuisine),
            joinedload(Recipe.category),
            joinedload(Recipe.preview_image),
            joinedload(Recipe.banner_image),
            joinedload(Recipe.owner).joinedload(User.picture),
            joinedload(Recipe.labels),
            selectinload(Recipe.ingredients),
            selectinload(Recipe.steps),
            selectinload(Recipe.tags),
        )
    )


def is_public(session: Session, recipe_id: int) -> bool:
    """Tell whether the public may see this recipe."""
    return session.scalar(select(Recipe.id).where(Recipe.id == recipe_id, Recipe.is_published)) is not None
