"""Every seed, as SVG: quick enough to try them all."""

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
import yaml

from dev.seeds.pictures.cuisines import CUISINES
from dev.seeds.pictures.menu import choose_dish
from dev.seeds.pictures.scene import compose

SEEDS = sorted((Path(__file__).parents[4] / "dev" / "seeds" / "recipes").glob("*.yaml"))
SVG = "{http://www.w3.org/2000/svg}"


def read(path: Path) -> dict[str, Any]:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SEEDS, ids=lambda path: path.stem)
def test_every_seed_is_drawn_in_shapes_alone(path: Path) -> None:
    for ratio in ("4:3", "20:9"):
        root = ET.fromstring(compose(read(path), ratio))  # noqa: S314 - our own text

        tags = {element.tag.removeprefix(SVG) for element in root.iter()}
        assert "path" in tags
        assert not tags & {"text", "image", "use", "filter", "foreignObject"}


@pytest.mark.parametrize("path", SEEDS, ids=lambda path: path.stem)
def test_every_seed_is_named_on_the_menu(path: Path) -> None:
    recipe = read(path)
    named = f"{recipe['short_title']} {recipe['picture']['dish']}".lower()

    assert choose_dish(recipe).is_named_in(named)


def test_every_cuisine_of_the_seeds_has_its_own_pair_of_colours() -> None:
    assert {read(path)["cuisine"] for path in SEEDS} <= CUISINES.keys()
    assert len({(cuisine.ground, cuisine.second) for cuisine in CUISINES.values()}) == len(CUISINES) == 20


def test_the_same_recipe_gives_the_same_picture() -> None:
    recipe = read(SEEDS[0])

    assert compose(recipe, "4:3") == compose(recipe, "4:3")


def test_two_recipes_of_one_dish_differ() -> None:
    first, second = (
        {"short_title": title, "cuisine": "IND", "category": "MAIN"} for title in ("A Biryani", "B Biryani")
    )

    assert choose_dish(first) is choose_dish(second)
    assert compose(first, "4:3") != compose(second, "4:3")


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
