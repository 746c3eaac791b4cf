"""Comments on the wire. Source: docs/product/blogs.md#comments."""

from datetime import datetime
from typing import Annotated

from pydantic import Field

from api.dependencies import MAX_ID
from core.comments.submit import RULES
from core.wire import WireModel

LONGEST_READ = 2 * RULES["maxCharacters"]
"""The rule behind it refuses earlier, with its own sentence."""


class CommentIn(WireModel):
    """A member's comment."""

    blog_id: Annotated[int, Field(strict=True, ge=1, le=MAX_ID, examples=[1])]
    comment_text: Annotated[str, Field(max_length=LONGEST_READ)]


class CommentSubmittedOut(WireModel):
    """The comment is stored, and shown once it is approved."""

    submitted: bool


class CommentOut(WireModel):
    """An approved comment."""

    id: int
    user_name: str
    profile_pic_url: str | None
    created_at: datetime
    review_text: str
    """The comment."""
    helpful_votes: int
