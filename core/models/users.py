"""Users: members, master chefs, staff and the site's own accounts."""

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from core.models.base import Base, CreatedAt, Instant, Key, Line, UpdatedAt
from core.models.images import Image

FORMER_MEMBER = "A former member"
"""The name of every deleted user."""


class User(Base):
    """A user with an activated account, or one of the site's own accounts. Pending sign-ups are in `sign_ups`.

    Of a deleted user the row stays as a shell without anything personal: the recipes and reviews that others can see
    still belong to it. Source: docs/product/own-data.md#delete-my-account.
    """

    __tablename__ = "users"
    __table_args__ = (
        CheckConstraint("length(full_name) BETWEEN 1 AND 120", name="full_name"),
        CheckConstraint("length(email) BETWEEN 3 AND 320 AND position('@' in email) > 1", name="email"),
        CheckConstraint("credits_remaining >= 0", name="credits_remaining"),
        CheckConstraint("(email IS NULL) = (deleted_at IS NOT NULL)", name="email_unless_deleted"),
        CheckConstraint(
            f"deleted_at IS NULL OR (full_name = '{FORMER_MEMBER}' AND num_nonnulls(password_hash, picture_id) = 0"
            " AND NOT is_master_chef AND NOT is_staff AND credits_remaining = 0)",
            name="nothing_personal_once_deleted",
        ),
        Index("uq_users_email_folded", text("lower(email)"), unique=True),
    )

    id: Mapped[Key]
    email: Mapped[Line | None]
    """None of a deleted user."""
    full_name: Mapped[Line]
    password_hash: Mapped[Line | None]
    """Argon2, in PHC format. NULL for accounts that can't sign in."""
    token_version: Mapped[int] = mapped_column(server_default=text("1"))
    """Raised with every new password and when a deletion is scheduled; tokens with an older version are invalid."""
    picture_id: Mapped[int | None] = mapped_column(BigInteger, ForeignKey("images.id", ondelete="SET NULL"), index=True)
    credits_remaining: Mapped[int] = mapped_column(server_default=text("0"))
    """How many recipes may still be generated. Only core.credits changes it: by entries of the ledger."""
    is_master_chef: Mapped[bool] = mapped_column(server_default=text("false"))
    is_staff: Mapped[bool] = mapped_column(server_default=text("false"))
    created_at: Mapped[CreatedAt] = mapped_column(index=True)
    updated_at: Mapped[UpdatedAt]
    deleted_at: Mapped[Instant | None]

    picture: Mapped[Image | None] = relationship()

    @property
    def known_email(self) -> str:
        """The email address of a user who has not been deleted. Raises LookupError for one who has."""
        if self.email is None:
            raise LookupError(f"user {self.id} is deleted")
        return self.email
