"""Requests to generate a recipe."""

from enum import StrEnum
from typing import Any

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, Text, text
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.orm import Mapped, mapped_column, relationship

from core.models.base import Base, CreatedAt, Instant, Key, Line
from core.models.lookups import Category, Cuisine
from core.models.users import User


class JobState(StrEnum):
    """How far a job has come."""

    QUEUED = "queued"
    COMPOSING = "composing"
    CHECKING = "checking"
    SAVING = "saving"
    DONE = "done"
    FAILED = "failed"


STATES = ", ".join(f"'{state}'" for state in JobState)
RUNNING = (JobState.QUEUED, JobState.COMPOSING, JobState.CHECKING, JobState.SAVING)
IS_RUNNING = "state IN ('queued', 'composing', 'checking', 'saving')"


class GenerationJob(Base):
    """A member's request for a recipe, with one credit reserved until it is done or failed.

    Source: docs/product/generator.md#generation.
    """

    __tablename__ = "generation_jobs"
    __table_args__ = (
        CheckConstraint(f"state IN ({STATES})", name="state"),
        CheckConstraint("(state IN ('done', 'failed')) = (finished_at IS NOT NULL)", name="finished_at"),
        CheckConstraint("(state = 'failed') = (failure_code IS NOT NULL)", name="failure_code"),
        CheckConstraint("(failure_code IS NULL) = (failure_text IS NULL)", name="failure_text"),
        CheckConstraint("recipe_id IS NULL OR state = 'done'", name="recipe_id"),
        CheckConstraint("cardinality(ingredients) BETWEEN 1 AND 100", name="ingredients"),
        CheckConstraint("length(instructions) <= 2000", name="instructions"),
        CheckConstraint("attempts >= 0", name="attempts"),
        CheckConstraint("variation >= 0", name="variation"),
        # A repeated request finds the job that runs.
        Index(
            "uq_generation_jobs_running",
            "member_id",
            "request_hash",
            unique=True,
            postgresql_where=text(IS_RUNNING),
        ),
        Index("ix_generation_jobs_running", "id", postgresql_where=text(IS_RUNNING)),
    )

    id: Mapped[Key]
    member_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("users.id", ondelete="CASCADE"), index=True)
    cuisine_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("cuisines.id"), index=True)
    category_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("categories.id"), index=True)
    ingredients: Mapped[list[str]] = mapped_column(ARRAY(Text))
    instructions: Mapped[Line] = mapped_column(server_default="")
    request_hash: Mapped[Line]
    """Equal for equal requests; see core.generation.requests."""
    variation: Mapped[int] = mapped_column(server_default=text("0"))
    """Another try of the same request is another variation, which brings another recipe."""
    state: Mapped[Line] = mapped_column(server_default=JobState.QUEUED.value)
    attempts: Mapped[int] = mapped_column(server_default=text("0"))
    """How often a worker has begun it."""
    recipe_id: Mapped[int | None] = mapped_column(BigInteger, ForeignKey("recipes.id", ondelete="SET NULL"), index=True)
    failure_code: Mapped[Line | None]
    failure_text: Mapped[Line | None]
    """Why there is no recipe, in a sentence for the member."""
    nearest: Mapped[dict[str, Any] | None] = mapped_column(JSONB(none_as_null=True))
    """For a request that makes no dish: `cuisine_id`, `category_id` and `title` of the nearest that does."""
    notes: Mapped[list[str]] = mapped_column(ARRAY(Text), server_default=text("'{}'"))
    """What the member should know of how the recipe came about, a sentence each."""
    created_at: Mapped[CreatedAt] = mapped_column(index=True)
    finished_at: Mapped[Instant | None]

    member: Mapped[User] = relationship()
    cuisine: Mapped[Cuisine] = relationship()
    category: Mapped[Category] = relationship()

    @property
    def is_running(self) -> bool:
        """Whether its outcome is open."""
        return self.state in RUNNING
