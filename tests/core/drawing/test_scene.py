"""Pictures as SVG: what is chosen, and that it stays the same."""

from typing import Any

import pytest

from core.drawing.cuisines import CUISINES
from core.drawing.menu import choose_dish
from core.drawing.scene import compose

BIRYANI = {"short_title": "A Biryani", "cuisine": "IND", "category": "MAIN"}


def test_every_cuisine_has_its_own_pair_of_colours() -> None:
    assert len({(cuisine.ground, cuisine.second) for cuisine in CUISINES.values()}) == len(CUISINES) == 20


def test_the_same_recipe_gives_the_same_picture() -> None:
    assert compose(BIRYANI, "4:3") == compose(BIRYANI, "4:3")


def test_two_recipes_of_one_dish_differ() -> None:
    other = {**BIRYANI, "short_title": "B Biryani"}

    assert choose_dish(BIRYANI) is choose_dish(other)
    assert compose(BIRYANI, "4:3") != compose(other, "4:3")


def test_a_recipe_with_picture_data_shows_them() -> None:
    own = {**BIRYANI, "picture": {"vessel": "bowl", "food": ["dip"]}}

    assert compose(own, "4:3") != compose(BIRYANI, "4:3")


@pytest.mark.parametrize(
    ("recipe", "word"),
    [
        ({"short_title": "Lamb Biryani"}, "biryani"),
        ({"short_title": "Masala Dosa"}, "dosas?"),
        ({"short_title": "Grandmother's Pot", "picture": {"dish": "lentil soup"}}, "soup"),
        ({"short_title": "Grandmother's Pot", "tags": ["weeknight", "noodles"]}, "noodles"),
        ({"short_title": "Xyzzy", "category": "DES"}, "pudding"),
        ({"short_title": "Xyzzy", "category": "RAM"}, "soup"),
        ({"short_title": "Xyzzy"}, "stew"),
    ],
)
def test_a_dish_is_found_by_title_then_hint_then_tags_then_category(recipe: dict[str, Any], word: str) -> None:
    assert word in choose_dish(recipe).words


def test_a_particular_dish_outranks_a_general_one() -> None:
    assert "falafel" in choose_dish({"short_title": "Rice with Falafel"}).words


@pytest.mark.parametrize("code", CUISINES)
def test_every_cuisine_can_serve_any_category(code: str) -> None:
    for category in ("BRK", "APP", "MAIN", "SNK", "DES", "RAM", "EID"):
        assert compose({"short_title": f"Dish of {code}", "cuisine": code, "category": category}, "4:3").endswith(
            "</svg>"
        )
