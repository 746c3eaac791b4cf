"""Searches of the list are counted by text; suggestions are not."""

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest
from fastapi.testclient import TestClient
from redis import Redis

from api.app import API_PATH, create_app
from api.search.term_counter import SEARCHES_PER_ADDRESS, SEARCHES_PER_NETWORK, SearchTermCounter
from core.counters import search_terms
from core.counters.search_terms import TERMS_KEY, Outcome
from core.models import Recipe


@pytest.fixture
def terms() -> SearchTermCounter:
    """A counter."""
    return SearchTermCounter()


def counted(terms: SearchTermCounter) -> dict[str, int]:
    """What is counted by now, without the day."""
    day = datetime.now(UTC).date().isoformat()
    return {field.removeprefix(f"{day}:"): count for field, count in terms.take().items()}


def test_searches_of_a_text_count_together_however_it_is_written(terms: SearchTermCounter) -> None:
    for text in ("Soup", " soup\u200b ", "\uff33oup"):
        terms.note_search(text, Outcome.HIT, address="a")
    terms.note_search("soup", Outcome.RELAXED, address="b")
    terms.note_search("xyzzy", Outcome.MISS, address="b")

    assert counted(terms) == {"hit:soup": 3, "relaxed:soup": 1, "miss:xyzzy": 1}


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \u200b",
        "amina@example.org",
        "call @amina",
        "https://example.org/soup",
        "www.example.org",
        "0171 2345678",
        "+49 (171) 234-56",
        "\u0660\u0661\u0662\u0663\u0664\u0665",
    ],
)
def test_a_text_that_may_name_a_person_does_not_count(terms: SearchTermCounter, text: str) -> None:
    terms.note_search(text, Outcome.HIT, address="a")

    assert counted(terms) == {}


def test_a_long_text_is_cut(terms: SearchTermCounter) -> None:
    terms.note_search("rice " * 40, Outcome.HIT, address="a")

    assert counted(terms) == {f"hit:{('rice ' * 16).strip()}": 1}


def test_one_address_adds_a_bounded_number_of_texts(terms: SearchTermCounter) -> None:
    for number in range(300):
        terms.note_search(f"made up {number}", Outcome.MISS, address="a")
    terms.note_search("soup", Outcome.HIT, address="b")

    texts = counted(terms)
    assert len(texts) == SEARCHES_PER_ADDRESS + 1
    assert texts["hit:soup"] == 1


def test_one_network_adds_a_bounded_number_of_texts(terms: SearchTermCounter) -> None:
    for number in range(2 * SEARCHES_PER_NETWORK):
        terms.note_search(f"made up {number}", Outcome.MISS, address=f"2001:db8:0:{number:x}::/64")

    assert len(counted(terms)) == SEARCHES_PER_NETWORK


def test_texts_that_wait_in_redis_have_a_bound(redis_client: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_terms, "MAX_FIELDS", 3)

    search_terms.count_terms(redis_client, {f"day:hit:{number}": 1 for number in range(5)})
    search_terms.count_terms(redis_client, {"day:hit:0": 4, "day:hit:new": 1})

    assert redis_client.hgetall(TERMS_KEY) == {"day:hit:0": "5", "day:hit:1": "1", "day:hit:2": "1"}


def test_an_answer_that_was_kept_counts_like_any_other(soups: Sequence[Recipe], redis_client: Redis) -> None:
    with TestClient(create_app()) as client:
        for _ in range(3):
            client.get(f"{API_PATH}/recipes/search", params={"Search_Text": "soup"})

    assert [int(count) for count in redis_client.hvals(TERMS_KEY)] == [3]


def test_a_search_that_a_page_of_another_site_causes_does_not_count(
    soups: Sequence[Recipe], redis_client: Redis
) -> None:
    with TestClient(create_app()) as client:
        for _ in range(3):
            headers = {"Sec-Fetch-Site": "cross-site"}
            answer = client.get(f"{API_PATH}/recipes/search", params={"Search_Text": "soup"}, headers=headers)

    assert answer.json()["Total_Recipes"] == 30
    assert redis_client.hvals(TERMS_KEY) == []


def test_suggestions_do_not_count(soups: Sequence[Recipe], redis_client: Redis) -> None:
    with TestClient(create_app()) as client:
        query = {"indexUid": "recipes", "q": "sou"}
        assert client.post(f"{API_PATH}/search/multi-search", json={"queries": [query]}).status_code == 200

    assert redis_client.hlen(TERMS_KEY) == 0
