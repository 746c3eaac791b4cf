"""Patterns held against the site's own recipes of the same dish, and how the comparison works."""

from dataclasses import replace
from decimal import Decimal
from functools import lru_cache
from pathlib import Path

import pytest

from core.composing.checking import Figures, far_outside, figures_of
from core.composing.cuisines import flavour_bases
from core.composing.dishes import dishes
from core.composing.planning import plan_dish
from core.composing.wishes import Wishes
from core.composing.writing import write_recipe
from core.recipes.inputs import IngredientInput, RecipeInput
from dev.seeds.read import draft_of, read_recipes

LINES = (Path(__file__).parent / "same_dishes.txt").read_text(encoding="utf-8").splitlines()
SAME_DISHES = [line.split() for line in LINES if not line.startswith("#")]
RICE_AND_MEAT = RecipeInput(
    short_title="Pilaf",
    long_title="Pilaf",
    ingredients=(
        IngredientInput(name="basmati rice", quantity=Decimal(300), unit="g"),
        IngredientInput(name="stewing beef", quantity=Decimal(600), unit="g"),
    ),
    steps=(),
    prep_minutes=20,
    cook_minutes=60,
    serving_size=4,
)


@lru_cache(maxsize=1)
def _seeds() -> dict[str, RecipeInput]:
    return {slug: draft_of(slug, seed) for slug, seed in read_recipes().items()}


@pytest.mark.parametrize(("dish", "cuisine", "slugs"), [(row[0], row[1], tuple(row[2:])) for row in SAME_DISHES])
def test_a_pattern_has_ratios_and_times_of_real_recipes(dish: str, cuisine: str, slugs: tuple[str, ...]) -> None:
    plan = plan_dish(dishes()[dish], flavour_bases()[cuisine], [], Wishes())
    assert plan
    recipe = write_recipe(plan, servings=None, wishes=Wishes(), finish=None)
    assert far_outside(recipe, [figures_of(_seeds()[slug]) for slug in slugs]) == ()


def test_figures_are_grams_a_serving_by_role() -> None:
    assert figures_of(RICE_AND_MEAT) == Figures(grams={"grain": 75, "protein": 150}, minutes=80)


def test_a_role_with_an_unknown_weight_is_left_out() -> None:
    handful = IngredientInput(name="lentils", quantity=Decimal(1), unit="handful")
    figures = figures_of(replace(RICE_AND_MEAT, ingredients=(*RICE_AND_MEAT.ingredients, handful)))
    assert "legume" not in figures.grams


def test_a_share_far_above_the_published_ones_is_named() -> None:
    published = [Figures(grams={"grain": 75, "protein": 15}), Figures(grams={"grain": 75, "protein": 10})]
    assert [outlier.what for outlier in far_outside(RICE_AND_MEAT, published)] == ["protein"]


def test_the_size_of_a_serving_does_not_matter() -> None:
    assert far_outside(RICE_AND_MEAT, [Figures(grams={"grain": 150, "protein": 300})]) == ()


def test_minutes_far_from_the_published_ones_are_named() -> None:
    (outlier,) = far_outside(RICE_AND_MEAT, [Figures(minutes=10), Figures(minutes=20)])
    assert (outlier.what, outlier.value, outlier.low, outlier.high) == ("minutes", 80, 10, 20)


def test_without_published_recipes_nothing_is_outside() -> None:
    assert far_outside(RICE_AND_MEAT, []) == ()
