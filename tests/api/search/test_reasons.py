"""What a card of the list says of why it is there."""

from collections.abc import Callable

import pytest

from tests.api.conftest import Get
from tests.factories import Factory


@pytest.fixture
def kitchen(make: Factory, indexed: Callable[[], None]) -> None:
    """Recipes that searches find for many reasons."""
    make.recipe("Chicken Tagine", ingredients=("chicken thighs", "preserved lemon"))
    make.recipe("Hummus", ingredients=("chickpeas", "tahini"))
    make.recipe("Mango Lassi", ingredients=("mango", "yogurt"))
    make.recipe("Chicken Biryani", ingredients=("chicken", "basmati rice"))
    make.recipe("Baked Salmon", ingredients=("salmon", "dill"), cuisine=make.cuisine("TR", "Turkish"))
    make.recipe("Butter Chicken", ingredients=("chicken", "butter"))
    make.committed()
    indexed()


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        ("tagine", {"Chicken Tagine": None, "Hummus": "with tahini"}),
        ("lassee", {"Mango Lassi": "spelt lassi"}),
        ("chicken biryani", {"Chicken Biryani": None}),
        ("biriyani", {"Chicken Biryani": None}),
        ("biry", {"Chicken Biryani": None}),
        ("garbanzo", {"Hummus": "with chickpeas"}),
        ("fish", {"Baked Salmon": None}),
        ("turkish", {"Baked Salmon": None}),
        ("butterchicken", {"Butter Chicken": None}),
        ("basmati", {"Chicken Biryani": "with basmati rice"}),
        ("", dict.fromkeys(
            ["Chicken Tagine", "Hummus", "Mango Lassi", "Chicken Biryani", "Baked Salmon", "Butter Chicken"]
        )),
    ],
)  # fmt: skip
def test_a_recipe_says_why_it_is_there_where_its_name_does_not(
    kitchen: None, get: Get, text: str, reasons: dict[str, str | None]
) -> None:
    recipes = get("/recipes/search", Search_Text=text).json()["Recipes"]

    assert {recipe["Short_Title"]: recipe["Found_By"] for recipe in recipes} == reasons
