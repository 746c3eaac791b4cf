"""Recipes for readers."""

from collections.abc import Iterator, Sequence

from sqlalchemy.orm import Session

from api.dependencies import MAX_ID
from api.errors import NotFound
from api.recipes import queries
from api.recipes.schemas import IngredientLineOut, RecipeDetailOut, StepOut, TagOut
from core.halal import Status, classify_line, language_of
from core.images import picture_url
from core.images.renditions import BANNER_WIDTH_PX, BYLINE_WIDTH_PX
from core.labels import HalalLine
from core.models import Image, Recipe, RecipeIngredient, RecipeStep, User
from core.recipes.cards import RecipeCard, build_recipe_card
from core.recipes.texts import texts_of

POPULAR_LIMIT = 12


class RecipeNotFound(NotFound):
    """No recipe with this id is public."""

    code = "recipe_not_found"
    sentence = "The recipe you're looking for doesn't exist."


def list_popular(session: Session) -> Sequence[RecipeCard]:
    """Return up to twelve cards: the most popular, filled up with the newest while there are fewer."""
    popular = list(queries.popular_recipes(session, POPULAR_LIMIT))
    if len(popular) < POPULAR_LIMIT:
        known = {recipe.id for recipe in popular}
        popular += [recipe for recipe in queries.newest_recipes(session, POPULAR_LIMIT) if recipe.id not in known]
    return [show_card(recipe) for recipe in popular[:POPULAR_LIMIT]]


def show_card(recipe: Recipe) -> RecipeCard:
    """Return the recipe's card."""
    return RecipeCard.model_validate(build_recipe_card(recipe))


def get_public_recipe(session: Session, recipe_id: int) -> Recipe:
    """Return a recipe that the public may see, with all its parts. Raises RecipeNotFound."""
    return get_readable_recipe(session, recipe_id, None)


def get_readable_recipe(session: Session, recipe_id: int, reader: User | None) -> Recipe:
    """Return a recipe that this reader may see, with all its parts: a draft for its owner and for staff.

    Raises RecipeNotFound both for an unknown id and for another member's draft, so that the answer does not reveal
    drafts.
    """
    return _readable(queries.recipe_in_full(session, recipe_id) if 0 < recipe_id <= MAX_ID else None, reader)


def find_readable_recipe(session: Session, recipe_id: int, reader: User | None) -> Recipe:
    """Return the row of a recipe that this reader may see, as get_readable_recipe does, without its parts."""
    return _readable(session.get(Recipe, recipe_id) if 0 < recipe_id <= MAX_ID else None, reader)


def _readable(recipe: Recipe | None, reader: User | None) -> Recipe:
    if recipe is None or not (recipe.is_published or may_read_draft(reader, recipe)):
        raise RecipeNotFound
    return recipe


def may_read_draft(reader: User | None, recipe: Recipe) -> bool:
    """Return whether the reader may see this recipe while it is a draft.

    Source: docs/product/recipes.md#publication.
    """
    return reader is not None and (reader.is_staff or reader.id == recipe.owner_id)


def show_recipe(recipe: Recipe) -> RecipeDetailOut:
    """Return everything that the recipe's page shows."""
    owner_pic_url, _ = image_fields(recipe.owner.picture, BYLINE_WIDTH_PX)
    banner_url, banner_blurhash = image_fields(recipe.banner_image, BANNER_WIDTH_PX)
    cautions = _cautions(recipe)
    return RecipeDetailOut.model_validate(
        {
            **build_recipe_card(recipe),
            "short_code": recipe.short_code,
            "owner_name": recipe.owner.full_name,
            "owner_pic_url": owner_pic_url,
            "image_20_9_url": banner_url,
            "image_20_9_blurhash": banner_blurhash,
            "prep_time_minutes": recipe.prep_minutes,
            "cook_time_minutes": recipe.cook_minutes,
            "cultural_notes": recipe.cultural_notes,
            "calories_per_serving": recipe.calories,
            "protein_grams": recipe.protein_grams,
            "carbs_grams": recipe.carbs_grams,
            "fat_grams": recipe.fat_grams,
            "fiber_grams": recipe.fiber_grams,
            "tags": [TagOut.model_validate(tag) for tag in recipe.tags],
            "ingredients": [
                show_ingredient(part, cautions.get(index)) for index, part in enumerate(recipe.ingredients)
            ],
            "instructions": [show_step(step) for step in recipe.steps],
            "labels": recipe.labels.labels if recipe.labels else None,
            "is_published": recipe.is_published,
            "published_at": recipe.published_at.isoformat() if recipe.published_at else None,
            "source_url": recipe.source_url,
            "source_author": recipe.source_author,
            "source_license": recipe.source_license,
        }
    )


def image_fields(image: Image | None, width_px: int) -> tuple[str | None, str | None]:
    """Return address and blurhash of a picture that may be missing."""
    return (picture_url(image.hash, width_px), image.blurhash) if image else (None, None)


def _cautions(recipe: Recipe) -> dict[int, HalalLine]:
    """Return what the halal guard says of ingredients that are not plainly halal, by their position from 0.

    Stored labels hold it. A recipe without labels is judged now, which reads the lexicons into this process.
    """
    stored = recipe.labels.labels["halal"]["lines"] if recipe.labels else None
    lines = _judged_now(recipe) if stored is None else [HalalLine(**line) for line in stored]
    return {line.index: line for line in lines}


def _judged_now(recipe: Recipe) -> Iterator[HalalLine]:
    lines, title, texts, _ = texts_of(recipe)
    language = language_of(lines, title=title, texts=texts)
    for index, line in enumerate(lines):
        verdict = classify_line(line, language=language, dish=title)
        if verdict.status is not Status.HALAL:
            yield HalalLine(index, verdict.status, verdict.reason, verdict.substitute)


def show_step(step: RecipeStep) -> StepOut:
    """Return a step of the method."""
    return StepOut(
        id=step.id,
        step_number=step.step_number,
        instruction_text=step.instruction_text,
        temperature=step.temperature,
        time_needed=step.time_needed_minutes,
        section=step.section,
    )


def show_ingredient(part: RecipeIngredient, caution: HalalLine | None) -> IngredientLineOut:
    """Return an ingredient with the halal guard's caution, if there is one."""
    return IngredientLineOut(
        id=part.id,
        name=part.name,
        quantity=float(part.quantity) if part.quantity is not None else None,
        quantity_max=float(part.quantity_max) if part.quantity_max is not None else None,
        unit=part.unit,
        notes=part.notes,
        is_optional=part.is_optional,
        sort_order=part.sort_order,
        section=part.section,
        halal_status=caution.status if caution else Status.HALAL,
        halal_note=_note_of(caution) if caution else "",
    )


def _note_of(caution: HalalLine) -> str:
    return " ".join(filter(None, (caution.reason, caution.substitute and f"Instead: {caution.substitute}.")))
