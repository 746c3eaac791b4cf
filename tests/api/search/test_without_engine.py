"""While the search engine is away, PostgreSQL answers searches: the same fields, filters, pages and totals."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy import Engine, event, text

from api.search.standby.answers import Standby, answer_all
from core.db import Database, make_session
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.standby.shape import read_shape
from core.settings import Settings
from indexer.search_engine import SearchEngine
from tests.engine_away import engine_away
from tests.factories import Factory

List = Callable[..., dict[str, Any]]
LIST = "/api/v1.0/recipes/search"
GATEWAY = "/api/v1.0/search"


@pytest.fixture
def away(search_client: TestClient, make: Factory, indexed: Callable[[], None], settings: Settings) -> Iterator[List]:
    """Two recipes, and the list call while the engine is away."""
    turkish, indian = make.cuisine("TR", "Turkish"), make.cuisine("IND", "Indian")
    make.recipe("Lentil Soup", cuisine=turkish, ingredients=("red lentils", "onions"), difficulty="Easy")
    make.recipe("Chicken Curry", cuisine=indian, ingredients=("chicken", "onions"), difficulty="Hard")
    make.committed()
    indexed()

    def ask(**query: Any) -> dict[str, Any]:
        response = search_client.get(LIST, params=query)
        assert response.status_code == 200, response.text
        return dict(response.json())

    with engine_away(search_client, settings):
        yield ask


def titles(answer: dict[str, Any]) -> list[str]:
    return [recipe["Short_Title"] for recipe in answer["Recipes"]]


def gateway(client: TestClient, **query: Any) -> Response:
    return client.post(f"{GATEWAY}/multi-search", json={"queries": [{"indexUid": "recipes", **query}]})


def test_the_answer_says_so(away: List) -> None:
    assert away()["Degraded"] is True


def test_an_answer_of_the_engine_does_not(search_client: TestClient) -> None:
    assert search_client.get(LIST).json()["Degraded"] is False


def test_an_index_with_settings_of_another_release_is_no_error(
    search_client: TestClient, make: Factory, indexed: Callable[[], None], search: SearchEngine, recipe_index: str
) -> None:
    make.recipe("Lentil Soup")
    make.committed()
    indexed()
    search.run(lambda: search.client.index(recipe_index).update_searchable_attributes(["Tags"]))

    answer = search_client.get(LIST, params={"Search_Text": "lentil"})

    assert answer.status_code == 200
    assert (titles(answer.json()), answer.json()["Degraded"]) == (["Lentil Soup"], True)


def test_words_find_titles_and_ingredients(away: List) -> None:
    assert titles(away(Search_Text="curry")) == ["Chicken Curry"]
    assert titles(away(Search_Text="red lentils")) == ["Lentil Soup"]


def test_a_half_typed_word_finds(away: List) -> None:
    assert titles(away(Search_Text="chick")) == ["Chicken Curry"]


def test_a_slip_of_the_finger_finds(away: List) -> None:
    assert titles(away(Search_Text="chiken curyr")) == ["Chicken Curry"]


def test_a_text_that_must_be_shortened_is_asked_in_few_statements(away: List) -> None:
    statements: list[str] = []

    def note(*call: Any) -> None:
        statements.append(call[2])

    event.listen(Engine, "before_cursor_execute", note)
    try:
        answer = away(Search_Text="chiken zzyzx curyr qwvut onins")
    finally:
        event.remove(Engine, "before_cursor_execute", note)

    assert (titles(answer), answer["Relaxed"]) == (["Chicken Curry"], True)
    # Dozens of texts are tried; each used to be a statement, and five more where it found nothing.
    assert len([each for each in statements if "standby_" in each]) < 40


def test_filters_narrow(away: List) -> None:
    assert titles(away(Cuisines="turkish")) == ["Lentil Soup"]
    assert titles(away(Search_Text="onions", Difficulty_Levels="Hard")) == ["Chicken Curry"]


def test_an_unknown_value_of_a_filter_matches_nothing(away: List) -> None:
    assert away(Cuisines="nowhere")["Total_Recipes"] == 0


def test_pages_share_the_exact_total(away: List) -> None:
    first, second = away(Search_Text="onions", Limit=1), away(Search_Text="onions", Limit=1, Offset=1)

    assert (first["Total_Recipes"], second["Total_Recipes"]) == (2, 2)
    assert (first["HasMore"], second["HasMore"]) == (True, False)
    assert sorted(titles(first) + titles(second)) == ["Chicken Curry", "Lentil Soup"]


def test_a_page_beyond_the_last_keeps_the_total(away: List) -> None:
    answer = away(Search_Text="onions", Offset=36)

    assert (answer["Recipes"], answer["Total_Recipes"]) == ([], 2)


def test_what_is_excluded_is_not_found(away: List) -> None:
    assert titles(away(Search_Text="onions without chicken")) == ["Lentil Soup"]


def test_a_recipe_unpublished_meanwhile_is_neither_shown_nor_counted(away: List, database: Database) -> None:
    with database.begin() as connection:
        connection.execute(
            text("UPDATE recipes SET is_published = false, published_at = NULL WHERE short_title = 'Lentil Soup'")
        )

    answer = away()

    assert (titles(answer), answer["Total_Recipes"]) == (["Chicken Curry"], 1)


def test_no_more_is_read_than_an_answer_counts(away: List, database: Database, settings: Settings) -> None:
    shape = replace(read_shape(RECIPES, settings.search_config_dir), max_total=1)
    everything, onions, counts = (
        {"q": "", "hitsPerPage": 5},
        {"q": "onions", "hitsPerPage": 5},
        {"q": "onions", "hitsPerPage": 0, "facets": ["Cuisine_Name"]},
    )
    with make_session(database) as session:
        answers = answer_all(session, [(Standby(RECIPES, shape), each) for each in (everything, onions, counts)])

    assert [(each["totalHits"], len(each["hits"])) for each in answers] == [(1, 1), (1, 1), (1, 0)]
    assert sum(answers[2]["facetDistribution"]["Cuisine_Name"].values()) == 1


def test_filters_are_counted(away: List, search_client: TestClient) -> None:
    answer = gateway(search_client, q="onions", hitsPerPage=0, facets=["Cuisine_Name", "Difficulty_Facets"]).json()

    assert answer["degraded"] is True
    (result,) = answer["results"]
    assert result["facetDistribution"]["Cuisine_Name"] == {"Turkish": 1, "Indian": 1}
    assert result["totalHits"] == 2


def test_values_of_a_facet_are_found(away: List, search_client: TestClient) -> None:
    answer = search_client.post(
        f"{GATEWAY}/indexes/recipes/facet-search", json={"facetName": "Ingredients", "facetQuery": "oni"}
    )

    assert [hit["value"] for hit in answer.json()["facetHits"]] == ["onions"]
    assert [hit["count"] for hit in answer.json()["facetHits"]] == [2]


def test_suggestions_mark_what_was_typed(away: List, search_client: TestClient) -> None:
    marks = {"highlightPreTag": "<", "highlightPostTag": ">", "attributesToHighlight": ["Short_Title"]}

    (result,) = gateway(search_client, q="lent", hitsPerPage=3, **marks).json()["results"]

    assert [hit["_formatted"]["Short_Title"] for hit in result["hits"]] == ["<Lent>il Soup"]


@pytest.mark.parametrize(
    "filter_", ["Total_Time <", "Nothing = 1", "Cuisine_Name IN [", "(ID = 1", "Total_Time < soon"]
)
def test_a_filter_that_cannot_be_read_is_refused(away: List, search_client: TestClient, filter_: str) -> None:
    assert gateway(search_client, filter=filter_).status_code == 400


@pytest.mark.parametrize(
    ("filter_", "total"),
    [
        ("Cuisine_Name = turkish OR Cuisine_Name = Indian", 2),
        ("NOT Cuisine_Name = Turkish", 1),
        ("Cuisine_Name != Turkish AND Tags IN [none]", 0),
        ([["Cuisine_Name = Turkish", "Cuisine_Name = Indian"], "Difficulty_Facets = Hard"], 1),
        ("Calories > 0", 0),
        ("Calories IS NULL", 2),
        ('Cuisine_Name = "it\'s \\\\ odd"', 0),
    ],
)
def test_filters_of_the_engine_are_understood(away: List, search_client: TestClient, filter_: Any, total: int) -> None:
    response = gateway(search_client, filter=filter_, hitsPerPage=0)

    assert response.json()["results"][0]["totalHits"] == total
