"""Rows with a mailed link: sign-ups, password resets and scheduled deletions."""

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, LargeBinary, text
from sqlalchemy.orm import Mapped, mapped_column

from core.models.base import Base, CreatedAt, Instant, Key, Line


class MailedLink:
    """The columns of a link that works once and for a while. See core.accounts.links."""

    link_seed: Mapped[bytes] = mapped_column(LargeBinary)
    """Random; the link is derived from it and the site's secret."""
    link_hash: Mapped[Line] = mapped_column(unique=True)
    expires_at: Mapped[Instant]
    used_at: Mapped[Instant | None]


class SignUp(MailedLink, Base):
    """A sign-up whose address is not proved yet; its activation link turns it into a user.

    Several sign-ups may have the same address. Which of them counts when a link is used: core.accounts.activation.
    """

    __tablename__ = "sign_ups"
    __table_args__ = (
        CheckConstraint("length(full_name) BETWEEN 1 AND 120", name="full_name"),
        CheckConstraint("length(email) BETWEEN 3 AND 320", name="email"),
        Index("ix_sign_ups_email_folded", text("lower(email)")),
        Index("ix_sign_ups_expires_at", "expires_at"),
    )

    id: Mapped[Key]
    email: Mapped[Line]
    full_name: Mapped[Line]
    password_hash: Mapped[Line]
    browser_hash: Mapped[Line | None]
    address_hash: Mapped[Line | None]
    """Where it came from; see core.accounts.origins."""
    created_at: Mapped[CreatedAt]


class PasswordReset(MailedLink, Base):
    """A request for a reset mail. Whether the address has an account is checked when the mail is sent."""

    __tablename__ = "password_resets"
    __table_args__ = (
        CheckConstraint("length(email) BETWEEN 3 AND 320", name="email"),
        Index("ix_password_resets_email_folded", text("lower(email)")),
        Index("ix_password_resets_expires_at", "expires_at"),
    )

    id: Mapped[Key]
    email: Mapped[Line]
    created_at: Mapped[CreatedAt]


class AccountDeletion(MailedLink, Base):
    """An account that its member has deleted, until it is gone or taken back.

    `expires_at` is when it goes: the link to take it back works until then. `used_at` is when it was taken back. The
    row goes with the account. Source: docs/product/own-data.md#delete-my-account.
    """

    __tablename__ = "account_deletions"
    __table_args__ = (
        Index("uq_account_deletions_scheduled", "user_id", unique=True, postgresql_where=text("used_at IS NULL")),
        Index("ix_account_deletions_expires_at", "expires_at"),
    )

    id: Mapped[Key]
    user_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("users.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[CreatedAt]
