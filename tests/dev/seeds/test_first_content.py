"""The first content is whole, halal and cookable as far as a machine can tell."""

import re
from collections import Counter
from typing import Any

import pytest

from core.halal import Status, judge_recipe
from core.labels import Diet, Suitability, label_recipe
from core.lookups import read_lookups
from core.recipes.inputs import RecipeInput
from dev.seeds.read import draft_of, read_recipes

SEEDS = read_recipes()
LOOKUPS = read_lookups()
DIETS = {
    "vegan": Diet.VEGAN,
    "vegetarian": Diet.VEGETARIAN,
    "gluten-free": Diet.GLUTEN_FREE,
    "eggless": Diet.EGG_FREE,
}
"""The tags that promise a diet."""


@pytest.fixture(params=sorted(SEEDS))
def slug(request: pytest.FixtureRequest) -> str:
    """Each seed's slug in turn."""
    return str(request.param)


@pytest.fixture
def seed(slug: str) -> dict[str, Any]:
    """Each seed as it stands in its file."""
    return SEEDS[slug]


@pytest.fixture
def draft(slug: str) -> RecipeInput:
    """Each seed as a draft."""
    return draft_of(slug, SEEDS[slug])


def test_there_are_recipes_for_every_cuisine_and_category() -> None:
    cuisines = Counter(seed["cuisine"] for seed in SEEDS.values())
    categories = Counter(seed["category"] for seed in SEEDS.values())

    assert len(SEEDS) >= 240
    assert min(cuisines.values()) >= 12
    assert set(cuisines) == {row["code"] for row in LOOKUPS["cuisines"]}
    assert set(categories) == {row["code"] for row in LOOKUPS["categories"]}
    assert min(categories.values()) >= 18


def test_no_dish_is_there_twice() -> None:
    names = Counter(
        name
        for seed in SEEDS.values()
        for name in {spelt.casefold() for spelt in (seed["short_title"], *seed["other_names"])}
    )

    assert [seed["short_title"] for seed in SEEDS.values() if names[seed["short_title"].casefold()] > 1] == []


def test_the_quick_add_ingredients_are_known() -> None:
    quick = (
        "Chicken, Beef, Lamb, Rice, Onion, Garlic, Tomato, Ginger, Cumin, Coriander, Turmeric, Yogurt, Lemon,"
        " Olive Oil, Basmati Rice, Potatoes, Carrots, Bell Peppers"
    )

    assert set(quick.split(", ")) <= {row["name"] for row in LOOKUPS["ingredients"]}


def test_the_guard_has_nothing_against_it(draft: RecipeInput) -> None:
    verdict = judge_recipe(
        [" ".join(filter(None, (part.name, part.notes))) for part in draft.ingredients],
        title=f"{draft.short_title}. {draft.long_title}",
        texts=[draft.description, draft.cultural_notes or "", *(step.text for step in draft.steps)],
    )

    assert [(finding.text, finding.verdict.term) for finding in verdict.findings] == []
    assert verdict.status is Status.HALAL


def test_its_energy_is_that_of_its_nutrients(seed: dict[str, Any]) -> None:
    parts = seed["nutrition"]
    energy = 4 * parts["protein_grams"] + 4 * parts["carbs_grams"] + 9 * parts["fat_grams"]

    assert energy == pytest.approx(parts["calories"], rel=0.12)


def test_the_calories_of_a_serving_are_plausible(seed: dict[str, Any]) -> None:
    assert 40 <= seed["nutrition"]["calories"] <= 1100


def test_no_diet_is_promised_that_the_ingredients_rule_out(seed: dict[str, Any], draft: RecipeInput) -> None:
    labels = label_recipe([f"{part.name} {part.notes}" for part in draft.ingredients if not part.is_optional])
    promised = {DIETS[tag] for tag in seed["tags"] if tag in DIETS}

    ruled_out = {label.diet for label in labels.diets if label.verdict is Suitability.NOT_SUITABLE}
    assert promised & ruled_out == set()


def test_the_steps_take_about_as_long_as_the_whole(draft: RecipeInput) -> None:
    assert draft.total_minutes is not None
    timed = sum(step.time_needed_minutes or 0 for step in draft.steps)

    # Steps that run side by side add up to more than the clock, handiwork without a time to less.
    assert 0.6 <= timed / draft.total_minutes <= 1.6


def test_a_step_that_names_the_heat_of_the_oven_carries_it(draft: RecipeInput) -> None:
    heated = [step for step in draft.steps if re.search(r"\boven\b[^.]*\d °C", step.text)]

    assert [step.text for step in heated if not step.temperature] == []


def test_the_total_is_at_least_preparing_and_cooking(draft: RecipeInput) -> None:
    assert draft.total_minutes is not None
    assert draft.total_minutes >= (draft.prep_minutes or 0) + (draft.cook_minutes or 0)


def test_its_texts_fit_where_they_are_shown(draft: RecipeInput) -> None:
    assert len(draft.short_title) <= 48
    assert len(draft.long_title) <= 110
    assert 120 <= len(draft.description) <= 340
    assert draft.cultural_notes
    assert 3 <= len(draft.tags) <= 6
    assert len(draft.ingredients) >= 4
    assert len(draft.steps) >= 3


def test_every_quantity_is_positive(draft: RecipeInput) -> None:
    assert all(part.quantity is None or part.quantity > 0 for part in draft.ingredients)
