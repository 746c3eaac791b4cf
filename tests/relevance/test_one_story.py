"""The list, the counts beside its filters and the total on Apply Filters say the same, in few requests."""

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from api.app import API_PATH, create_app
from api.search.client import SearchClient
from api.search.gateway import AS_WORDS
from tests.relevance.own_words import read_own_words

EVERY = 17
"""Of the questions in people's own words; each kind has some."""
SEEN = (
    "quick chicken curry",
    "turkish",
    "xyzzy soup",
    "quick xyzzy",
    "vegan beef under 1 minute",
    "kisir",
    "smoky",
    "",
)
TEXTS = [*SEEN, *(query.text for query in read_own_words()[::EVERY])]
DIFFICULTIES = "Difficulty_Facets"
FACETS = ("Cuisine_Name", "Category_Name", DIFFICULTIES, "Time_Facets", "Diet_Facets", "Without_Facets")


@pytest.fixture(scope="module")
def site(filled: str) -> Iterator[TestClient]:
    """The whole site on the corpus."""
    with TestClient(create_app(), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths of all requests to the engine."""
    sent: list[str] = []
    post = SearchClient.post

    async def noted(self: SearchClient, path: str, body: Any) -> Any:
        sent.append(path)
        return await post(self, path, body)

    monkeypatch.setattr(SearchClient, "post", noted)
    return sent


def listed(site: TestClient, text: str, **filters: str) -> int:
    response = site.get(f"{API_PATH}/recipes/search", params={"Search_Text": text, **filters})
    response.raise_for_status()
    total: int = response.json()["Total_Recipes"]
    return total


def counted(site: TestClient, text: str) -> list[dict[str, Any]]:
    """Ask as the filter panel does: the total, then the counts of each filter."""
    query = {"indexUid": "recipes", "q": text, "hitsPerPage": 0, "page": 1}
    searches = [query, *({**query, "facets": [facet]} for facet in FACETS)]
    response = site.post(f"{API_PATH}/search/multi-search", json={"queries": searches})
    response.raise_for_status()
    results: list[dict[str, Any]] = response.json()["results"]
    return results


@pytest.mark.parametrize("text", TEXTS)
def test_the_list_the_total_and_the_counts_agree(site: TestClient, text: str) -> None:
    forget(site)
    total, cuisines, categories, difficulties, *_ = counted(site, text)
    forget(site)

    assert total["totalHits"] == listed(site, text)
    assert sum(cuisines["facetDistribution"]["Cuisine_Name"].values()) == total["totalHits"]
    assert sum(categories["facetDistribution"]["Category_Name"].values()) == total["totalHits"]
    for level, count in difficulties["facetDistribution"][DIFFICULTIES].items():
        forget(site)
        assert listed(site, text, Difficulty_Levels=level) == count


@pytest.mark.parametrize("text", TEXTS)
def test_a_search_takes_two_requests_at_most(site: TestClient, requests: list[str], text: str) -> None:
    forget(site)
    listed(site, text)
    alone = len(requests)
    forget(site)
    listed(site, text, Difficulty_Levels="Hard", Cuisines="Turkish")

    assert 1 <= alone <= 2
    assert len(requests) - alone <= 2


@pytest.mark.parametrize("text", TEXTS[::3])
def test_suggestions_take_two_requests_at_most_and_the_panel_three(
    site: TestClient, requests: list[str], text: str
) -> None:
    forget(site)
    query = {"indexUid": "recipes", "q": text, "hitsPerPage": 5, "page": 1}
    site.post(f"{API_PATH}/search/multi-search", json={"queries": [query]}).raise_for_status()
    suggestions = len(requests)
    forget(site)
    counted(site, text)

    assert suggestions <= 2
    assert len(requests) - suggestions <= 3


@pytest.mark.parametrize("text", ["chicken soup", "", "recipes"])
def test_what_is_found_at_once_takes_one_request(site: TestClient, requests: list[str], text: str) -> None:
    forget(site)
    listed(site, text)

    assert len(requests) == 1


def test_the_counts_take_words_as_they_stand_where_the_list_does(site: TestClient) -> None:
    as_words = listed(site, "turkish soup", As_Words="turkish")
    total, *_ = counted(site, f"turkish soup{AS_WORDS}turkish")

    assert total["totalHits"] == as_words


def forget(site: TestClient) -> None:
    """Let the next answer come from the engine."""
    site.app.state.search.cache.forget()  # type: ignore[attr-defined]
