"""What a recipe needs, and which foods at hand meet a need."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.at_hand.foods import keys_at_hand, keys_of_need, needs_of


def has(at_hand: str, need: str) -> bool:
    """Tell whether a food at hand meets a need."""
    return not set(keys_at_hand(at_hand)).isdisjoint(keys_of_need(need))


@pytest.mark.parametrize(
    ("at_hand", "need"),
    [
        ("tomatoes", "ripe tomatoes"),
        ("Tomato", "plum tomatoes"),
        ("chicken", "boneless chicken thighs"),
        ("chicken thighs", "chicken"),
        ("beef", "beef shank"),
        ("rice", "basmati rice"),
        ("basmati rice", "rice"),
        ("onion", "red onions"),
        ("eggs", "egg"),
        ("yoghurt", "Greek yogurt"),
        ("cheese", "feta"),
        ("cilantro", "fresh coriander"),
        ("prawns", "shrimp"),
        ("butter", "butter or ghee"),
        ("ghee", "butter or ghee"),
        ("lemon", "lemon juice"),
    ],
)
def test_a_cook_would_say_that_it_is_there(at_hand: str, need: str) -> None:
    assert has(at_hand, need)


@pytest.mark.parametrize(
    ("at_hand", "need"),
    [
        ("rice", "rice vinegar"),
        ("milk", "coconut milk"),
        ("coconut", "coconut milk"),
        ("butter", "peanut butter"),
        ("potatoes", "sweet potatoes"),
        ("tomatoes", "tomato paste"),
        ("chicken", "chicken stock"),
        ("flour", "chickpea flour"),
        ("egg", "eggplant"),
        ("pepper", "bell pepper"),
        ("ginger", "ginger biscuits"),
        ("lamb", "beef shank"),
    ],
)
def test_a_cook_would_say_that_it_is_something_else(at_hand: str, need: str) -> None:
    assert not has(at_hand, need)


def test_staples_what_is_optional_and_what_is_only_served_with_it_are_not_needed() -> None:
    names = ["chickpeas", "salt", "Water", "olive oil", "parsley, to serve", "pine nuts (optional)", "tahini"]

    assert needs_of(names) == ["chickpeas", "tahini"]


def test_a_food_that_is_named_twice_is_one_need() -> None:
    assert needs_of(["onion, sliced", "onion, diced", "garlic cloves", "garlic"]) == ["onion", "garlic cloves"]


def test_a_food_and_its_kind_are_one_need() -> None:
    assert needs_of(["lemon juice", "lemon", "basmati rice", "rice"]) == ["lemon juice", "basmati rice"]


def test_a_choice_that_a_staple_meets_is_not_needed() -> None:
    assert needs_of(["ghee or sunflower oil", "lamb"]) == ["lamb"]


@pytest.mark.parametrize("typed", ["", "  ", "🍅", "-", "'"])
def test_what_has_no_word_is_no_food(typed: str) -> None:
    assert keys_at_hand(typed) == ()


WITHOUT_CHOICES = st.text(st.characters(exclude_characters="/"), max_size=120).filter(lambda text: " or " not in text)


@given(st.lists(WITHOUT_CHOICES, max_size=12))
def test_a_need_is_met_by_a_food_of_its_own_name(names: list[str]) -> None:
    assert all(has(need, need) for need in needs_of(names))
