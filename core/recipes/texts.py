"""The texts of a recipe that the halal guard and the labels judge."""

from typing import NamedTuple

from core.models import Recipe, RecipeIngredient
from core.recipes.inputs import IngredientInput, RecipeInput


class RecipeTexts(NamedTuple):
    """A recipe's texts, by the names of the parameters of `judge_recipe` and `label_recipe`."""

    lines: list[str]
    """Of the ingredients, in their order."""
    title: str
    texts: list[str]
    """The steps, in their order."""
    notes: list[str]


def texts_of(recipe: Recipe) -> RecipeTexts:
    """Return what the recipe says. The triggers of migration 0007 watch the columns that are read here."""
    return RecipeTexts(
        lines=[line_of(part) for part in recipe.ingredients],
        title=f"{recipe.short_title}. {recipe.long_title}",
        texts=[step.instruction_text for step in recipe.steps],
        notes=[note for note in (recipe.description, recipe.cultural_notes) if note],
    )


def texts_of_input(draft: RecipeInput) -> RecipeTexts:
    """Return what the recipe will say once it is stored."""
    return RecipeTexts(
        lines=[line_of(part) for part in draft.ingredients],
        title=f"{draft.short_title}. {draft.long_title}",
        texts=[step.text for step in draft.steps],
        notes=[note for note in (draft.description, draft.cultural_notes) if note],
    )


def line_of(part: RecipeIngredient | IngredientInput) -> str:
    """Return the ingredient's line as it was written."""
    return part.original_text or " ".join(filter(None, (part.name, part.notes)))
