"""Views and searches per day, written in batches from Redis, and sums of views that answer quickly."""

from datetime import date
from enum import StrEnum
from uuid import UUID

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, SmallInteger, text
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


class RollupKind(StrEnum):
    """What views are summed by."""

    RECIPE = "recipe"
    BLOG = "blog"
    CUISINE = "cuisine"
    CATEGORY = "category"
    AUTHOR = "author"
    """Of recipes and blogs together."""
    ALL_RECIPES = "all_recipes"
    ALL_BLOGS = "all_blogs"


ROLLUP_KINDS = ", ".join(f"'{kind}'" for kind in RollupKind)


class ViewRollup(Base):
    """Views of a subject in a span of days. Derived from the two tables above; `sufra views --rebuild` makes it anew.

    Spans are 1, 4, 16, 64 and 256 days long and begin at multiples of their length since 1970-01-01, so that any period
    is the sum of few spans. Single days of recipes and blogs are not repeated here.
    Source: docs/decisions/0019-sums-of-views.md.
    """

    __tablename__ = "view_rollups"
    __table_args__ = (
        CheckConstraint(f"kind IN ({ROLLUP_KINDS})", name="kind"),
        CheckConstraint("span_days IN (1, 4, 16, 64, 256)", name="span_days"),
        CheckConstraint("views > 0", name="views"),
        Index("ix_view_rollups_days", "kind", "subject_id", "first_day", postgresql_where=text("span_days = 1")),
    )

    kind: Mapped[Line] = mapped_column(primary_key=True)
    span_days: Mapped[int] = mapped_column(SmallInteger, primary_key=True, autoincrement=False)
    first_day: Mapped[date] = mapped_column(primary_key=True)
    subject_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    """The id of the recipe, blog, cuisine, category or user; 0 for all of them, or for recipes that have none."""
    views: Mapped[int] = mapped_column(BigInteger)


class SearchDay(Base):
    """How often a text was searched on a day (UTC), and how often it was not met in full. Without who searched."""

    __tablename__ = "search_days"
    __table_args__ = (
        CheckConstraint("length(text) BETWEEN 1 AND 80", name="text"),
        CheckConstraint(
            "searches > 0 AND found_nothing >= 0 AND relaxed >= 0 AND found_nothing + relaxed <= searches",
            name="searches",
        ),
    )

    text: Mapped[Line] = mapped_column(primary_key=True)
    day: Mapped[date] = mapped_column(primary_key=True, index=True)
    searches: Mapped[int]
    found_nothing: Mapped[int]
    relaxed: Mapped[int]
    """Found something only with fewer words."""


class CounterBatch(Base):
    """A batch of counts that has been written: its id makes a second writing of the same batch a no-op."""

    __tablename__ = "counter_batches"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    applied_at: Mapped[CreatedAt]
