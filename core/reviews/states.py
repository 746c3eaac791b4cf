"""What members are told of the moderation of their reviews."""

from typing import Literal

from core.models import ModerationState

ReviewState = Literal["pending", "approved", "rejected"]
SHOWN_STATES: dict[str, ReviewState] = {
    ModerationState.PENDING: "pending",
    ModerationState.HELD: "pending",
    ModerationState.APPROVED: "approved",
    ModerationState.REJECTED: "rejected",
}
"""Members are not told that a review waits for staff."""
