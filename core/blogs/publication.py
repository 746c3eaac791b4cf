"""Publishing and unpublishing blogs."""

from datetime import UTC, datetime

from sqlalchemy.orm import Session

from core.models import Blog


def publish_blog(session: Session, blog: Blog) -> None:
    """Make the blog public; publishing a public one changes nothing. Flushes."""
    if not blog.is_published:
        blog.is_published = True
        blog.published_at = datetime.now(UTC)
        session.flush()


def unpublish_blog(session: Session, blog: Blog) -> None:
    """Make the blog visible to its author only. Flushes."""
    blog.is_published = False
    blog.published_at = None
    session.flush()
