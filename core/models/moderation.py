"""What members write and what becomes public once it is approved."""

from enum import StrEnum

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey
from sqlalchemy.orm import Mapped, declared_attr, mapped_column, relationship

from core.models.base import CreatedAt, Instant, Key, Line
from core.models.users import User


class ModerationState(StrEnum):
    """How far moderation has come."""

    PENDING = "pending"
    """Waits for the checker."""
    HELD = "held"
    """Waits for staff."""
    APPROVED = "approved"
    """Public."""
    REJECTED = "rejected"


STATES = ", ".join(f"'{state}'" for state in ModerationState)
IS_WAITING = "state IN ('pending', 'held')"
IS_PUBLIC = "state = 'approved'"


class Moderated:
    """Columns of a table of moderated texts; the table's arguments include `moderation_checks()`."""

    id: Mapped[Key]
    member_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("users.id", ondelete="CASCADE"), index=True)
    state: Mapped[Line] = mapped_column(server_default=ModerationState.PENDING.value)
    concerns: Mapped[Line] = mapped_column(server_default="")
    """Why the checker holds it, for staff."""
    created_at: Mapped[CreatedAt]
    """When the present text was submitted."""
    moderated_at: Mapped[Instant | None]

    @declared_attr
    def member(cls) -> Mapped[User]:
        """Who wrote it."""
        return relationship()


def moderation_checks() -> tuple[CheckConstraint, ...]:
    """Return what holds for the columns of Moderated."""
    return (
        CheckConstraint(f"state IN ({STATES})", name="state"),
        CheckConstraint("(state = 'pending') = (moderated_at IS NULL)", name="moderated_at"),
        CheckConstraint("length(concerns) <= 1000", name="concerns"),
    )
