"""Searches of the list are counted by text; suggestions are not."""

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest
from fastapi.testclient import TestClient
from redis import Redis

from api.app import API_PATH, create_app
from api.search.term_counter import SearchTermCounter
from core.counters.search_terms import TERMS_KEY
from core.models import Recipe


@pytest.fixture
def terms() -> SearchTermCounter:
    """A counter."""
    return SearchTermCounter()


def counted(terms: SearchTermCounter) -> dict[str, int]:
    """What is counted by now, without the day."""
    day = datetime.now(UTC).date().isoformat()
    return {field.removeprefix(f"{day}:"): count for field, count in terms.take().items()}


def test_every_search_of_the_list_counts(terms: SearchTermCounter) -> None:
    terms.note_search("Soup", found=True)
    terms.note_search("soup", found=True)
    terms.note_search("xyzzy", found=False)

    assert counted(terms) == {"hit:soup": 2, "miss:xyzzy": 1}


def test_an_empty_text_does_not_count(terms: SearchTermCounter) -> None:
    terms.note_search("", found=True)

    assert counted(terms) == {}


def test_an_answer_that_was_kept_counts_like_any_other(soups: Sequence[Recipe], redis_client: Redis) -> None:
    with TestClient(create_app()) as client:
        for _ in range(3):
            client.get(f"{API_PATH}/recipes/search", params={"Search_Text": "soup"})

    assert [int(count) for count in redis_client.hvals(TERMS_KEY)] == [3]


def test_suggestions_do_not_count(soups: Sequence[Recipe], redis_client: Redis) -> None:
    with TestClient(create_app()) as client:
        query = {"indexUid": "recipes", "q": "sou"}
        assert client.post(f"{API_PATH}/search/multi-search", json={"queries": [query]}).status_code == 200

    assert redis_client.hlen(TERMS_KEY) == 0
