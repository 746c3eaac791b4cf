"""The SELECTs behind the recipe editor."""

from sqlalchemy import select
from sqlalchemy.orm import Session, selectinload

from core.models import Recipe


def recipe_to_edit(session: Session, recipe_id: int, *, is_locked: bool = False) -> Recipe | None:
    """Return a recipe with what its editor shows. With `is_locked`, the row is locked: a second save waits here."""
    statement = (
        select(Recipe)
        .where(Recipe.id == recipe_id)
        .options(
            selectinload(Recipe.ingredients),
            selectinload(Recipe.steps),
            selectinload(Recipe.tags),
            selectinload(Recipe.preview_image),
            selectinload(Recipe.banner_image),
        )
    )
    # Not FOR UPDATE: favorites and reviews, which refer to the recipe, may come meanwhile.
    return session.scalar(statement.with_for_update(key_share=True) if is_locked else statement)
