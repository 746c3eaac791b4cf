"""A schema.org Recipe as a draft."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.recipes.inputs import IngredientInput, RecipeInput, StepInput
from importer.ingredients import read_ingredients
from importer.ingredients.lists import lines_of
from importer.normalising.categories import read_category
from importer.normalising.cuisines import Cuisines, KnownCuisine, read_cuisine
from importer.normalising.levels import read_difficulty
from importer.normalising.nutrition import read_nutrition
from importer.normalising.remarks import Remark, Unusable
from importer.normalising.sizes import refuse_oversized
from importer.normalising.sources import read_source
from importer.normalising.steps import read_steps
from importer.normalising.tags import read_tags
from importer.normalising.texts import cut_at_word, plain_line, plain_paragraphs
from importer.normalising.times import read_times
from importer.normalising.titles import Titles, read_titles
from importer.normalising.values import first_of, text_of, texts_of
from importer.normalising.yields import read_servings

MAX_DESCRIPTION = 5000
MAX_PARTS = 300
MAX_LINE = 2_000
MAX_METHOD = 100_000
MAX_OTHER_NAMES = 10


@dataclass(frozen=True)
class Normalised:
    """The draft, the cuisine that its code stands for, the ingredient lines as found, and what had to be decided."""

    draft: RecipeInput
    cuisine: KnownCuisine | None
    lines: tuple[str, ...]
    remarks: tuple[Remark, ...]


def normalise(recipe: Mapping[str, Any], cuisines: Cuisines, *, allow_missing_steps: bool = False) -> Normalised:
    """Return the recipe as a draft; pictures, ratings and dates are not taken over.

    Raises Unusable when it has no name or ingredients, no steps unless they may be missing, or too much of anything.
    """
    refuse_oversized(recipe)
    remarks: list[Remark] = []
    titles = read_titles(text_of(first_of(recipe, "name", "headline")), remarks)
    listed = first_of(recipe, "recipeIngredient", "ingredients", "supply")
    lines = tuple(filter(None, map(plain_line, lines_of(listed))))
    refuse_endless(lines)
    ingredients = read_ingredients(listed)
    steps = read_steps(first_of(recipe, "recipeInstructions", "instructions", "step", "steps"))
    refuse_unusable(ingredients, steps, allow_missing_steps=allow_missing_steps)
    cuisine, narrow_labels = read_cuisine(first_of(recipe, "recipeCuisine"), cuisines, remarks)
    category_code, other_labels = read_category(first_of(recipe, "recipeCategory"), remarks)
    times = read_times(recipe, remarks)
    draft = RecipeInput(
        short_title=titles.short,
        long_title=titles.long,
        other_names=read_other_names(recipe, titles),
        description=read_description(recipe, remarks),
        ingredients=tuple(ingredients),
        steps=tuple(steps),
        cuisine_code=cuisine.code if cuisine else None,
        category_code=category_code,
        difficulty=read_difficulty(recipe, remarks),
        prep_minutes=times.prep,
        cook_minutes=times.cook,
        total_minutes=times.total,
        serving_size=read_servings(recipe, remarks),
        nutrition=read_nutrition(recipe.get("nutrition"), remarks),
        tags=read_tags(recipe.get("keywords"), (*narrow_labels, *other_labels)),
        source=read_source(recipe, title=titles.long, lines=lines, steps=(step.text for step in steps)),
    )
    return Normalised(draft, cuisine, lines, tuple(remarks))


def refuse_endless(lines: Sequence[str]) -> None:
    """Raise Unusable for a list that is no list of ingredients, before it is taken apart and judged."""
    if len(lines) > MAX_PARTS:
        raise Unusable("too long", f"It has more than {MAX_PARTS} ingredients.")
    if any(len(line) > MAX_LINE for line in lines):
        raise Unusable("too long", f"One of its ingredients is longer than {MAX_LINE} characters.")


def refuse_unusable(
    ingredients: Sequence[IngredientInput], steps: Sequence[StepInput], *, allow_missing_steps: bool
) -> None:
    """Raise Unusable for a recipe without the parts needed to cook it."""
    if not ingredients:
        raise Unusable("no ingredients", "It has no ingredients.")
    if not steps and not allow_missing_steps:
        raise Unusable("no steps", "It has no steps (--allow-missing-steps imports it without).")
    if len(steps) > MAX_PARTS or sum(len(step.text) for step in steps) > MAX_METHOD:
        raise Unusable("too long", f"Its method has more than {MAX_PARTS} steps or {MAX_METHOD:,} characters.")


def read_description(recipe: Mapping[str, Any], remarks: list[Remark]) -> str:
    """Return the description, split into paragraphs."""
    whole = plain_paragraphs(text_of(recipe.get("description")))
    if len(whole) > MAX_DESCRIPTION:
        remarks.append(Remark("description", f"{len(whole)} characters", f"cut after {MAX_DESCRIPTION}"))
    return cut_at_word(whole, MAX_DESCRIPTION)


def read_other_names(recipe: Mapping[str, Any], titles: Titles) -> tuple[str, ...]:
    """Return what else the dish is called."""
    names = (
        cut_at_word(plain_line(name).replace(",", " "), MAX_OTHER_NAMES * 12)
        for name in texts_of(recipe.get("alternateName"))
    )
    return tuple(dict.fromkeys(name for name in names if name and name != titles.long))[:MAX_OTHER_NAMES]
