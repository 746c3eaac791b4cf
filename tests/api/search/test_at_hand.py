"""The recipe list for what one has."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from api.app import API_PATH
from api.search.standby.answers import Standby
from api.search.standby.at_hand import find_cookable
from bench.plans.explain import explain
from core.db import Database, make_session
from core.models import RecipeIngredient
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.standby.shape import read_shape
from core.settings import SEARCH_CONFIG_DIR, Settings
from tests.engine_away import engine_away
from tests.factories import Factory

List = Callable[..., dict[str, Any]]


@pytest.fixture
def kitchen(make: Factory, indexed: Callable[[], None]) -> None:
    """Four recipes, from two needs to four."""
    rows = {
        "Mujaddara": ["brown lentils", "basmati rice", "onions", "salt", "olive oil"],
        "Lentil Soup": ["red lentils", "onion", "carrot", "cumin seeds", "water"],
        "Rice Pudding": ["short-grain rice", "whole milk"],
        "Grilled Halloumi": ["halloumi", "mint leaves"],
    }
    for title, names in rows.items():
        recipe = make.recipe(title)
        recipe.ingredients = [RecipeIngredient(sort_order=n, name=name) for n, name in enumerate(names, start=1)]
    make.committed()
    indexed()


@pytest.fixture
def listed(search_client: TestClient, kitchen: None) -> List:
    """Asks for the list of what can be cooked."""

    def ask(have: str, **parameters: Any) -> dict[str, Any]:
        answer = search_client.get(f"{API_PATH}/recipes/search", params={"Have": have, **parameters})
        assert answer.status_code == 200, answer.text
        body: dict[str, Any] = answer.json()
        return body

    return ask


def titles(body: dict[str, Any]) -> list[str]:
    """Return the titles of a page."""
    return [card["Short_Title"] for card in body["Recipes"]]


def test_no_more_recipes_are_read_than_an_answer_counts(kitchen: None, database: Database, settings: Settings) -> None:
    shape = replace(read_shape(RECIPES, settings.search_config_dir), max_total=2)
    with make_session(database) as session:
        found = find_cookable(session, Standby(RECIPES, shape), {"q": ""}, ["lentils", "rice"], first=0, size=5)

    assert [card["Short_Title"] for card in found.hits] == ["Mujaddara", "Rice Pudding"]
    assert found.total == 2


def test_recipes_come_by_the_share_of_their_needs_that_is_at_hand(listed: List) -> None:
    body = listed("lentils, rice, onion")

    assert titles(body) == ["Mujaddara", "Lentil Soup", "Rice Pudding"]
    assert body["Total_Recipes"] == 3
    assert body["At_Hand"]["Recipes"] == [
        {"Have": 3, "Needed": 3, "Missing": []},
        {"Have": 2, "Needed": 4, "Missing": ["carrot", "cumin seeds"]},
        {"Have": 1, "Needed": 2, "Missing": ["whole milk"]},
    ]


def test_a_text_and_filters_hold_as_well(listed: List) -> None:
    assert titles(listed("lentils, rice, onion", Search_Text="soup")) == ["Lentil Soup"]
    assert titles(listed("lentils", Search_Text="without carrot")) == ["Mujaddara"]
    assert titles(listed("lentils", Cuisines="no such cuisine")) == []


def test_pages_follow_each_other(listed: List) -> None:
    pages = [listed("lentils, rice, onion", Limit=1, Offset=offset) for offset in range(4)]

    assert [titles(page) for page in pages] == [["Mujaddara"], ["Lentil Soup"], ["Rice Pudding"], []]
    assert [page["HasMore"] for page in pages] == [True, True, False, False]
    assert {page["Total_Recipes"] for page in pages} == {3}


def test_what_the_engine_would_not_reach_is_not_reached_here(
    listed: List, search_client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    indexes: Any = search_client.app.state.search.indexes  # type: ignore[attr-defined]
    monkeypatch.setitem(indexes, RECIPES.name, replace(indexes[RECIPES.name], max_total=2))

    pages = [listed("lentils, rice, onion", Offset=offset) for offset in (0, 1, 2, 9_999_999)]

    assert [titles(page) for page in pages] == [["Mujaddara", "Lentil Soup"], ["Lentil Soup"], [], []]
    assert {page["Total_Recipes"] for page in pages} == {3}


@pytest.mark.parametrize("first", [0, 100])
def test_recipes_are_counted_once_for_a_page_even_an_empty_one(kitchen: None, database: Database, first: int) -> None:
    standby = Standby(RECIPES, read_shape(RECIPES, SEARCH_CONFIG_DIR))

    with make_session(database) as session:
        asked = explain(
            session, lambda session: find_cookable(session, standby, {"q": ""}, ["rice"], first=first, size=18)
        )

    counts = [each for each in asked if "standby_texts" in each.statement and "standby_foods" in each.statement]
    assert len(counts) == 1


def test_what_no_recipe_asks_for_is_said(listed: List) -> None:
    assert listed("rice, kohlrabi")["At_Hand"]["Needed_By_None"] == ["kohlrabi"]


def test_a_list_of_nothing_known_is_empty(listed: List) -> None:
    body = listed("kohlrabi, 🍅, ID = 1 OR ID != 1")

    assert (body["Total_Recipes"], body["Recipes"]) == (0, [])


def test_case_and_repetitions_count_once(listed: List) -> None:
    assert listed("Rice,rice, RICE") == listed("rice")


def test_an_edit_is_counted_after_the_next_drain(listed: List, make: Factory, indexed: Callable[[], None]) -> None:
    recipe = make.recipe("Halloumi Salad")
    recipe.ingredients = [RecipeIngredient(sort_order=1, name="halloumi")]
    make.committed()
    indexed()

    assert titles(listed("halloumi")) == ["Halloumi Salad", "Grilled Halloumi"]

    recipe.ingredients[0].is_optional = True
    make.committed()
    indexed()

    assert titles(listed("halloumi")) == ["Grilled Halloumi"]


def test_it_answers_while_the_engine_is_away(search_client: TestClient, settings: Settings, listed: List) -> None:
    with engine_away(search_client, settings):
        body = listed("halloumi, mint")

    assert titles(body) == ["Grilled Halloumi"]
    assert body["Degraded"] is False


def test_too_many_foods_are_refused(client: TestClient) -> None:
    have = ",".join(f"food {number}" for number in range(1_000))

    answer = client.get(f"{API_PATH}/recipes/search", params={"Have": have})

    assert answer.status_code == 422


def test_a_list_of_searches_says_nothing_of_what_is_at_hand(search_client: TestClient) -> None:
    assert search_client.get(f"{API_PATH}/recipes/search").json()["At_Hand"] is None


@pytest.mark.parametrize(
    ("text", "total"), [("", 3), ("soup", 1), ("lentl soup", 1), ("xyzzyx", 0), ("without carrot", 2), ("halloumi", 0)]
)
def test_the_filter_panel_counts_what_the_list_finds(
    listed: List, search_client: TestClient, text: str, total: int
) -> None:
    search = {"indexUid": "recipes", "q": f"{text}\x1eLentils\x1erice", "page": 1, "hitsPerPage": 1}

    [result] = search_client.post(f"{API_PATH}/search/multi-search", json={"queries": [search]}).json()["results"]

    assert result["totalHits"] == listed("lentils, rice", Search_Text=text)["Total_Recipes"] == total
