"""The SELECTs behind blogs."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Select, select
from sqlalchemy.orm import Session, joinedload

from core.models import Blog, User


def _with_card() -> Select[Blog]:
    return select(Blog).options(joinedload(Blog.featured_image), joinedload(Blog.author).joinedload(User.picture))


def published_blogs(session: Session, *, limit: int, offset: int = 0) -> Sequence[Blog]:
    """Return published blogs, the latest first, with what their cards show."""
    return session.scalars(
        _with_card()
        .where(Blog.is_published)
        .order_by(Blog.published_at.desc(), Blog.id.desc())
        .limit(limit)
        .offset(offset)
    ).all()


def blog_by_slug(session: Session, slug: str, *, is_locked: bool = False) -> Blog | None:
    """Return a blog, published or not, with what its page shows."""
    if "\x00" in slug:  # PostgreSQL has no such text
        return None
    return _one(session, Blog.slug == slug, is_locked=is_locked)


def blog_by_id(session: Session, blog_id: int, *, is_locked: bool = False) -> Blog | None:
    """Return a blog, published or not, with what its page shows."""
    return _one(session, Blog.id == blog_id, is_locked=is_locked)


def is_public(session: Session, blog_id: int) -> bool:
    """Tell whether the public may see this blog."""
    return session.scalar(select(Blog.id).where(Blog.id == blog_id, Blog.is_published)) is not None


def _one(session: Session, condition: ColumnElement[bool], *, is_locked: bool) -> Blog | None:
    statement = _with_card().where(condition)
    # Not FOR UPDATE: comments, which refer to the blog, may come meanwhile.
    return session.scalar(statement.with_for_update(of=Blog, key_share=True) if is_locked else statement)
