"""A dish put together from a recipe's ingredients."""

import re

import pytest
import yaml

from core.drawing.assembled import _LARDER, assemble
from core.drawing.composition import read_composition

POOL = {"pool": "sauce", "oil": "oil", "thick": 0.5}


def pieces_of(*names: str) -> list[object]:
    return [layer["heap"] for layer in assemble([], names)]


def sauce_of(*names: str) -> str:
    return str(assemble([POOL], names)[0]["pool"])


def test_each_ingredient_is_shown_once() -> None:
    assert pieces_of("basil leaves", "fresh basil", "chickpeas") == ["chickpea", {"leaf": "basil"}]


def test_garnish_lies_on_top_whatever_the_recipe_names_first() -> None:
    assert pieces_of("parsley", "lemons", "shrimp")[0] == "prawn"


def test_six_ingredients_are_enough() -> None:
    names = ["lemon", "mint", "dill", "okra", "carrots", "feta", "chicken", "beef"]

    assert len(pieces_of(*names)) == 6
    assert {"chunk": "meat"} not in pieces_of(*names)


@pytest.mark.parametrize("name", ["ground chili", "lemon juice", "chicken broth", "tomato paste", "olive oil"])
def test_what_is_ground_or_pressed_has_no_piece(name: str) -> None:
    assert pieces_of(name) == []


def test_the_first_ingredient_with_a_colour_colours_the_sauce() -> None:
    assert sauce_of("salt", "tomatoes", "spinach") == sauce_of("tomatoes") != sauce_of("spinach")


def test_a_paste_colours_the_sauce() -> None:
    assert sauce_of("tomato paste") == sauce_of("tomatoes")


def test_without_ingredients_the_sauce_is_brown() -> None:
    assert re.fullmatch("#[0-9a-f]{6}", sauce_of())


def test_every_row_of_the_larder_can_be_drawn() -> None:
    for row in yaml.safe_load(_LARDER.read_text("utf-8")):
        food = [{"pool": row.get("sauce", "#aabbcc")}]
        if "piece" in row:
            food.append({"heap": row["piece"], "count": row["count"], "size": row["size"]})
        read_composition({"vessel": "bowl", "food": food}, f"larder.yaml {row['words']}")
