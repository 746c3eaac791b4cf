"""What members are told of the moderation of what they write."""

from typing import Literal

from core.models import ModerationState

ShownState = Literal["pending", "approved", "rejected"]
SHOWN_STATES: dict[str, ShownState] = {
    ModerationState.PENDING: "pending",
    ModerationState.HELD: "pending",
    ModerationState.APPROVED: "approved",
    ModerationState.REJECTED: "rejected",
}
"""Members are not told that a text waits for staff."""
