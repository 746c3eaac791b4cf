"""Hostile and meaningless texts are answered like any other: never an error, and nothing of what was excluded."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.api.conftest import Get
from tests.factories import Factory

PATH = "/recipes/search"


EVERYTHING = {"Chicken Curry", "Lentil Soup", "Onion Tart", "Plain Rice"}


@pytest.fixture
def kitchen(make: Factory, indexed: Callable[[], None]) -> None:
    """Three dishes with onions and one without."""
    make.recipe("Chicken Curry", ingredients=("chicken", "onions"), total_minutes=60)
    make.recipe("Lentil Soup", ingredients=("lentils", "onions"), total_minutes=40)
    make.recipe("Onion Tart", ingredients=("onions", "flour"), total_minutes=50)
    make.recipe("Plain Rice", ingredients=("rice",), total_minutes=20)
    make.committed()
    indexed()


def titles(answer: dict[str, Any]) -> set[str]:
    return {recipe["Short_Title"] for recipe in answer["Recipes"]}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("without without", set()),
        ("under minutes", EVERYTHING),
        ("-", EVERYTHING),
        ("--", EVERYTHING),
        ("no chicken chicken", {"Chicken Curry"}),
        ("chісken curry", {"Chicken Curry"}),  # two letters of the word are Cyrillic
        ("شوربة 30 عدس", {"Lentil Soup"}),
        ("\u202eشوربة\u202c عدس 123", {"Lentil Soup"}),
        ("chicken'; DROP TABLE recipes; --", {"Chicken Curry"}),
        ('" OR ID > 0 OR "', set()),
        ("Total_Time <= 20 AND ID EXISTS", {"Plain Rice"}),
        ("soup _geoRadius(1, 2, 3)", {"Lentil Soup"}),
        ("-onion " * 28, {"Plain Rice"}),
        (" ".join(f"-q{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"), EVERYTHING),
        ("no onion, without onions, -onion", {"Plain Rice"}),
        ("qa qb qc qd qe qf qg qh qi qj qk curry without onions", set()),
        ("😀 soup 😀", {"Lentil Soup"}),
        ("0 minutes 99999999999999999999 minutes soup", {"Lentil Soup"}),
        ("for 0 people soup", {"Lentil Soup"}),
    ],
)
def test_odd_texts_are_answered_with_sense(kitchen: None, get: Get, text: str, found: set[str]) -> None:
    response = get(PATH, Search_Text=text[:200])

    assert response.status_code == 200, response.text
    assert titles(response.json()) == found


@pytest.mark.parametrize("text", ["no onion no onion", "without onions, without onion", "-onion -onions -onion"])
def test_what_is_excluded_twice_is_one_chip(kitchen: None, get: Get, text: str) -> None:
    (chip,) = get(PATH, Search_Text=text).json()["Understood"]

    assert chip["Kind"] == "Without"
    assert chip["Text_Without_It"] == ""


def test_a_thousand_exclusions_are_refused_as_too_long(get: Get) -> None:
    assert get(PATH, Search_Text="-onion " * 1_000).status_code == 422


def test_constraints_that_leave_nothing_say_which_to_drop(kitchen: None, get: Get) -> None:
    answer = get(PATH, Search_Text="onion tart under 15 minutes without flour").json()

    assert (answer["Recipes"], answer["Total_Recipes"]) == ([], 0)
    assert {each["Label"]: each["Total_Without_It"] for each in answer["Understood"]} == {
        "Under 15 min": 0,
        "Without flour": 0,
    }
    assert answer["Without_Any"] == {"Text": "onion tart", "Total": 1}

    answer = get(PATH, Search_Text="lentil soup under 15 minutes").json()
    (chip,) = answer["Understood"]

    assert (chip["Total_Without_It"], chip["Text_Without_It"]) == (1, "lentil soup")
    assert titles(get(PATH, Search_Text=chip["Text_Without_It"]).json()) == {"Lentil Soup"}
