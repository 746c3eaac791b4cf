"""A dish that takes a few minutes more than wished is written as a cook in a hurry does it."""

import pytest

from core.composing.wishes import understand
from tests.core.composing.test_compose import recipe_of, text_of

CHAAT = ("chickpeas", "potatoes", "yogurt", "tamarind", "cilantro")


def test_a_chaat_is_done_in_thirty_minutes_with_smaller_potatoes() -> None:
    hurried = recipe_of(*CHAAT, cuisine="IND", category="RAM", say="under 30 minutes")
    assert (hurried.recipe.total_minutes or 0) <= 30
    assert "Ready in at most 30 minutes." in hurried.wishes
    assert "cut into 1 cm pieces" in text_of(hurried)


def test_without_a_wish_for_time_nothing_is_hurried() -> None:
    assert "cut into 2 cm pieces" in text_of(recipe_of(*CHAAT, cuisine="IND", category="RAM"))


def test_a_few_minutes_over_the_wish_are_taken_off_the_knife_work() -> None:
    answer = recipe_of("salmon", "potatoes", "lemon", "green beans", cuisine="MED", say="under 30 minutes")
    assert answer.recipe.total_minutes == sum(step.time_needed_minutes or 0 for step in answer.recipe.steps) <= 30
    assert "boil the eggs in a small pot for 9 minutes" in text_of(answer)


@pytest.mark.parametrize(
    ("say", "minutes"),
    [("Breakfast in twenty minutes", 20), ("ready in half an hour", 30), ("a 25-minute breakfast", 25)],
)
def test_minutes_are_understood_in_words_and_before_any_meal(say: str, minutes: int) -> None:
    assert understand(say).max_minutes == minutes
