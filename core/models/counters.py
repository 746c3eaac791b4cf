"""Views and searches per day, written in batches from Redis."""

from datetime import date
from uuid import UUID

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from core.models.base import Base, CreatedAt, Line


class RecipeViewDay(Base):
    """How often a recipe was viewed on a day (UTC), a visitor counted once in 30 minutes."""

    __tablename__ = "recipe_view_days"
    __table_args__ = (CheckConstraint("views > 0", name="views"),)

    recipe_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("recipes.id", ondelete="CASCADE"), primary_key=True)
    day: Mapped[date] = mapped_column(primary_key=True, index=True)
    views: Mapped[int]


class BlogViewDay(Base):
    """How often a blog was viewed on a day (UTC), a visitor counted once in 30 minutes."""

    __tablename__ = "blog_view_days"
    __table_args__ = (CheckConstraint("views > 0", name="views"),)

    blog_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("blogs.id", ondelete="CASCADE"), primary_key=True)
    day: Mapped[date] = mapped_column(primary_key=True, index=True)
    views: Mapped[int]


class SearchTermDay(Base):
    """How often a text was searched on a day (UTC), and how often nothing was found."""

    __tablename__ = "search_term_days"
    __table_args__ = (
        CheckConstraint("length(term) BETWEEN 1 AND 120", name="term"),
        CheckConstraint("searches > 0 AND misses BETWEEN 0 AND searches", name="searches"),
    )

    term: Mapped[Line] = mapped_column(primary_key=True)
    day: Mapped[date] = mapped_column(primary_key=True, index=True)
    searches: Mapped[int]
    misses: Mapped[int]


class CounterBatch(Base):
    """A batch of counts that has been written: its id makes a second writing of the same batch a no-op."""

    __tablename__ = "counter_batches"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    applied_at: Mapped[CreatedAt]
