"""A master chef's blog posts, published or not."""

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import delete, select
from sqlalchemy.orm import Session, joinedload

from core.models import Blog, User
from core.own_data.kind import Kind
from core.own_data.pictures import Pictures
from core.own_data.rows import ROWS_AT_ONCE
from core.wire import WireModel


class OwnBlog(WireModel):
    """A whole blog post. Its content is HTML."""

    id: int
    slug: str
    title: str
    excerpt: str
    content: str
    tags: list[str]
    featured_image: str | None
    is_published: bool
    published_at: datetime | None
    created_at: datetime


def _export(session: Session, user: User, pictures: Pictures) -> Iterator[WireModel]:
    written = select(Blog).where(Blog.author_id == user.id).options(joinedload(Blog.featured_image)).order_by(Blog.id)
    for blog in session.scalars(written, execution_options=ROWS_AT_ONCE):
        yield OwnBlog(
            id=blog.id,
            slug=blog.slug,
            title=blog.title,
            excerpt=blog.excerpt,
            content=blog.content,
            tags=list(blog.tags),
            featured_image=pictures.add(blog.featured_image, f"blog-{blog.id}"),
            is_published=blog.is_published,
            published_at=blog.published_at,
            created_at=blog.created_at,
        )


def _remove(session: Session, user: User) -> None:
    # As with recipes: what is published stays.
    session.execute(delete(Blog).where(Blog.author_id == user.id, Blog.is_published.is_(False)))


BLOGS = Kind(
    name="blogs",
    about="Your blog posts, published or not.",
    belongs_by=(Blog.author_id,),
    export=_export,
    remove=_remove,
)
