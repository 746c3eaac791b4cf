"""The SELECTs that search documents are built from."""

from collections.abc import Iterator, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session, joinedload, selectinload
from sqlalchemy.sql.base import ExecutableOption

from core.models import Recipe, RecipeIngredient, Tag


def _with_parts() -> tuple[ExecutableOption, ...]:
    return (
        joinedload(Recipe.cuisine),
        joinedload(Recipe.category),
        joinedload(Recipe.owner),
        joinedload(Recipe.preview_image),
        selectinload(Recipe.tags).load_only(Tag.name),
        selectinload(Recipe.ingredients).load_only(RecipeIngredient.name, RecipeIngredient.recipe_id),
    )


def published_recipes(session: Session, ids: Sequence[int]) -> Sequence[Recipe]:
    """Return those of the recipes that the public may find, with all that a document needs, in four statements."""
    statement = select(Recipe).where(Recipe.id.in_(ids), Recipe.is_published).options(*_with_parts())
    return session.scalars(statement.execution_options(populate_existing=True)).all()


def published_ids(session: Session, *, batch: int) -> Iterator[Sequence[int]]:
    """Yield the ids of all published recipes in ascending order, `batch` at a time, by keyset."""
    last = 0
    while True:
        ids = session.scalars(
            select(Recipe.id).where(Recipe.is_published, Recipe.id > last).order_by(Recipe.id).limit(batch)
        ).all()
        if not ids:
            return
        yield ids
        last = ids[-1]
