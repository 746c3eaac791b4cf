"""GET /blogs/recent-3."""

from datetime import UTC, datetime

from core.models import Blog
from tests.api.conftest import Get
from tests.factories import Factory


def add_blog(make: Factory, day: int, *, is_published: bool = True) -> Blog:
    """A blog of some day in March."""
    blog = Blog(
        slug=f"day-{day}",
        title=f"Day {day}",
        excerpt="Short.",
        content="<p>Long.</p>",
        tags=["salt", "bread"],
        author=make.user(full_name="Amina Cook"),
        is_published=is_published,
        published_at=datetime(2026, 3, day, tzinfo=UTC) if is_published else None,
    )
    make.session.add(blog)
    return blog


def test_the_three_latest_published_blogs_come_first(make: Factory, get: Get) -> None:
    for day in (1, 4, 2, 3):
        add_blog(make, day)
    add_blog(make, 9, is_published=False)
    make.committed()

    body = get("/blogs/recent-3").json()

    assert [blog["Title"] for blog in body] == ["Day 4", "Day 3", "Day 2"]
    assert set(body[0]) == {
        "ID", "Title", "Slug", "Excerpt", "Featured_Image_URL", "Author_Name", "Author_Profile_Pic", "Created_At",
        "Tags",
    }  # fmt: skip


def test_without_blogs_there_are_none(get: Get) -> None:
    assert get("/blogs/recent-3").json() == []
