"""Reviews for readers and for their members."""

from collections.abc import Sequence

from sqlalchemy.orm import Session

from api.recipes.service import find_readable_recipe
from api.reviews import queries
from api.reviews.schemas import OwnReviewOut, ReviewIn, ReviewOut
from core.images.renditions import BYLINE_WIDTH_PX
from core.images.rows import url_of
from core.models import Review, User
from core.moderation.states import SHOWN_STATES
from core.reviews.submit import submit_review

LARGEST_LIST = 200


def list_reviews(session: Session, recipe_id: int, reader: User | None) -> Sequence[ReviewOut]:
    """Return the approved reviews of a recipe that the reader may see, newest first. Raises RecipeNotFound."""
    recipe = find_readable_recipe(session, recipe_id, reader)
    return [show_review(review) for review in queries.approved_reviews(session, recipe.id, LARGEST_LIST)]


def submit(session: Session, member: User, form: ReviewIn) -> None:
    """Store the member's review. Raises RecipeNotFound and InvalidReview."""
    submit_review(
        session,
        find_readable_recipe(session, form.recipe_id, member),
        member,
        rating=form.rating,
        text=form.review_text,
        modifications=form.modifications_made,
        would_make_again=form.would_make_again,
    )


def show_review(review: Review) -> ReviewOut:
    """Return the public form of a review."""
    return ReviewOut(
        id=review.id,
        user_name=review.member.full_name,
        profile_pic_url=url_of(review.member.picture, BYLINE_WIDTH_PX),
        created_at=review.created_at,
        rating=review.rating,
        review_text=review.review_text,
        modifications_made=review.modifications_made,
        would_make_again=review.would_make_again,
        helpful_votes=review.helpful_votes,
    )


def list_own_reviews(session: Session, member: User) -> list[OwnReviewOut]:
    """Return the member's reviews, newest first, with how far moderation has come."""
    return [
        OwnReviewOut(
            id=review.id,
            recipe_id=review.recipe_id,
            recipe_name=review.recipe.short_title,
            rating=review.rating,
            created_at=review.created_at,
            would_make_again=review.would_make_again,
            review_text=review.review_text,
            modifications_made=review.modifications_made,
            state=SHOWN_STATES[review.state],
        )
        for review in queries.own_reviews(session, member.id, LARGEST_LIST)
    ]
