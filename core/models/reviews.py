"""What members say of recipes."""

from enum import StrEnum

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from core.models.base import Base, CreatedAt, Instant, Key, Line
from core.models.recipes import Recipe
from core.models.users import User

MAX_CHARACTERS = 10_000


class ModerationState(StrEnum):
    """How far moderation has come."""

    PENDING = "pending"
    """Waits for the checker."""
    HELD = "held"
    """Waits for staff."""
    APPROVED = "approved"
    """Public."""
    REJECTED = "rejected"


STATES = ", ".join(f"'{state}'" for state in ModerationState)


class Review(Base):
    """A member's review of a recipe: one of each member, which the next one replaces.

    A trigger keeps `rating_average` and `rating_count` of the recipe (migration 0008).
    Source: docs/product/recipes.md#reviews.
    """

    __tablename__ = "reviews"
    __table_args__ = (
        UniqueConstraint("recipe_id", "member_id"),
        CheckConstraint("rating BETWEEN 1 AND 5", name="rating"),
        CheckConstraint(f"length(review_text) <= {MAX_CHARACTERS}", name="review_text"),
        CheckConstraint(f"length(modifications_made) <= {MAX_CHARACTERS}", name="modifications_made"),
        CheckConstraint(f"state IN ({STATES})", name="state"),
        CheckConstraint("(state = 'pending') = (moderated_at IS NULL)", name="moderated_at"),
        CheckConstraint("length(concerns) <= 1000", name="concerns"),
        CheckConstraint("helpful_votes >= 0", name="helpful_votes"),
        Index("ix_reviews_public", "recipe_id", text("created_at DESC"), postgresql_where=text("state = 'approved'")),
        Index("ix_reviews_waiting", "created_at", postgresql_where=text("state IN ('pending', 'held')")),
    )

    id: Mapped[Key]
    recipe_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("recipes.id", ondelete="CASCADE"))
    member_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("users.id", ondelete="CASCADE"), index=True)
    rating: Mapped[int]
    """Stars, 1 to 5."""
    review_text: Mapped[Line] = mapped_column(server_default="")
    modifications_made: Mapped[Line] = mapped_column(server_default="")
    would_make_again: Mapped[bool | None]
    helpful_votes: Mapped[int] = mapped_column(server_default=text("0"))
    state: Mapped[Line] = mapped_column(server_default=ModerationState.PENDING.value)
    concerns: Mapped[Line] = mapped_column(server_default="")
    """Why the checker holds it, for staff."""
    created_at: Mapped[CreatedAt]
    """When the present text was submitted."""
    moderated_at: Mapped[Instant | None]

    recipe: Mapped[Recipe] = relationship()
    member: Mapped[User] = relationship()
