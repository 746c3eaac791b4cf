"""The queue of mails."""

from enum import StrEnum
from uuid import UUID

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, text
from sqlalchemy.orm import Mapped, mapped_column

from core.models.base import Base, CreatedAt, Instant, Key, Line


class MailKind(StrEnum):
    """What a mail says. Each kind is about one row of one table."""

    ACTIVATION = "activation"
    """For a sign-up: the link, or the notice that the address has an account already."""
    PASSWORD_RESET = "password_reset"  # noqa: S105 — a kind of mail
    PASSWORD_CHANGED = "password_changed"  # noqa: S105
    CONTACT = "contact"
    ACCOUNT_DELETION = "account_deletion"
    """For a scheduled deletion: the link that takes it back."""
    GENERATION = "generation"
    """For a finished generation: the link to the recipe, or why there is none."""


class MailState(StrEnum):
    """States of a mail."""

    PENDING = "pending"
    SENT = "sent"
    DROPPED = "dropped"
    """It had become needless: its link was used, or no account has the address."""
    FAILED = "failed"
    """Refused permanently, or given up; `error` says why."""


class Mail(Base):
    """One mail, inserted in the transaction that causes it and sent by worker/mail afterwards.

    It holds no text: the content is read when the mail is sent, from the one row that it is about.
    """

    __tablename__ = "mails"
    __table_args__ = (
        CheckConstraint(
            "kind IN ('activation', 'password_reset', 'password_changed', 'contact', 'account_deletion', 'generation')",
            name="kind",
        ),
        CheckConstraint("state IN ('pending', 'sent', 'dropped', 'failed')", name="state"),
        CheckConstraint("(state = 'pending') = (settled_at IS NULL)", name="settled_at"),
        CheckConstraint(
            "num_nonnulls(sign_up_id, password_reset_id, user_id, contact_message_id, account_deletion_id,"
            " generation_job_id) = 1",
            name="one_subject",
        ),
        CheckConstraint("attempts >= 0", name="attempts"),
        Index("ix_mails_due", "next_attempt_at", postgresql_where=text("state = 'pending'")),
        Index("ix_mails_settled_at", "settled_at", postgresql_where=text("state <> 'pending'")),
    )

    id: Mapped[Key]
    uid: Mapped[UUID] = mapped_column(unique=True, server_default=text("gen_random_uuid()"))
    """Becomes the Message-ID, so that receivers recognise a mail that is sent again after a crash."""
    kind: Mapped[Line]
    sign_up_id: Mapped[int | None] = mapped_column(
        BigInteger, ForeignKey("sign_ups.id", ondelete="CASCADE"), index=True
    )
    password_reset_id: Mapped[int | None] = mapped_column(
        BigInteger, ForeignKey("password_resets.id", ondelete="CASCADE"), index=True
    )
    user_id: Mapped[int | None] = mapped_column(BigInteger, ForeignKey("users.id", ondelete="CASCADE"), index=True)
    contact_message_id: Mapped[int | None] = mapped_column(
        BigInteger, ForeignKey("contact_messages.id", ondelete="CASCADE"), index=True
    )
    account_deletion_id: Mapped[int | None] = mapped_column(
        BigInteger, ForeignKey("account_deletions.id", ondelete="CASCADE"), index=True
    )
    generation_job_id: Mapped[int | None] = mapped_column(
        BigInteger, ForeignKey("generation_jobs.id", ondelete="CASCADE"), index=True
    )
    state: Mapped[Line] = mapped_column(server_default=text("'pending'"))
    attempts: Mapped[int] = mapped_column(server_default=text("0"))
    next_attempt_at: Mapped[CreatedAt]
    error: Mapped[Line | None]
    created_at: Mapped[CreatedAt]
    settled_at: Mapped[Instant | None]
