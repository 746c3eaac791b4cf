"""What a search does rather than find nothing."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from api.search.relax import swap_start
from tests.api.conftest import Get
from tests.factories import Factory

PATH = "/recipes/search"


@pytest.fixture
def kitchen(make: Factory, indexed: Callable[[], None]) -> None:
    """Four dishes, one of which has words in its text that no search for it would use."""
    make.recipe("Chicken Curry", ingredients=("chicken", "onions"), cuisine=make.cuisine("PAK", "Pakistani"))
    make.recipe("Keto Cheese Bread", ingredients=("cheese", "eggs"), total_minutes=90, difficulty="Hard")
    make.recipe("Zucchini Boats", ingredients=("zucchini", "rice"), total_minutes=20, difficulty="Easy")
    make.recipe("Lentil Soup", ingredients=("lentils", "instant yeast"), description="Goes with keto bread.")
    make.committed()
    indexed()


@pytest.mark.parametrize(
    ("text", "titles"),
    [
        ("xyzzy chicken", ["Chicken Curry"]),
        ("chicken xyzzy curry", ["Chicken Curry"]),
        ("hcicken curry", ["Chicken Curry"]),
        ("chiken curry xyzzy", ["Chicken Curry"]),
        ("quick chicken curry", ["Chicken Curry"]),
        ("instapot chicken", ["Chicken Curry"]),
        ("keto zucchini", ["Zucchini Boats"]),
        ("xyzzy soup without onions", ["Lentil Soup"]),
    ],
)
def test_words_in_the_way_give_way(kitchen: None, get: Get, text: str, titles: list[str]) -> None:
    body = get(PATH, Search_Text=text).json()

    assert [recipe["Short_Title"] for recipe in body["Recipes"]] == titles
    assert body["Relaxed"] is True


@pytest.mark.parametrize("text", ["chicken without onions", "xyzzy qwertzu", "xyzzy without onions", "hcxicken"])
def test_what_nothing_meets_finds_nothing(kitchen: None, get: Get, text: str) -> None:
    body = get(PATH, Search_Text=text).json()

    assert body["Total_Recipes"] == 0
    assert body["Relaxed"] is False


def test_a_wish_that_can_be_met_is_met(kitchen: None, get: Get) -> None:
    body = get(PATH, Search_Text="quick and easy recipes").json()

    assert [recipe["Short_Title"] for recipe in body["Recipes"]] == ["Zucchini Boats"]
    assert body["Relaxed"] is False


def test_what_only_a_filter_hides_stays_hidden(kitchen: None, get: Get) -> None:
    body = get(PATH, Search_Text="zucchini boats", Cuisines="PAK").json()

    assert body["Total_Recipes"] == 0
    assert body["Relaxed"] is False


@given(st.text())
def test_swapping_twice_gives_the_word_back(word: str) -> None:
    assert swap_start(swap_start(word)) == word
