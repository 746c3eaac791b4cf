"""Changing a stored recipe as a whole, as its editor shows it."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal

from sqlalchemy import func
from sqlalchemy.orm import Session

from core.config_files import read_config
from core.errors import DomainError, Problem
from core.halal import Finding, Status
from core.models import Category, Cuisine, Recipe, RecipeIngredient, RecipeStep
from core.recipes.inputs import Difficulty, Nutrition
from core.recipes.labelling import label
from core.recipes.publication import judge
from core.recipes.store import tags_named

SHOWN_PLACES = Decimal("0.01")
"""The editor's quantities have two decimals; imported ones may have three."""


@dataclass(frozen=True, kw_only=True)
class IngredientEdit:
    """An ingredient line; `id` is that of the line which it was, None for a new one."""

    id: int | None
    name: str
    quantity: Decimal | None
    quantity_max: Decimal | None
    unit: str
    notes: str
    is_optional: bool
    section: str | None


@dataclass(frozen=True, kw_only=True)
class StepEdit:
    """A step; `id` is that of the step which it was, None for a new one."""

    id: int | None
    text: str
    temperature: str
    time_needed_minutes: int | None
    section: str | None


@dataclass(frozen=True, kw_only=True)
class RecipeEdit:
    """A recipe as its editor hands it back: what is not in it is gone."""

    short_title: str
    long_title: str
    description: str
    cultural_notes: str | None
    cuisine_id: int
    category_id: int
    difficulty: Difficulty
    prep_minutes: int
    cook_minutes: int
    serving_size: int
    nutrition: Nutrition
    ingredients: tuple[IngredientEdit, ...]
    steps: tuple[StepEdit, ...]
    tags: tuple[str, ...]


class RecipeChanged(DomainError):
    """The recipe has changed since it was opened in the editor."""

    status = 409
    code = "recipe_changed"
    sentence = "Another person has changed this recipe. Nothing was saved; load it again to see their version."


class InvalidRecipe(DomainError):
    """Fields of the recipe break a rule, or the halal guard refuses a line; `Details` names each."""

    status = 422
    code = "invalid_recipe"


def version_of(recipe: Recipe) -> str:
    """Return a hash of everything that the editor changes. The recipe has its parts, tags and pictures loaded."""
    content = [
        *(getattr(recipe, name) for name in _OWN_COLUMNS),
        [[part.id, *_columns(part, _INGREDIENT_COLUMNS)] for part in recipe.ingredients],
        [[step.id, *_columns(step, _STEP_COLUMNS)] for step in recipe.steps],
        [tag.id for tag in recipe.tags],
    ]
    return hashlib.sha256(json.dumps(content, default=_plain).encode()).hexdigest()[:24]


def shown_quantity(quantity: Decimal | None) -> Decimal | None:
    """Return a quantity as the editor shows it, with two decimals; what is smaller still shows as 0.01."""
    if not quantity:
        return quantity
    return max(quantity.quantize(SHOWN_PLACES), SHOWN_PLACES)


def apply_edit(session: Session, recipe: Recipe, edit: RecipeEdit, *, based_on: str | None) -> None:
    """Overwrite the recipe with the edit, and label it anew.

    The caller has locked the recipe. `based_on` is the version that the editor opened, None for any. Resting time, the
    part of the total beyond preparing and cooking, is kept. Flushes.
    Raises RecipeChanged, and InvalidRecipe with every problem, the halal guard's included.
    """
    before = version_of(recipe)
    if based_on is not None and based_on != before:
        raise RecipeChanged
    problems = list(_problems_of(session, recipe, edit))
    if problems:
        raise InvalidRecipe(problems[0].sentence, problems=problems)
    _write(session, recipe, edit)
    refused = [problem for finding in judge(recipe).findings for problem in _problem_of(finding)]
    if refused:
        raise InvalidRecipe(refused[0].sentence, problems=refused)
    if version_of(recipe) != before:
        recipe.updated_at = func.now()  # a change of its parts alone writes no column of the recipe
    label(session, recipe)


def _problems_of(session: Session, recipe: Recipe, edit: RecipeEdit) -> Iterator[Problem]:
    if session.get(Cuisine, edit.cuisine_id) is None:
        yield Problem("Cuisine_ID", "This cuisine does not exist.")
    if session.get(Category, edit.category_id) is None:
        yield Problem("Category_ID", "This category does not exist.")
    if recipe.is_published and not edit.ingredients:
        yield Problem("Ingredients", "A recipe without ingredients can't be published.")
    if recipe.is_published and not edit.steps:
        yield Problem("Instructions", "A recipe without steps can't be published.")
    yield from problems_of_quantities(edit.ingredients, {part.id: part.quantity for part in recipe.ingredients})


def problems_of_quantities(lines: Iterable[IngredientEdit], known: Mapping[int, Decimal | None]) -> Iterator[Problem]:
    """Yield a problem for each quantity that is finer than the editor shows, unless its line had it before.

    `known` has the quantity of each stored line by its id.
    """
    for index, line in enumerate(lines):
        before = known.get(line.id) if line.id is not None else None
        if _is_finer_than_shown(line.quantity) and line.quantity != before:
            yield Problem(f"Ingredients.{index}.Quantity", read_config("fields")["recipe"]["quantity"]["invalid"])


def _is_finer_than_shown(quantity: Decimal | None) -> bool:
    return quantity is not None and quantity != quantity.quantize(SHOWN_PLACES)


def _problem_of(finding: Finding) -> Iterator[Problem]:
    if finding.verdict.status is Status.HARAM:
        field = {
            "ingredient": f"Ingredients.{finding.index}.Name",
            "title": "Short_Title",
            "text": f"Instructions.{finding.index}.Instruction_Text",
            "note": "Description",
        }[finding.place]
        instead = f" Instead: {finding.verdict.substitute}." if finding.verdict.substitute else ""
        yield Problem(field, f"Not halal: {finding.verdict.reason}{instead}")


def _write(session: Session, recipe: Recipe, edit: RecipeEdit) -> None:
    resting_minutes = _resting_minutes(recipe)
    for name in _COPIED:
        setattr(recipe, name, getattr(edit, name))
    for name in _NUTRITION:
        setattr(recipe, name, getattr(edit.nutrition, name))
    recipe.total_minutes = edit.prep_minutes + edit.cook_minutes + resting_minutes
    recipe.tags = tags_named(session, edit.tags)
    parts = {part.id: part for part in recipe.ingredients}
    recipe.ingredients = [
        _write_ingredient(parts.pop(line.id, None) if line.id is not None else None, line, order)
        for order, line in enumerate(edit.ingredients, start=1)
    ]
    steps = {step.id: step for step in recipe.steps}
    recipe.steps = [
        _write_step(steps.pop(step.id, None) if step.id is not None else None, step, number)
        for number, step in enumerate(edit.steps, start=1)
    ]
    session.flush()


def _resting_minutes(recipe: Recipe) -> int:
    known = (recipe.total_minutes, recipe.prep_minutes, recipe.cook_minutes)
    if None in known:
        return 0
    return max(0, (recipe.total_minutes or 0) - (recipe.prep_minutes or 0) - (recipe.cook_minutes or 0))


def _write_ingredient(part: RecipeIngredient | None, line: IngredientEdit, order: int) -> RecipeIngredient:
    row = part or RecipeIngredient()
    before = _columns(row, _LINE_COLUMNS)
    if part is None or line.quantity != shown_quantity(part.quantity):  # else the finer one stays
        row.quantity = line.quantity
    row.quantity_max, row.unit, row.name, row.notes = line.quantity_max, line.unit, line.name, line.notes
    row.is_optional, row.section, row.sort_order = line.is_optional, line.section, order
    if _columns(row, _LINE_COLUMNS) != before:
        row.original_text = None  # the imported line no longer says what the row says
    return row


def _write_step(step: RecipeStep | None, edit: StepEdit, number: int) -> RecipeStep:
    row = step or RecipeStep()
    row.instruction_text, row.temperature, row.section = edit.text, edit.temperature, edit.section
    row.time_needed_minutes, row.step_number = edit.time_needed_minutes, number
    return row


def _columns(row: object, names: tuple[str, ...]) -> list[object]:
    return [getattr(row, name) for name in names]


def _plain(value: object) -> str:
    # Decimals of the same value have the same text.
    return f"{value.normalize():f}" if isinstance(value, Decimal) else str(value)


_COPIED = (
    "short_title", "long_title", "description", "cultural_notes", "cuisine_id", "category_id", "difficulty",
    "prep_minutes", "cook_minutes", "serving_size",
)  # fmt: skip
_NUTRITION = ("calories", "protein_grams", "carbs_grams", "fat_grams", "fiber_grams")
_OWN_COLUMNS = (*_COPIED, *_NUTRITION, "total_minutes", "preview_image_id", "banner_image_id")
_LINE_COLUMNS = ("quantity", "quantity_max", "unit", "name", "notes")
_INGREDIENT_COLUMNS = (*_LINE_COLUMNS, "is_optional", "section", "sort_order")
_STEP_COLUMNS = ("instruction_text", "temperature", "time_needed_minutes", "section", "step_number")
