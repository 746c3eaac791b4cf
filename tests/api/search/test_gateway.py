"""POST /search/multi-search and facet-search: what the browser may ask, and what it may not."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from pydantic import ValidationError

from api.app import API_PATH
from api.search.gateway import MAX_FILTERS, MAX_QUERIES, MultiSearch
from core.models import Recipe
from tests.api.errors import assert_error

MULTI = f"{API_PATH}/search/multi-search"
FACET = f"{API_PATH}/search/indexes/recipes/facet-search"

Ask = Callable[..., Response]


@pytest.fixture
def ask(search_client: TestClient) -> Ask:
    """Sends queries as InstantSearch does."""
    return lambda *queries: search_client.post(MULTI, json={"queries": list(queries)})


def test_what_instantsearch_sends_is_answered_in_the_engines_form(soups: Sequence[Recipe], ask: Ask) -> None:
    query: dict[str, Any] = {
        "indexUid": "recipes",
        "q": "soup",
        "facets": ["Cuisine_Name"],
        "filter": [['"Cuisine_Name"="Turkish"', '"Cuisine_Name"="Persian"']],
        "attributesToHighlight": ["*"],
        "highlightPreTag": "__ais-highlight__",
        "highlightPostTag": "__/ais-highlight__",
        "hitsPerPage": 18,
        "page": 1,
    }
    counts = {**query, "hitsPerPage": 0, "filter": []}

    hits, facets = ask(query, counts).json()["results"]

    assert hits["indexUid"] == "recipes"
    assert hits["query"] == "soup"
    assert hits["totalHits"] == 20
    assert "__ais-highlight__Soup__/ais-highlight__" in hits["hits"][0]["_formatted"]["Short_Title"]
    assert facets["facetDistribution"]["Cuisine_Name"] == {"Persian": 10, "South Asian (Pakistani)": 10, "Turkish": 10}


def test_counts_agree_with_the_list(soups: Sequence[Recipe], ask: Ask, client: TestClient) -> None:
    result = ask({"indexUid": "recipes", "q": "recipes", "facets": ["Difficulty_Facets"], "hitsPerPage": 0}).json()

    for level, count in result["results"][0]["facetDistribution"]["Difficulty_Facets"].items():
        listed = client.get(f"{API_PATH}/recipes/search", params={"Difficulty_Levels": level}).json()
        assert listed["Total_Recipes"] == count


def test_unknown_words_are_left_out_here_too(soups: Sequence[Recipe], ask: Ask) -> None:
    result = ask({"indexUid": "recipes", "q": "xyzzyx soup", "page": 1, "hitsPerPage": 5}).json()["results"][0]

    assert result["totalHits"] == 30
    assert result["query"] == "xyzzyx soup"


def test_no_queries_are_no_results(ask: Ask) -> None:
    assert ask().json() == {"results": []}


@pytest.mark.parametrize("index", ["users", "recipes__rebuild_1", "test_recipes", "", "*", "../keys"])
def test_an_index_that_is_not_public_is_refused(ask: Ask, index: str) -> None:
    assert_error(ask({"indexUid": index, "q": "soup"}), 400, code="invalid_search")


@pytest.mark.parametrize(
    "extra",
    [
        {"showRankingScoreDetails": True},
        {"vector": [1.0]},
        {"hybrid": {}},
        {"federation": {}},
        {"hitsPerPage": 1000},
        {"page": -1},
        {"q": "a" * 1000},
        {"q": 5},
        {"filter": "x" * 5000},
        {"filter": {"a": 1}},
        {"facets": ["x"] * 100},
        {"matchingStrategy": "sideways"},
    ],
)
def test_a_parameter_out_of_bounds_is_refused(ask: Ask, extra: dict[str, Any]) -> None:
    assert_error(ask({"indexUid": "recipes", **extra}), 400, code="invalid_search")


@pytest.mark.parametrize(
    "filter_text", ["Cuisine_Name =", "(((", "Secret = 1", 'Cuisine_Name = "x', "🍲", "Cuisine_Name INN [1]"]
)
def test_a_filter_that_does_not_parse_is_refused(ask: Ask, filter_text: str) -> None:
    assert_error(ask({"indexUid": "recipes", "filter": filter_text}), 400, code="invalid_search")


def test_fifty_queries_are_refused(ask: Ask) -> None:
    assert_error(ask(*[{"indexUid": "recipes"}] * 50), 400, code="invalid_search")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'"queries"', b"\xff\xfe", b"queries=1", b'{"queries": 5}']
)
def test_a_body_that_is_no_search_is_refused(client: TestClient, body: bytes) -> None:
    assert_error(client.post(MULTI, content=body), 400, code="invalid_search")


@pytest.mark.parametrize(
    "wrong",
    [{"filter": [[0] * MAX_FILTERS] * MAX_FILTERS}, {f"p{number}": 0 for number in range(5_000)}],
    ids=["filters", "unknown parameters"],
)
def test_of_a_body_full_of_errors_few_are_looked_for(wrong: dict[str, Any]) -> None:
    body = json.dumps({"queries": [{"indexUid": "recipes", **wrong}] * MAX_QUERIES})

    with pytest.raises(ValidationError) as refused:
        MultiSearch.model_validate_json(body)

    assert refused.value.error_count() < 10


def test_what_is_wrong_is_named(ask: Ask) -> None:
    assert ask({"indexUid": "recipes", "limits": 3}).json()["Error"].startswith("queries.0.limits: ")


def test_ten_megabytes_are_refused(client: TestClient) -> None:
    assert_error(client.post(MULTI, content=b'{"queries": [' + b" " * 10_000_000 + b"]}"), 413, code="too_large")


def test_facet_search_finds_values_by_their_beginning(soups: Sequence[Recipe], client: TestClient) -> None:
    body = client.post(FACET, json={"facetName": "Cuisine_Name", "facetQuery": "tur"}).json()

    assert body["facetHits"] == [{"value": "Turkish", "count": 10}]


@pytest.mark.parametrize("facet", ["Content_Hash", "Description", "nope"])
def test_facet_search_of_anything_else_is_refused(search_client: TestClient, facet: str) -> None:
    assert_error(search_client.post(FACET, json={"facetName": facet}), 400, code="invalid_search")


def test_facet_search_of_an_index_that_is_not_public_is_refused(client: TestClient) -> None:
    assert client.post(f"{API_PATH}/search/indexes/users/facet-search", json={"facetName": "x"}).status_code in (
        404,
        422,
    )
