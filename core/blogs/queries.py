"""The SELECTs behind writing blogs."""

from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from core.models import Blog


def is_slug_taken(session: Session, slug: str) -> bool:
    """Tell whether a blog, published or not, has this slug."""
    return session.scalar(select(Blog.id).where(Blog.slug == slug)) is not None


def draft_like(session: Session, blog: Blog, *, since: datetime) -> Blog | None:
    """Return the author's draft of the same title, excerpt and content that was stored since then, if there is one."""
    return session.scalar(
        select(Blog)
        .where(
            Blog.author_id == blog.author_id,
            ~Blog.is_published,
            Blog.title == blog.title,
            Blog.excerpt == blog.excerpt,
            Blog.content == blog.content,
            Blog.created_at >= since,
        )
        .order_by(Blog.id)
        .limit(1)
    )
