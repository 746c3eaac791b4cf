"""What staff do with recipes beside editing them. Each change is recorded in the audit log.

Source: docs/product/staff.md#back-office.
"""

from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.audit import Action, Actor, SubjectKind, record, record_publication
from core.models import Favorite, GenerationJob, Recipe, RecipeViewDay, Review
from core.recipes.publication import publish_recipe, unpublish_recipe


@dataclass(frozen=True)
class Dependents:
    """What goes with a recipe, or loses it."""

    reviews: int
    favorites: int
    views: int
    generations: int
    """Requests that made it; they stay, without a recipe."""


def set_published(session: Session, actor: Actor, recipe: Recipe, is_published: bool, *, reason: str = "") -> None:
    """Publish or unpublish. What is so already is no change. Raises NotPublishable. Flushes."""
    if recipe.is_published == is_published:
        return
    (publish_recipe if is_published else unpublish_recipe)(session, recipe)
    record_publication(session, actor, SubjectKind.RECIPE, recipe.id, is_published, reason=reason)


def dependents_of(session: Session, recipe_id: int) -> Dependents:
    """Return what a deletion of the recipe takes along."""

    def count(model: type[Review | Favorite | GenerationJob]) -> int:
        return session.scalar(select(func.count()).select_from(model).where(model.recipe_id == recipe_id)) or 0

    views = session.scalar(select(func.sum(RecipeViewDay.views)).where(RecipeViewDay.recipe_id == recipe_id)) or 0
    return Dependents(
        reviews=count(Review), favorites=count(Favorite), views=int(views), generations=count(GenerationJob)
    )


def delete_recipe(session: Session, actor: Actor, recipe: Recipe, *, reason: str) -> None:
    """Delete the recipe with what depends on it. Its pictures go at night. Flushes."""
    before = {"title": recipe.short_title, "slug": recipe.slug, "is_published": recipe.is_published}
    record(session, actor, Action.DELETE, SubjectKind.RECIPE, recipe.id, before=before, after={}, reason=reason)
    session.delete(recipe)
    session.flush()
