"""The recipe that a language model has to answer: its schema, and what makes an answer unusable."""

from decimal import Decimal
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from core.halal import judge_recipe
from core.moderation.checker import LINK, MARKUP
from core.recipes.inputs import IngredientInput, Nutrition, RecipeInput, StepInput
from core.recipes.texts import texts_of_input
from worker.generation.provider import Answer, Ask


def _text(longest: int, shortest: int = 0) -> object:
    return StringConstraints(strip_whitespace=True, min_length=shortest, max_length=longest)


Minutes = Annotated[int, Field(ge=0, le=2880)]
Grams = Annotated[Decimal, Field(ge=0, le=500)]


class UnusableAnswer(ValueError):
    """The answer is no recipe that may be stored; the text tells the model why."""


class HaramAnswer(UnusableAnswer):
    """The halal guard refuses the recipe."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class ModelIngredient(_Strict):
    """One line of the shopping list. `quantity` is null where a cook needs none ("to taste")."""

    name: Annotated[str, _text(200, 1)]
    quantity: Annotated[Decimal, Field(gt=0, le=50_000)] | None
    unit: Annotated[str, _text(30)]
    notes: Annotated[str, _text(300)]
    is_optional: bool


class ModelStep(_Strict):
    """One step. `temperature` such as "200 °C", empty where there is none; `minutes` null where it takes no time."""

    text: Annotated[str, _text(2000, 1)]
    temperature: Annotated[str, _text(40)]
    minutes: Minutes | None


class ModelUnused(_Strict):
    """A given ingredient that is not in the recipe, and why."""

    name: Annotated[str, _text(200, 1)]
    reason: Annotated[str, _text(300, 1)]


class ModelRecipe(_Strict):
    """The whole answer. Nutrition is per serving: kcal and grams."""

    short_title: Annotated[str, _text(80, 3)]
    long_title: Annotated[str, _text(200, 3)]
    description: Annotated[str, _text(1500, 20)]
    cultural_notes: Annotated[str, _text(1500)]
    difficulty: Literal["Easy", "Medium", "Hard"]
    prep_minutes: Minutes
    cook_minutes: Minutes
    servings: Annotated[int, Field(ge=1, le=50)]
    calories: Annotated[Decimal, Field(ge=0, le=3000)]
    protein_grams: Grams
    carbs_grams: Grams
    fat_grams: Grams
    fiber_grams: Grams
    tags: Annotated[list[Annotated[str, _text(40, 1)]], Field(max_length=12)]
    ingredients: Annotated[list[ModelIngredient], Field(min_length=3, max_length=60)]
    steps: Annotated[list[ModelStep], Field(min_length=2, max_length=40)]
    unused: Annotated[list[ModelUnused], Field(max_length=30)]


def answer_of(written: ModelRecipe, ask: Ask) -> Answer:
    """Return the recipe to store. Raises UnusableAnswer: for a given ingredient that is missing, links, or haram."""
    _refuse_missing(written, ask)
    recipe = _input_of(written, ask)
    _refuse_links(recipe)
    verdict = judge_recipe(**texts_of_input(recipe)._asdict())
    if not verdict.is_publishable:
        raise HaramAnswer(f"It is not halal: {verdict.findings[0].verdict.reason}")
    return Answer(recipe=recipe, notes=tuple(f"{each.name} is not used: {each.reason}" for each in written.unused))


def _refuse_missing(written: ModelRecipe, ask: Ask) -> None:
    said = " ".join([*(part.name for part in written.ingredients), *(each.name for each in written.unused)]).casefold()
    # By its last word: "Basmati Rice" is used by "rice, washed".
    missing = [name for name in ask.ingredients if _stem(name) not in said]
    if missing:
        raise UnusableAnswer(f"These given ingredients are neither used nor listed as unused: {', '.join(missing)}.")


def _stem(name: str) -> str:
    word = name.casefold().split()[-1]
    return word[:-2] if word.endswith("es") and len(word) > 4 else word.removesuffix("s") if len(word) > 3 else word


def _refuse_links(recipe: RecipeInput) -> None:
    texts = texts_of_input(recipe)
    for text in (texts.title, *texts.lines, *texts.texts, *texts.notes, *recipe.tags):
        if LINK.search(text) or MARKUP.search(text):
            raise UnusableAnswer("A recipe has no links, addresses or markup.")


def _input_of(written: ModelRecipe, ask: Ask) -> RecipeInput:
    return RecipeInput(
        short_title=written.short_title,
        long_title=written.long_title,
        description=written.description,
        cultural_notes=written.cultural_notes or None,
        cuisine_code=ask.cuisine_code,
        category_code=ask.category_code,
        difficulty=written.difficulty,
        prep_minutes=written.prep_minutes,
        cook_minutes=written.cook_minutes,
        total_minutes=written.prep_minutes + written.cook_minutes,
        serving_size=written.servings,
        nutrition=Nutrition(
            calories=written.calories,
            protein_grams=written.protein_grams,
            carbs_grams=written.carbs_grams,
            fat_grams=written.fat_grams,
            fiber_grams=written.fiber_grams,
        ),
        tags=tuple(written.tags),
        ingredients=tuple(IngredientInput(**part.model_dump()) for part in written.ingredients),
        steps=tuple(
            StepInput(text=step.text, temperature=step.temperature, time_needed_minutes=step.minutes)
            for step in written.steps
        ),
    )
