"""Recipes as staff keep them."""

from sqlalchemy import Select
from sqlalchemy.orm import Session

from api.staff.paging import read_page
from api.staff.pictures import thumbnail_url
from api.staff.publishing import PublishedOut
from api.staff.recipes.schemas import DeletedOut, DependentsOut, RecipePageOut, RecipeRowOut, Source
from api.staff.rows import locked_row
from core.audit import Actor
from core.models import Recipe
from core.recipes import staff_changes


def list_recipes(session: Session, statement: Select[Recipe], page: int) -> RecipePageOut:
    """Return a page of recipes."""
    rows, place = read_page(session, statement, page)
    return RecipePageOut(**place, rows=[_show_row(recipe) for recipe in rows])


def publish(session: Session, actor: Actor, recipe_id: int, is_published: bool, reason: str) -> PublishedOut:
    """Publish or unpublish. Raises NoSuchRow or NotPublishable."""
    recipe = locked_row(session, Recipe, recipe_id)
    staff_changes.set_published(session, actor, recipe, is_published, reason=reason)
    return PublishedOut(id=recipe.id, is_published=recipe.is_published)


def show_dependents(session: Session, recipe_id: int) -> DependentsOut:
    """Return what a deletion takes along. Raises NoSuchRow."""
    recipe = locked_row(session, Recipe, recipe_id)
    return DependentsOut.model_validate(staff_changes.dependents_of(session, recipe.id))


def delete(session: Session, actor: Actor, recipe_id: int, reason: str) -> DeletedOut:
    """Delete a recipe with what depends on it. Raises NoSuchRow."""
    staff_changes.delete_recipe(session, actor, locked_row(session, Recipe, recipe_id), reason=reason)
    return DeletedOut(id=recipe_id)


def _show_row(recipe: Recipe) -> RecipeRowOut:
    return RecipeRowOut(
        id=recipe.id,
        title=recipe.short_title,
        image_url=thumbnail_url(recipe.preview_image),
        cuisine_name=recipe.cuisine.display_name if recipe.cuisine else None,
        category_name=recipe.category.short_name if recipe.category else None,
        owner_id=recipe.owner_id,
        owner_name=recipe.owner.full_name,
        is_published=recipe.is_published,
        source=Source.MEMBER if recipe.source_key is None else Source.IMPORT,
        source_url=recipe.source_url,
        average_rating=float(recipe.rating_average),
        review_count=recipe.rating_count,
        view_count=recipe.view_count,
        created_at=recipe.created_at,
        updated_at=recipe.updated_at,
    )
