"""Who of the staff changed what."""

from enum import StrEnum
from typing import Any

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column, relationship

from core.models.base import Base, CreatedAt, Key, Line
from core.models.users import User


class AuditVia(StrEnum):
    """Where a change was made."""

    DESK = "desk"
    COMMAND_LINE = "command_line"


class AuditEntry(Base):
    """One change by staff, written in the transaction that makes it. Entries are added, never changed.

    Source: docs/product/staff.md#audit-log.
    """

    __tablename__ = "audit_entries"
    __table_args__ = (
        CheckConstraint("via IN ('desk', 'command_line')", name="via"),
        CheckConstraint("action ~ '^[a-z_]{1,40}$'", name="action"),
        CheckConstraint("subject_kind ~ '^[a-z_]{1,40}$'", name="subject_kind"),
        CheckConstraint("length(reason) <= 500", name="reason"),
        Index("ix_audit_entries_subject", "subject_kind", "subject_id", "id"),
    )

    id: Mapped[Key]
    at: Mapped[CreatedAt]
    via: Mapped[Line]
    actor_id: Mapped[int | None] = mapped_column(BigInteger, ForeignKey("users.id", ondelete="SET NULL"), index=True)
    """None for a change from the command line, and after the actor's account has been deleted."""
    action: Mapped[Line]
    """One of core.audit.Action."""
    subject_kind: Mapped[Line]
    """One of core.audit.SubjectKind."""
    subject_id: Mapped[int | None] = mapped_column(BigInteger)
    """The row's number, also when the row is gone; None of what has no row."""
    before: Mapped[dict[str, Any]] = mapped_column(JSONB)
    after: Mapped[dict[str, Any]] = mapped_column(JSONB)
    """What changed, by field: flags, states, titles. No text of a member and no address."""
    reason: Mapped[Line] = mapped_column(server_default="")

    actor: Mapped[User | None] = relationship()
