"""The SELECTs behind reviews. Each is bounded: newest first, what is beyond is left out."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session, joinedload

from core.models import ModerationState, Recipe, Review, User


def approved_reviews(session: Session, recipe_id: int, limit: int) -> Sequence[Review]:
    """Return a recipe's public reviews with their members' pictures."""
    return session.scalars(
        select(Review)
        .where(Review.recipe_id == recipe_id, Review.state == ModerationState.APPROVED)
        .options(joinedload(Review.member).joinedload(User.picture))
        .order_by(Review.created_at.desc(), Review.id.desc())
        .limit(limit)
    ).all()


def own_reviews(session: Session, member_id: int, limit: int) -> Sequence[Review]:
    """Return a member's reviews of public recipes, whatever moderation says."""
    return session.scalars(
        select(Review)
        .join(Review.recipe)
        .where(Review.member_id == member_id, Recipe.is_published)
        .options(joinedload(Review.recipe))
        .order_by(Review.created_at.desc(), Review.id.desc())
        .limit(limit)
    ).all()
