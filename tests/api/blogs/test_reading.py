"""GET /blogs/all, /blogs/{slug}, /blogs/mark-viewed/{id}."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from redis import Redis
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.counters.views import Viewed, views_key
from core.db import Database
from core.models import Blog, BlogViewDay, User
from tests.api.auth.steps import fetch, token_of
from tests.api.conftest import Get
from tests.api.errors import assert_error
from tests.factories import Factory
from worker.counters.flush import flush_counters
from worker.counters.writes import view_writer


@pytest.fixture
def author(make: Factory) -> User:
    author = make.member(full_name="Amina Cook", is_master_chef=True)
    make.committed()
    return author


@pytest.fixture
def blog(make: Factory, author: User) -> Blog:
    blog = make.blog(author=author, featured_image=make.image(kind="16:9"))
    make.committed()
    return blog


def blogs(make: Factory, number: int) -> None:
    """Published blogs, each older than the one before."""
    author, now = make.user(is_master_chef=True), datetime.now(UTC)
    for day in range(number):
        make.blog(f"Day {day}", author=author, published_at=now - timedelta(days=day))
    make.committed()


def test_the_list_comes_in_pages_the_latest_first(make: Factory, get: Get) -> None:
    blogs(make, 26)
    make.blog("A draft", is_published=False)
    make.committed()

    first, second = get("/blogs/all?Limit=24").json(), get("/blogs/all?Limit=24&Offset=24").json()

    assert [blog["Title"] for blog in first["Blogs"]] == [f"Day {day}" for day in range(24)]
    assert [blog["Title"] for blog in second["Blogs"]] == ["Day 24", "Day 25"]
    assert (first["HasMore"], second["HasMore"]) == (True, False)


def test_a_page_that_is_just_full_has_no_more(make: Factory, get: Get) -> None:
    blogs(make, 24)

    answer = get("/blogs/all").json()

    assert (len(answer["Blogs"]), answer["HasMore"]) == (24, False)


@pytest.mark.parametrize("query", ["Limit=0", "Limit=101", "Limit=x", "Offset=-1", "Offset=20001", "Offset=1e9"])
def test_a_page_that_is_none_is_refused(query: str, get: Get) -> None:
    assert_error(get(f"/blogs/all?{query}"), 422)


def test_a_blog_shows_everything_of_its_page(get: Get, blog: Blog) -> None:
    body = get(f"/blogs/{blog.slug}").json()

    assert {name: body[name] for name in ("ID", "Slug", "Title", "Content", "Author_ID", "View_Count")} == {
        "ID": blog.id,
        "Slug": blog.slug,
        "Title": "The patience of biryani",
        "Content": "<p>Rice waits for nobody.</p>",
        "Author_ID": blog.author_id,
        "View_Count": 0,
    }
    assert body["Is_Published"] is True
    assert body["Featured_Image_URL"].endswith("-1200.webp")


@pytest.mark.parametrize("slug", ["no-such-blog", "create", "17", "%00", "a%00b", "a" * 300, "THE-PATIENCE"])
def test_an_unknown_blog_is_not_found(slug: str, get: Get, blog: Blog) -> None:
    assert_error(get(f"/blogs/{slug}"), 404, "Blog post not found", code="blog_not_found")


def test_a_draft_is_its_author_s_alone(client: TestClient, make: Factory, author: User) -> None:
    draft = make.blog(author=author, is_published=False)
    readers = [make.member(), make.member(is_master_chef=True), make.member(is_staff=True)]
    make.committed()

    statuses = [fetch(client, f"/blogs/{draft.slug}", token=token_of(reader)).status_code for reader in readers]

    assert statuses == [404, 404, 404]
    assert fetch(client, f"/blogs/{draft.slug}").status_code == 404
    shown: dict[str, Any] = fetch(client, f"/blogs/{draft.slug}", token=token_of(author)).json()
    assert shown["Is_Published"] is False


def test_views_are_counted_once_and_written(
    get: Get, blog: Blog, redis_client: Redis, database: Database, session: Session
) -> None:
    answers = [get(f"/blogs/mark-viewed/{blog.id}").json()["Counted"] for _ in range(3)]
    flush_counters(redis_client, database, views_key(Viewed.BLOG), view_writer(Viewed.BLOG))

    assert answers == [True, False, False]
    assert session.scalars(select(BlogViewDay.views)).all() == [1]
    assert get(f"/blogs/{blog.slug}").json()["View_Count"] == 1


def test_views_of_drafts_and_of_no_blog_are_refused(get: Get, make: Factory) -> None:
    draft = make.blog(is_published=False)
    make.committed()

    assert_error(get(f"/blogs/mark-viewed/{draft.id}"), 404, "Blog post not found")
    assert_error(get("/blogs/mark-viewed/0"), 404, "Blog post not found")
