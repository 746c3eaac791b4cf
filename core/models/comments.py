"""What members say of blogs."""

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, func, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from core.models.base import Base, Line
from core.models.blogs import Blog
from core.models.moderation import IS_PUBLIC, IS_WAITING, Moderated, moderation_checks

MAX_CHARACTERS = 5_000


class Comment(Moderated, Base):
    """A member's comment on a blog. The same text of a member under one blog is one comment, however often it is sent.

    Source: docs/product/blogs.md#comments.
    """

    __tablename__ = "comments"
    __table_args__ = (
        CheckConstraint(f"length(comment_text) BETWEEN 1 AND {MAX_CHARACTERS}", name="comment_text"),
        CheckConstraint("helpful_votes >= 0", name="helpful_votes"),
        *moderation_checks(),
        Index("ix_comments_public", "blog_id", text("created_at DESC"), postgresql_where=text(IS_PUBLIC)),
        Index("ix_comments_waiting", "created_at", postgresql_where=text(IS_WAITING)),
    )

    blog_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("blogs.id", ondelete="CASCADE"))
    comment_text: Mapped[Line]
    helpful_votes: Mapped[int] = mapped_column(server_default=text("0"))

    blog: Mapped[Blog] = relationship()


Index("uq_comments_text", Comment.blog_id, Comment.member_id, func.md5(Comment.comment_text), unique=True)
