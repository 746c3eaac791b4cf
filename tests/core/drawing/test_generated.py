"""A recipe without picture data gets pictures that show its dish."""

import pytest
from PIL import ImageChops, ImageStat

from core.drawing import draw_recipe_picture
from core.drawing.composition import read_composition
from core.drawing.generated import choose_picture, describe


def test_a_recipe_gets_a_preview_and_a_banner() -> None:
    preview, banner = draw_recipe_picture("Lamb Biryani with Mint", "IND", "MAIN", ["lamb shoulder", "basmati rice"])

    assert [(picture.mode, picture.size) for picture in (preview, banner)] == [
        ("RGB", (1200, 900)),
        ("RGB", (1600, 720)),
    ]


def test_the_same_recipe_gets_the_same_pixels() -> None:
    first, second = (draw_recipe_picture("Date Cake", "ME", "DES", ["dates", "flour"])[0] for _ in range(2))

    assert first.tobytes() == second.tobytes()


def test_two_recipes_of_one_dish_get_different_pictures() -> None:
    first, second = (
        draw_recipe_picture(title, "PAK", "MAIN", ["chicken"])[0] for title in ("Chicken Karahi", "Lamb Karahi")
    )

    assert max(ImageStat.Stat(ImageChops.difference(first, second)).mean) > 10


def test_a_cuisine_without_a_tile_is_drawn_on_the_tile_of_the_middle_east() -> None:
    assert describe("Soup", "XXX", "MAIN", [])["cuisine"] == "ME"


def layers_of(title: str, category: str, *ingredients: str) -> str:
    return str(choose_picture(title, category, ingredients)["food"])


@pytest.mark.parametrize(
    ("title", "category", "ingredients", "layer"),
    [
        ("Chicken Biryani", "MAIN", ["okra"], "{'grains': 'saffron rice'}"),
        ("Chicken and Rice Soup with Chili", "MAIN", [], "'swirl'"),
        ("Grandmother's Evening Pot", "MAIN", ["chickpeas", "spaghetti"], "'noodles'"),
        ("Grandmother's Evening Pot", "MAIN", ["basmati rice"], "'grains'"),
        ("Grandmother's Evening Pot", "MAIN", ["rice vinegar"], "'pool'"),
        ("Xyzzy", "DES", ["milk"], "'pool'"),
        ("Xyzzy", "DES", ["flour"], "'crust'"),
    ],
)
def test_the_dish_is_chosen_by_title_then_ingredients_then_category(
    title: str, category: str, ingredients: list[str], layer: str
) -> None:
    assert layer in layers_of(title, category, *ingredients)


def test_a_stew_shows_its_ingredients() -> None:
    assert "okra" in layers_of("Summer Stew", "MAIN", "okra", "tomatoes")
    assert "okra" not in layers_of("Summer Stew", "MAIN", "carrots", "tomatoes")


def test_a_stew_of_unknown_ingredients_is_not_empty() -> None:
    assert len(choose_picture("Summer Stew", "MAIN", ["salt"])["food"]) > 3


def test_a_dish_with_a_look_of_its_own_keeps_it() -> None:
    assert layers_of("Baklava", "DES", "walnuts") == layers_of("Baklava", "DES", "pistachios")


@pytest.mark.parametrize(
    ("title", "category", "mood"),
    [
        ("Rice Pudding", "DES", "sweet"),
        ("Cucumber Salad", "APP", "fresh"),
        ("Braised Beef", "MAIN", "dark"),
        ("Harira", "RAM", "warm"),
    ],
)
def test_the_light_suits_the_dish(title: str, category: str, mood: str) -> None:
    assert choose_picture(title, category, [])["mood"] == mood


@pytest.mark.parametrize("title", ["", "🍲", "a" * 300, "[(*", "with"])
def test_any_title_has_a_picture(title: str) -> None:
    read_composition(choose_picture(title, "", []))
