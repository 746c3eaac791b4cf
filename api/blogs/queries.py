"""The SELECTs behind blogs."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session, joinedload

from core.models import Blog, User


def recent_blogs(session: Session, limit: int) -> Sequence[Blog]:
    """Return the published blogs, the latest first, with what their cards show."""
    return session.scalars(
        select(Blog)
        .where(Blog.is_published)
        .options(joinedload(Blog.featured_image), joinedload(Blog.author).joinedload(User.picture))
        .order_by(Blog.published_at.desc(), Blog.id.desc())
        .limit(limit)
    ).all()
