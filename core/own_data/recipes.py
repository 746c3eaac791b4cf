"""A member's recipes, published or not."""

from collections.abc import Iterator
from datetime import datetime
from decimal import Decimal

from sqlalchemy import delete, select
from sqlalchemy.orm import Session, joinedload, selectinload

from core.models import Recipe, RecipeIngredient, RecipeStep, User
from core.own_data.kind import Kind
from core.own_data.pictures import Pictures
from core.own_data.rows import ROWS_AT_ONCE
from core.wire import WireModel


class OwnIngredient(WireModel):
    """One line of the shopping list."""

    section: str | None
    quantity: float | None
    quantity_max: float | None
    unit: str
    name: str
    notes: str
    is_optional: bool
    original_text: str | None


class OwnStep(WireModel):
    """One step of the method."""

    section: str | None
    instruction_text: str
    temperature: str
    time_needed: int | None


class OwnRecipe(WireModel):
    """A whole recipe. Times are minutes; calories and grams are per serving."""

    id: int
    slug: str
    short_code: str
    short_title: str
    long_title: str
    other_names: str
    description: str
    cultural_notes: str | None
    cuisine_name: str | None
    category_name: str | None
    difficulty_level: str | None
    prep_time_minutes: int | None
    cook_time_minutes: int | None
    total_time: int | None
    serving_size: int | None
    calories_per_serving: float | None
    protein_grams: float | None
    carbs_grams: float | None
    fat_grams: float | None
    fiber_grams: float | None
    tags: list[str]
    ingredients: list[OwnIngredient]
    instructions: list[OwnStep]
    image_4_3: str | None
    image_20_9: str | None
    is_published: bool
    published_at: datetime | None
    average_rating: float
    review_count: int
    view_count: int
    source_url: str | None
    source_author: str | None
    source_license: str | None
    created_at: datetime
    updated_at: datetime


def _export(session: Session, user: User, pictures: Pictures) -> Iterator[WireModel]:
    written = (
        select(Recipe)
        .where(Recipe.owner_id == user.id)
        .options(
            joinedload(Recipe.cuisine),
            joinedload(Recipe.category),
            joinedload(Recipe.preview_image),
            joinedload(Recipe.banner_image),
            selectinload(Recipe.ingredients),
            selectinload(Recipe.steps),
            selectinload(Recipe.tags),
        )
        .order_by(Recipe.id)
    )
    for recipe in session.scalars(written, execution_options=ROWS_AT_ONCE):
        yield _show(recipe, pictures)


def _show(recipe: Recipe, pictures: Pictures) -> OwnRecipe:
    return OwnRecipe(
        id=recipe.id,
        slug=recipe.slug,
        short_code=recipe.short_code,
        short_title=recipe.short_title,
        long_title=recipe.long_title,
        other_names=recipe.other_names,
        description=recipe.description,
        cultural_notes=recipe.cultural_notes,
        cuisine_name=recipe.cuisine.name if recipe.cuisine else None,
        category_name=recipe.category.short_name if recipe.category else None,
        difficulty_level=recipe.difficulty,
        prep_time_minutes=recipe.prep_minutes,
        cook_time_minutes=recipe.cook_minutes,
        total_time=recipe.total_minutes,
        serving_size=recipe.serving_size,
        calories_per_serving=_number(recipe.calories),
        protein_grams=_number(recipe.protein_grams),
        carbs_grams=_number(recipe.carbs_grams),
        fat_grams=_number(recipe.fat_grams),
        fiber_grams=_number(recipe.fiber_grams),
        tags=[tag.name for tag in recipe.tags],
        ingredients=[_show_ingredient(part) for part in recipe.ingredients],
        instructions=[_show_step(step) for step in recipe.steps],
        image_4_3=pictures.add(recipe.preview_image, f"recipe-{recipe.id}-4x3"),
        image_20_9=pictures.add(recipe.banner_image, f"recipe-{recipe.id}-20x9"),
        is_published=recipe.is_published,
        published_at=recipe.published_at,
        average_rating=float(recipe.rating_average),
        review_count=recipe.rating_count,
        view_count=recipe.view_count,
        source_url=recipe.source_url,
        source_author=recipe.source_author,
        source_license=recipe.source_license,
        created_at=recipe.created_at,
        updated_at=recipe.updated_at,
    )


def _show_ingredient(part: RecipeIngredient) -> OwnIngredient:
    return OwnIngredient(
        section=part.section,
        quantity=_number(part.quantity),
        quantity_max=_number(part.quantity_max),
        unit=part.unit,
        name=part.name,
        notes=part.notes,
        is_optional=part.is_optional,
        original_text=part.original_text,
    )


def _show_step(step: RecipeStep) -> OwnStep:
    return OwnStep(
        section=step.section,
        instruction_text=step.instruction_text,
        temperature=step.temperature,
        time_needed=step.time_needed_minutes,
    )


def _number(kept: Decimal | None) -> float | None:
    return None if kept is None else float(kept)


def _remove(session: Session, user: User) -> None:
    # Published ones stay: others have saved and reviewed them. Pictures that nothing has any more go at night.
    session.execute(delete(Recipe).where(Recipe.owner_id == user.id, Recipe.is_published.is_(False)))


RECIPES = Kind(
    name="recipes",
    about="Your recipes with ingredients and steps, published or not.",
    belongs_by=(Recipe.owner_id,),
    export=_export,
    remove=_remove,
)
