"""Stored fingerprints outlive releases: an import must not overwrite edits because the code has changed."""

from dataclasses import dataclass, replace
from decimal import Decimal

import pytest
from sqlalchemy.orm import Session

from core.recipes.fingerprints import fingerprint_of, is_unchanged
from core.recipes.inputs import IngredientInput, Nutrition, RecipeInput, Source, StepInput
from core.recipes.store import Outcome, store_recipe
from tests.factories import Factory

SOUP = RecipeInput(
    short_title="Lentil Soup",
    long_title="Red Lentil Soup",
    description="A soup.",
    cultural_notes="Eaten at iftar.",
    other_names=("Mercimek",),
    cuisine_code="TR",
    category_code="SP",
    difficulty="Easy",
    prep_minutes=10,
    cook_minutes=30,
    total_minutes=40,
    serving_size=4,
    ingredients=(
        IngredientInput(
            name="red lentils",
            quantity=Decimal("1.50"),
            quantity_max=Decimal(2),
            unit="cup",
            notes="rinsed",
            section="Soup",
            is_optional=True,
            original_text="1.5-2 cups",
        ),
        IngredientInput(name="salt"),
    ),
    steps=(StepInput(text="Simmer until soft.", section="Soup", temperature="180 °C", time_needed_minutes=30),),
    nutrition=Nutrition(calories=Decimal(240), protein_grams=Decimal("12.5")),
    tags=("soup",),
    source=Source(key="test:soup", url="https://cook.example/soup", author="Amina", license="CC0"),
)
TEA = RecipeInput(
    short_title="Tea",
    long_title="Tea",
    ingredients=(IngredientInput(name="tea"),),
    steps=(),
    source=Source(key="test:tea"),
)
# Databases hold fingerprints like these. A test that fails here says that the next import would overwrite edits.
PINNED = [
    (SOUP, "2:f3490f423fb414895cafd6ed0450764a54782b7816623ca99a05e09366722589"),
    (TEA, "2:60ba436f58986216a9e4dccf4886c214b18f22ab541b61cb6db89c7625582897"),
]
PINNED_BY_THE_FIRST_FORMULA = [
    (SOUP, "3ffe9695204b1166eaa269cdc95073778dc2afef6c5e8ce25b5faa0624f505f2"),
    (TEA, "5ff62a0c3f9228b26f5913530af4f68ded8322cf7460a1cdb9c9035cc1477737"),
]


@dataclass(frozen=True, kw_only=True)
class LaterIngredient(IngredientInput):
    """An ingredient of a later release."""

    preparation: str = ""


@dataclass(frozen=True, kw_only=True)
class LaterNutrition(Nutrition):
    """The nutrition of a later release."""

    salt_grams: Decimal | None = None


@dataclass(frozen=True, kw_only=True)
class LaterRecipe(RecipeInput):
    """A recipe of a later release, with more fields."""

    spice_level: str | None = None
    nutrition: Nutrition = LaterNutrition()


def of_a_later_release(recipe: RecipeInput, **stated: str) -> LaterRecipe:
    """Return the same recipe as a later release would read it."""
    later = {**vars(recipe), "nutrition": LaterNutrition(**vars(recipe.nutrition))}
    later["ingredients"] = tuple(LaterIngredient(**vars(part)) for part in recipe.ingredients)
    return LaterRecipe(**{**later, **stated})


@pytest.mark.parametrize(("recipe", "fingerprint"), PINNED)
def test_fingerprints_are_the_same_in_every_release(recipe: RecipeInput, fingerprint: str) -> None:
    assert fingerprint_of(recipe) == fingerprint


@pytest.mark.parametrize(("recipe", "fingerprint"), PINNED + PINNED_BY_THE_FIRST_FORMULA)
def test_a_stored_fingerprint_recognises_its_recipe(recipe: RecipeInput, fingerprint: str) -> None:
    assert is_unchanged(recipe, fingerprint)
    assert not is_unchanged(replace(recipe, serving_size=12), fingerprint)


@pytest.mark.parametrize(("recipe", "fingerprint"), PINNED + PINNED_BY_THE_FIRST_FORMULA)
def test_a_field_that_is_added_with_a_default_changes_no_fingerprint(recipe: RecipeInput, fingerprint: str) -> None:
    assert is_unchanged(of_a_later_release(recipe), fingerprint)


@pytest.mark.parametrize(("recipe", "fingerprint"), PINNED + PINNED_BY_THE_FIRST_FORMULA)
def test_a_source_that_states_an_added_field_has_changed(recipe: RecipeInput, fingerprint: str) -> None:
    assert not is_unchanged(of_a_later_release(recipe, spice_level="Hot"), fingerprint)


def test_an_added_field_of_a_part_counts_too() -> None:
    later = of_a_later_release(TEA)
    stated = replace(later, ingredients=(LaterIngredient(name="tea", preparation="crushed"),))

    assert not any(is_unchanged(stated, fingerprint) for recipe, fingerprint in PINNED_BY_THE_FIRST_FORMULA)


def test_numbers_are_equal_whatever_their_zeros() -> None:
    def nutrition(calories: str) -> RecipeInput:
        return replace(TEA, nutrition=Nutrition(calories=Decimal(calories)))

    assert fingerprint_of(nutrition("240")) == fingerprint_of(nutrition("240.0")) == fingerprint_of(nutrition("2.4E2"))


def test_a_recipe_without_fingerprint_is_no_unchanged_import() -> None:
    assert not is_unchanged(TEA, None)


def test_edits_outlive_an_import_by_a_later_release(make: Factory, session: Session) -> None:
    owner = make.user()
    recipe, _ = store_recipe(session, TEA, owner=owner)
    recipe.short_title = "Edited by staff"

    _, outcome = store_recipe(session, of_a_later_release(TEA), owner=owner)

    assert outcome is Outcome.UNCHANGED
    assert recipe.short_title == "Edited by staff"
