"""The SELECTs behind comments."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session, joinedload

from core.models import Comment, ModerationState, User


def approved_comments(session: Session, blog_id: int, limit: int) -> Sequence[Comment]:
    """Return a blog's public comments with their members' pictures, newest first; what is beyond the limit is left
    out."""
    return session.scalars(
        select(Comment)
        .where(Comment.blog_id == blog_id, Comment.state == ModerationState.APPROVED)
        .options(joinedload(Comment.member).joinedload(User.picture))
        .order_by(Comment.created_at.desc(), Comment.id.desc())
        .limit(limit)
    ).all()
