"""The outbox names exactly the blogs whose documents a change of the database changes."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import delete, select, text, update
from sqlalchemy.orm import Session

from core.models import Base, Blog, SearchOutboxEntry
from core.search.documents.blogs import WATCHES, build_blog_documents
from tests.factories import Factory

OTHER_VALUES: dict[str, Any] = {
    "blogs.slug": "another-slug",
    "blogs.tags": ["one pot", "rice"],
    "blogs.view_count": 7,
    "blogs.published_at": datetime(2020, 1, 1, tzinfo=UTC),
    "blogs.created_at": datetime(2020, 1, 1, tzinfo=UTC),
    "blogs.updated_at": datetime(2020, 1, 1, tzinfo=UTC),
    "users.full_name": "Bilal Baker",
    "users.email": "somebody@else.org",
    "users.is_staff": True,
    "images.hash": "f" * 32,
    "images.blurhash": "L11111fQfQfQfQfQfQfQfQfQfQfQ",
}


def columns() -> Iterator[str]:
    """The columns of blogs, and those of the other tables that are named above."""
    own = [f"blogs.{column.name}" for column in Base.metadata.tables["blogs"].columns]
    # Publication is tied to its time by a constraint and has a test of its own.
    yield from sorted({*own, *OTHER_VALUES} - {"blogs.id", "blogs.is_published"})


@pytest.fixture
def blog(make: Factory, session: Session) -> Blog:
    """A published blog with pictures, and an empty outbox."""
    author = make.user(picture=make.image(kind="avatar"), is_master_chef=True)
    made = make.blog(author=author, featured_image=make.image(kind="16:9"))
    session.execute(delete(SearchOutboxEntry))
    make.committed()
    return made


def captured(session: Session) -> list[int]:
    """The blogs that the outbox names."""
    named = select(SearchOutboxEntry.document_id).where(SearchOutboxEntry.index_name == "blogs")
    return list(session.scalars(named))


@pytest.mark.parametrize("name", list(columns()))
def test_a_column_is_captured_exactly_if_the_document_shows_it(
    name: str, blog: Blog, session: Session, make: Factory
) -> None:
    table_name, column = name.split(".")
    others = {"blogs.featured_image_id": make.image(kind="16:9").id, "blogs.author_id": make.user(full_name="Bilal").id}
    value = {**OTHER_VALUES, **others}.get(name, "<p>other</p>")
    row_id = {"blogs": blog.id, "users": blog.author_id, "images": blog.featured_image_id}[table_name]
    before = build_blog_documents(session, [blog.id])
    session.execute(delete(SearchOutboxEntry))

    table = Base.metadata.tables[table_name]
    session.execute(update(table).values({column: value}).where(table.c.id == row_id))

    session.expire_all()
    is_shown = build_blog_documents(session, [blog.id]) != before
    assert (captured(session) == [blog.id]) == is_shown


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE blogs SET is_published = false, published_at = NULL",
        "DELETE FROM blogs",
        "UPDATE users SET picture_id = NULL",
        "UPDATE images SET hash = repeat('e', 32) WHERE kind = 'avatar'",
        "DELETE FROM images WHERE kind = '16:9'",
    ],
)
def test_what_takes_it_or_its_pictures_away_is_captured(change: str, blog: Blog, session: Session) -> None:
    blog_id = blog.id
    session.execute(text(change))

    assert captured(session) == [blog_id]


def test_every_watched_table_is_tried() -> None:
    assert {watch.table for watch in WATCHES} == {name.split(".")[0] for name in columns()}
