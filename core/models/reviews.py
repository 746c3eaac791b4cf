"""What members say of recipes."""

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from core.models.base import Base, Line
from core.models.moderation import IS_PUBLIC, IS_WAITING, Moderated, moderation_checks
from core.models.recipes import Recipe

MAX_CHARACTERS = 10_000


class Review(Moderated, Base):
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
        CheckConstraint("helpful_votes >= 0", name="helpful_votes"),
        *moderation_checks(),
        Index("ix_reviews_public", "recipe_id", text("created_at DESC"), postgresql_where=text(IS_PUBLIC)),
        Index("ix_reviews_created_at", "created_at"),
        Index("ix_reviews_waiting", "created_at", postgresql_where=text(IS_WAITING)),
    )

    recipe_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("recipes.id", ondelete="CASCADE"))
    rating: Mapped[int]
    """Stars, 1 to 5."""
    review_text: Mapped[Line] = mapped_column(server_default="")
    modifications_made: Mapped[Line] = mapped_column(server_default="")
    would_make_again: Mapped[bool | None]
    helpful_votes: Mapped[int] = mapped_column(server_default=text("0"))

    recipe: Mapped[Recipe] = relationship()
