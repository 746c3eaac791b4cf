"""A member's review of a recipe."""

from sqlalchemy import func, or_
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from core.config_files import read_config
from core.errors import DomainError
from core.models import ModerationState, Recipe, Review, User

RULES = read_config("fields")["review"]
"""Limits and sentences, which the browser reads too."""


class InvalidReview(DomainError):
    """A text of the review is too long."""

    code = "invalid_review"


def submit_review(
    session: Session,
    recipe: Recipe,
    member: User,
    *,
    rating: int,
    text: str,
    modifications: str,
    would_make_again: bool | None,
) -> None:
    """Store the member's review of the recipe, to be moderated; it replaces the member's former one.

    The same review again changes nothing. `rating` is 1 to 5 stars. Raises InvalidReview.
    """
    given = {
        "rating": rating,
        "review_text": _clean(text, "text"),
        "modifications_made": _clean(modifications, "modifications"),
        "would_make_again": would_make_again,
    }
    new = insert(Review).values(recipe_id=recipe.id, member_id=member.id, **given)
    # An upsert: two submissions at once leave one review.
    session.execute(
        new.on_conflict_do_update(
            index_elements=[Review.recipe_id, Review.member_id],
            set_={
                **given,
                "state": ModerationState.PENDING,
                "concerns": "",
                "helpful_votes": 0,
                "created_at": func.now(),
                "moderated_at": None,
            },
            where=or_(*(getattr(Review, name).is_distinct_from(value) for name, value in given.items())),
        )
    )


def _clean(text: str, field: str) -> str:
    trimmed = text.replace("\x00", "").strip()
    if len(trimmed) > RULES[field]["maxCharacters"]:
        raise InvalidReview(RULES[field]["tooLong"])
    return trimmed
