"""What was cooked before joins late and is only heated through; rice is not boiled twice."""

import pytest

from core.composing.recognise import recognise
from tests.core.composing.test_compose import recipe_of, text_of


@pytest.mark.parametrize("typed", ["leftover roast chicken", "rotisserie chicken", "cooked chicken", "grilled chicken"])
def test_a_name_that_says_so_means_cooked_meat(typed: str) -> None:
    fact = recognise(typed)
    assert fact is not None
    assert (fact.name, fact.is_cooked, fact.cooking_minutes("stew")) == ("cooked chicken", True, 5)


@pytest.mark.parametrize("typed", ["beef roast", "roasted peppers", "boiled eggs", "cooked rice", "chicken"])
def test_other_names_stay_what_they_were(typed: str) -> None:
    fact = recognise(typed)
    assert fact is not None
    assert not fact.is_cooked


def test_leftover_meat_is_neither_browned_nor_simmered_with_the_raw_vegetables() -> None:
    steps = recipe_of("roast beef", "potatoes", "carrots", "onion", cuisine="UK").recipe.steps
    heating = [step for step in steps if "Add the beef" in step.text]
    assert [step.time_needed_minutes for step in heating] == [5]
    assert not any("brown the" in step.text or "Put the meat back" in step.text for step in steps)


def test_what_was_to_be_browned_with_it_is_still_stirred_in() -> None:
    answer = recipe_of("roast beef", "potatoes", "carrots", "onion", cuisine="UK")
    assert "all-purpose flour" in [part.name for part in answer.recipe.ingredients]
    assert "stir in the flour" in text_of(answer)


def test_boiled_potatoes_are_only_heated() -> None:
    steps = recipe_of(
        "cooked turkey", "boiled potatoes", "tomatoes", "onion", "peppers", cuisine="WAF", category="EID"
    ).recipe.steps
    minutes = [step.time_needed_minutes for step in steps if "and potatoes are hot" in step.text]
    assert minutes == [5]


def test_cooked_rice_is_warmed_and_takes_no_water() -> None:
    answer = recipe_of("leftover rice", "tomatoes", "scotch bonnet", "onion", "chicken", cuisine="WAF")
    assert "water" not in [part.name for part in answer.recipe.ingredients]
    assert "put the rice and a spoonful of water in a small pot and warm, covered, until hot." in text_of(answer)
