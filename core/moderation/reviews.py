"""Moderation of reviews: the checker's pass, and what staff decide."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session, joinedload

from core.db import Database, transaction
from core.models import ModerationState, Review
from core.moderation.checker import concerns_about

OVERDUE_AFTER = timedelta(minutes=30)
"""Members are told that moderation may take up to 30 minutes."""
SAME_TEXT_WITHIN = timedelta(days=7)
SHORTEST_COPY = 20
"""Characters; "So good!" may be said of many dishes."""
WAITING = (ModerationState.PENDING, ModerationState.HELD)


def check_pending_reviews(database: Database) -> int:
    """Approve the clean reviews among those that wait, hold the others for staff, and return how many that were.

    One transaction for each, so that two workers never wait for each other's recipes.
    """
    done = 0
    while True:
        with transaction(database) as session:
            review = session.scalar(
                select(Review)
                .where(Review.state == ModerationState.PENDING)
                .order_by(Review.created_at, Review.id)
                .limit(1)
                .with_for_update(skip_locked=True)
            )
            if review is None:
                return done
            concerns = _concerns_about(session, review)
            _decide(review, ModerationState.HELD if concerns else ModerationState.APPROVED)
            review.concerns = ", ".join(concerns)
        done += 1


def waiting_reviews(session: Session, limit: int) -> Sequence[Review]:
    """Return the undecided reviews, oldest first, with recipe and member."""
    return session.scalars(
        select(Review)
        .where(Review.state.in_(WAITING))
        .options(joinedload(Review.recipe), joinedload(Review.member))
        .order_by(Review.created_at, Review.id)
        .limit(limit)
    ).all()


def is_overdue(review: Review, now: datetime) -> bool:
    """Tell whether a review has waited longer than members are told."""
    return now - review.created_at > OVERDUE_AFTER


def decide_on_review(session: Session, review_id: int, state: ModerationState) -> Review | None:
    """Approve or reject a review, whatever was decided before, and return it; None if there is none."""
    review = session.get(Review, review_id, with_for_update=True)
    if review is not None:
        _decide(review, state)
        session.flush()
    return review


def _decide(review: Review, state: ModerationState) -> None:
    review.state = state
    review.moderated_at = datetime.now(UTC)


def _concerns_about(session: Session, review: Review) -> list[str]:
    texts = [text for text in (review.review_text, review.modifications_made) if text]
    concerns = list(dict.fromkeys(concern for text in texts for concern in concerns_about(text)))
    if _is_copy(session, review):
        concerns.append("the same text at another recipe")
    return concerns


def _is_copy(session: Session, review: Review) -> bool:
    if len(review.review_text) < SHORTEST_COPY:
        return False
    same = select(Review.id).where(
        Review.member_id == review.member_id,
        Review.id != review.id,
        Review.review_text == review.review_text,
        Review.created_at > review.created_at - SAME_TEXT_WITHIN,
    )
    return session.scalar(same.limit(1)) is not None
