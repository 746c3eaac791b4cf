"""The ledger of credits."""

from enum import StrEnum

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, text
from sqlalchemy.orm import Mapped, mapped_column

from core.models.base import Base, CreatedAt, Key, Line


class CreditReason(StrEnum):
    """Why credits moved."""

    OPENING = "opening"
    """What a user had when the ledger began."""
    WELCOME = "welcome"
    """What a new account starts with."""
    GENERATION = "generation"
    """Spent on a recipe."""
    REFUND = "refund"
    """Given back, since no recipe came of it."""
    STAFF = "staff"
    """Set by staff; the note says why."""
    ACCOUNT_DELETED = "account_deleted"
    """Forfeited with the account."""


REASONS = ", ".join(f"'{reason}'" for reason in CreditReason)


class CreditEntry(Base):
    """One movement of a user's credits. Entries are added, never changed.

    A trigger adds the amount to `users.credits_remaining` and fills `balance_after`; another refuses every other change
    of that column (migration 0011). So the balance is always the sum of the entries, and never below 0.
    """

    __tablename__ = "credit_entries"
    __table_args__ = (
        CheckConstraint("amount <> 0", name="amount"),
        CheckConstraint("balance_after >= 0", name="balance_after"),
        CheckConstraint(f"reason IN ({REASONS})", name="reason"),
        CheckConstraint("length(note) <= 500", name="note"),
        # One reservation and one refund at most, whatever is run twice.
        Index(
            "uq_credit_entries_job",
            "generation_job_id",
            "reason",
            unique=True,
            postgresql_where=text("generation_job_id IS NOT NULL"),
        ),
    )

    id: Mapped[Key]
    user_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("users.id", ondelete="CASCADE"), index=True)
    amount: Mapped[int]
    """Negative when credits are spent."""
    balance_after: Mapped[int] = mapped_column(server_default=text("0"))
    reason: Mapped[Line]
    note: Mapped[Line] = mapped_column(server_default="")
    generation_job_id: Mapped[int | None] = mapped_column(
        BigInteger, ForeignKey("generation_jobs.id", ondelete="SET NULL")
    )
    created_at: Mapped[CreatedAt]
