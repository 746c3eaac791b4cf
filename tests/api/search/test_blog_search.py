"""Blogs are found through the gateway, as recipes are."""

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient
from sqlalchemy.orm import Session

from api.app import API_PATH
from core.models import Blog
from tests.factories import Factory


@pytest.fixture
def find(search_client: TestClient) -> Callable[[str], list[str]]:
    """The titles that a text finds."""

    def titles(text: str) -> list[str]:
        body = {"queries": [{"indexUid": "blogs", "q": text, "hitsPerPage": 10, "page": 1}]}
        answer = search_client.post(f"{API_PATH}/search/multi-search", json=body)
        assert answer.status_code == 200, answer.text
        return [hit["Title"] for hit in answer.json()["results"][0]["hits"]]

    return titles


@pytest.fixture
def blogs(make: Factory, blogs_indexed: Callable[[], None]) -> list[Blog]:
    """Two blogs and a draft, the published ones in the index."""
    written = [
        make.blog("The patience of biryani", tags=["rice", "festive"], content="<p>Seal the pot with dough.</p>"),
        make.blog("Blooming spices", excerpt="Hot fat first.", tags=["cumin", "tarka"], content="<p>Listen.</p>"),
        make.blog("A draft about saffron", is_published=False),
    ]
    make.committed()
    blogs_indexed()
    return written


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("biryani", "The patience of biryani"),
        ("biriyani", "The patience of biryani"),
        ("bryani", "The patience of biryani"),
        ("biry", "The patience of biryani"),
        ("festive", "The patience of biryani"),
        ("dough", "The patience of biryani"),
        ("spice", "Blooming spices"),
        ("hot fat", "Blooming spices"),
        ("xyzzy spices", "Blooming spices"),
    ],
)
def test_words_of_title_tags_excerpt_and_text_find_a_blog(
    text: str, title: str, blogs: list[Blog], find: Callable[[str], list[str]]
) -> None:
    assert find(text)[0] == title


def test_drafts_are_not_found_nor_what_was_unpublished(
    blogs: list[Blog], find: Callable[[str], list[str]], session: Session, blogs_indexed: Callable[[], None]
) -> None:
    assert find("saffron") == []

    shown = session.get_one(Blog, blogs[0].id)
    shown.is_published, shown.published_at = False, None
    session.commit()
    blogs_indexed()

    assert find("biryani") == []


def test_a_suggestion_asks_for_what_it_shows(blogs: list[Blog], search_client: TestClient) -> None:
    query = {"indexUid": "blogs", "q": "dough", "hitsPerPage": 3, "page": 1, "attributesToRetrieve": ["Title", "Slug"]}
    answer = search_client.post(f"{API_PATH}/search/multi-search", json={"queries": [query]})

    assert answer.json()["results"][0]["hits"] == [{"Title": blogs[0].title, "Slug": blogs[0].slug}]
