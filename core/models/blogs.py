"""What master chefs write beside recipes."""

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, Text, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.orm import Mapped, mapped_column, relationship

from core.models.base import Base, CreatedAt, Instant, Key, Line, UpdatedAt
from core.models.images import Image
from core.models.users import User


class Blog(Base):
    """A blog post. Source: docs/product/blogs.md#blog-fields."""

    __tablename__ = "blogs"
    __table_args__ = (
        CheckConstraint("slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 220", name="slug"),
        CheckConstraint("length(title) BETWEEN 1 AND 200", name="title"),
        CheckConstraint("length(excerpt) BETWEEN 1 AND 300", name="excerpt"),
        CheckConstraint("length(content) BETWEEN 1 AND 200000", name="content"),
        CheckConstraint("cardinality(tags) <= 20", name="tags"),
        CheckConstraint("view_count >= 0", name="view_count"),
        CheckConstraint("is_published = (published_at IS NOT NULL)", name="published_at"),
        Index("ix_blogs_published", text("published_at DESC"), postgresql_where=text("is_published")),
    )

    id: Mapped[Key]
    slug: Mapped[Line] = mapped_column(unique=True)
    title: Mapped[Line]
    excerpt: Mapped[Line]
    content: Mapped[Line]
    """Cleaned HTML."""
    tags: Mapped[list[str]] = mapped_column(ARRAY(Text), server_default=text("'{}'"))
    featured_image_id: Mapped[int | None] = mapped_column(
        BigInteger, ForeignKey("images.id", ondelete="SET NULL"), index=True
    )
    author_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("users.id"), index=True)
    view_count: Mapped[int] = mapped_column(BigInteger, server_default=text("0"))
    is_published: Mapped[bool] = mapped_column(server_default=text("false"))
    published_at: Mapped[Instant | None]
    created_at: Mapped[CreatedAt]
    updated_at: Mapped[UpdatedAt]

    featured_image: Mapped[Image | None] = relationship()
    author: Mapped[User] = relationship()
