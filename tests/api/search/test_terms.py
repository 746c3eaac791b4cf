"""What people searched is counted once, as they meant it."""

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest
from fastapi.testclient import TestClient
from redis import Redis

from api.app import API_PATH, create_app
from api.search.term_counter import PAUSE_SECONDS, SearchTermCounter
from core.counters.search_terms import TERMS_KEY
from core.models import Recipe


class Clock:
    """A clock that stands until it is moved."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    """The counter's clock."""
    return Clock()


@pytest.fixture
def terms(clock: Clock) -> SearchTermCounter:
    """A counter."""
    return SearchTermCounter(clock)


def counted(terms: SearchTermCounter) -> dict[str, int]:
    """What is counted by now, without the day."""
    day = datetime.now(UTC).date().isoformat()
    return {field.removeprefix(f"{day}:"): count for field, count in terms.take().items()}


def test_every_search_of_the_list_counts(terms: SearchTermCounter) -> None:
    terms.note_search("a", "Soup", found=True)
    terms.note_search("b", "soup", found=True)
    terms.note_search("a", "xyzzy", found=False)

    assert counted(terms) == {"hit:soup": 2, "miss:xyzzy": 1}


def test_of_what_is_typed_in_one_go_the_last_text_counts(terms: SearchTermCounter, clock: Clock) -> None:
    for text in ("b", "bi", "bir", "biry"):
        terms.note_typing("a", text, found=True)
    assert counted(terms) == {}

    clock.now += PAUSE_SECONDS
    assert counted(terms) == {"hit:biry": 1}


def test_typing_that_ends_in_a_search_counts_once(terms: SearchTermCounter, clock: Clock) -> None:
    terms.note_typing("a", "biry", found=True)
    terms.note_search("a", "biryani", found=True)
    clock.now += PAUSE_SECONDS

    assert counted(terms) == {"hit:biryani": 1}


def test_two_visitors_type_side_by_side(terms: SearchTermCounter, clock: Clock) -> None:
    terms.note_typing("a", "soup", found=True)
    terms.note_typing("b", "stew", found=False)
    clock.now += PAUSE_SECONDS

    assert counted(terms) == {"hit:soup": 1, "miss:stew": 1}


def test_an_answer_that_was_kept_counts_like_any_other(soups: Sequence[Recipe], redis_client: Redis) -> None:
    with TestClient(create_app()) as client:
        for _ in range(3):
            client.get(f"{API_PATH}/recipes/search", params={"Search_Text": "soup"})

    assert [int(count) for count in redis_client.hvals(TERMS_KEY)] == [3]
