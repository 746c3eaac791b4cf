"""Recipes in their editor."""

from collections.abc import Mapping

from pydantic import ValidationError
from sqlalchemy.orm import Session

from api.dependencies import MAX_ID
from api.editor import queries
from api.editor.schemas import (
    CheckedLineOut,
    CheckIn,
    CheckOut,
    RecipeEditIn,
    RecipeEditOut,
)
from api.editor.sentences import problem_of
from api.recipes.schemas import RecipeIngredientOut, TagOut
from api.recipes.service import RecipeNotFound, image_fields, may_read_draft, show_step
from core.errors import DomainError
from core.halal import classify_line, language_of
from core.images import Ratio, media_storage
from core.images.renditions import BANNER_WIDTH_PX, CARD_WIDTH_PX
from core.images.rows import save_image
from core.images.store import EncodedPicture
from core.models import Recipe, User
from core.recipes.edits import InvalidRecipe, apply_edit, shown_quantity, version_of
from core.settings import Settings


class NotEditable(DomainError):
    """The member is neither the recipe's owner nor staff."""

    status = 403
    code = "not_editable"
    sentence = "You don't have permission to edit this recipe"


def may_edit(member: User, recipe: Recipe) -> bool:
    """Tell whether the member may edit the recipe: its owner and staff may."""
    return may_read_draft(member, recipe)


def is_editable(session: Session, recipe_id: int, member: User) -> bool:
    """Tell whether there is such a recipe and the member may edit it."""
    recipe = session.get(Recipe, recipe_id) if 0 < recipe_id <= MAX_ID else None
    return recipe is not None and may_edit(member, recipe)


def open_recipe(session: Session, recipe_id: int, member: User) -> RecipeEditOut:
    """Return the recipe as its editor shows it. Raises RecipeNotFound and NotEditable."""
    return show_for_editing(_editable_recipe(session, recipe_id, member))


def parse_recipe(part: str) -> RecipeEditIn:
    """Return the form's `recipe` part. Raises InvalidRecipe, naming each field that is wrong."""
    try:
        return RecipeEditIn.model_validate_json(part)
    except ValidationError as error:
        problems = [problem_of(item) for item in error.errors(include_url=False, include_context=False)]
        raise InvalidRecipe(problems[0].sentence, problems=problems) from None


def save_recipe(
    session: Session,
    recipe_id: int,
    member: User,
    form: RecipeEditIn,
    pictures: Mapping[Ratio, EncodedPicture],
    *,
    based_on: str | None,
    settings: Settings,
) -> str:
    """Overwrite the recipe and return its new version.

    Raises RecipeNotFound, NotEditable, RecipeChanged and InvalidRecipe; nothing is stored then.
    """
    recipe = _editable_recipe(session, recipe_id, member, is_locked=True)
    apply_edit(session, recipe, form.edit(), based_on=based_on)
    # Rows first: while this transaction holds them, worker.pictures does not delete the files.
    if "4:3" in pictures:
        recipe.preview_image_id = save_image(session, pictures["4:3"].stored, "4:3")
    if "20:9" in pictures:
        recipe.banner_image_id = save_image(session, pictures["20:9"].stored, "20:9")
    session.flush()
    for picture in pictures.values():
        picture.write_to(media_storage(settings))
    session.refresh(recipe)
    return version_of(recipe)


def check_lines(form: CheckIn) -> CheckOut:
    """Return the halal guard's verdict on each line."""
    language = language_of(form.lines, title=form.title, texts=[])
    verdicts = [classify_line(line, language=language, dish=form.title) for line in form.lines]
    return CheckOut(
        lines=[
            CheckedLineOut(status=each.status.value, reason=each.reason, substitute=each.substitute)
            for each in verdicts
        ]
    )


def show_for_editing(recipe: Recipe) -> RecipeEditOut:
    """Return the recipe as its editor shows it."""
    return RecipeEditOut(
        id=recipe.id,
        version=version_of(recipe),
        updated_at=recipe.updated_at,
        is_published=recipe.is_published,
        short_title=recipe.short_title,
        long_title=recipe.long_title,
        description=recipe.description,
        cultural_notes=recipe.cultural_notes,
        cuisine_id=recipe.cuisine_id,
        category_id=recipe.category_id,
        difficulty_level=recipe.difficulty,
        prep_time_minutes=recipe.prep_minutes,
        cook_time_minutes=recipe.cook_minutes,
        total_time=recipe.total_minutes,
        serving_size=recipe.serving_size,
        calories_per_serving=recipe.calories,
        protein_grams=recipe.protein_grams,
        carbs_grams=recipe.carbs_grams,
        fat_grams=recipe.fat_grams,
        fiber_grams=recipe.fiber_grams,
        ingredients=[
            RecipeIngredientOut(
                id=part.id,
                name=part.name,
                quantity=shown_quantity(part.quantity),
                quantity_max=shown_quantity(part.quantity_max),
                unit=part.unit,
                notes=part.notes,
                is_optional=part.is_optional,
                sort_order=part.sort_order,
                section=part.section,
            )
            for part in recipe.ingredients
        ],
        instructions=[show_step(step) for step in recipe.steps],
        tags=[TagOut.model_validate(tag) for tag in recipe.tags],
        preview_image_url=image_fields(recipe.preview_image, CARD_WIDTH_PX)[0],
        banner_image_url=image_fields(recipe.banner_image, BANNER_WIDTH_PX)[0],
    )


def _editable_recipe(session: Session, recipe_id: int, member: User, *, is_locked: bool = False) -> Recipe:
    recipe = queries.recipe_to_edit(session, recipe_id, is_locked=is_locked) if 0 < recipe_id <= MAX_ID else None
    if recipe is None or not (recipe.is_published or may_edit(member, recipe)):
        raise RecipeNotFound
    if not may_edit(member, recipe):
        raise NotEditable
    return recipe
