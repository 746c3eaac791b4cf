"""Reviews on the wire. Source: docs/product/recipes.md#reviews."""

from datetime import datetime
from typing import Annotated

from pydantic import Field

from api.dependencies import MAX_ID
from core.moderation.states import ShownState
from core.reviews.submit import RULES
from core.wire import WireModel

LONGEST_READ = 2 * RULES["text"]["maxCharacters"]
"""The rule behind it refuses earlier, with its own sentence."""


class ReviewIn(WireModel):
    """A member's review: the stars, and what else they want to say."""

    recipe_id: Annotated[int, Field(strict=True, ge=1, le=MAX_ID, examples=[1])]
    rating: Annotated[int, Field(strict=True, ge=1, le=5)]
    review_text: str = Field(default="", max_length=LONGEST_READ)
    modifications_made: str = Field(default="", max_length=LONGEST_READ)
    would_make_again: Annotated[bool, Field(strict=True)] | None = None


class SubmittedOut(WireModel):
    """The review is stored, and shown once it is approved."""

    submitted: bool


class ReviewOut(WireModel):
    """An approved review."""

    id: int
    user_name: str
    profile_pic_url: str | None
    created_at: datetime
    rating: int = Field(ge=1, le=5)
    review_text: str
    modifications_made: str
    would_make_again: bool | None
    helpful_votes: int


class OwnReviewOut(WireModel):
    """A member's review, as the dashboard shows it."""

    id: int
    recipe_id: int
    recipe_name: str
    rating: int = Field(ge=1, le=5)
    created_at: datetime
    would_make_again: bool | None
    review_text: str
    modifications_made: str
    state: ShownState
    """Whether others see it yet."""
