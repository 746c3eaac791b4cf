"""A member's reviews."""

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session, joinedload

from core.models import Recipe, Review, User
from core.moderation import kinds as moderation
from core.moderation.queue import delete_unapproved
from core.moderation.states import SHOWN_STATES, ShownState
from core.own_data.kind import Kind
from core.own_data.pictures import Pictures
from core.own_data.rows import ROWS_AT_ONCE
from core.wire import WireModel


class OwnReview(WireModel):
    """A review, and what moderation says of it. The recipe's name is null while it is another member's draft."""

    id: int
    recipe_id: int
    recipe_name: str | None
    rating: int
    review_text: str
    modifications_made: str
    would_make_again: bool | None
    helpful_votes: int
    state: ShownState
    created_at: datetime


def _export(session: Session, user: User, _: Pictures) -> Iterator[WireModel]:
    written = select(Review).where(Review.member_id == user.id).options(joinedload(Review.recipe)).order_by(Review.id)
    for review in session.scalars(written, execution_options=ROWS_AT_ONCE):
        yield OwnReview(
            id=review.id,
            recipe_id=review.recipe_id,
            recipe_name=review.recipe.short_title if _is_shown(review.recipe, user) else None,
            rating=review.rating,
            review_text=review.review_text,
            modifications_made=review.modifications_made,
            would_make_again=review.would_make_again,
            helpful_votes=review.helpful_votes,
            state=SHOWN_STATES[review.state],
            created_at=review.created_at,
        )


def _is_shown(recipe: Recipe, user: User) -> bool:
    return recipe.is_published or recipe.owner_id == user.id


def _remove(session: Session, user: User) -> None:
    delete_unapproved(session, moderation.REVIEWS, user.id)


REVIEWS = Kind(
    name="reviews",
    about="What you have said of recipes, and whether it is public (State).",
    belongs_by=(Review.member_id,),
    export=_export,
    remove=_remove,
)
