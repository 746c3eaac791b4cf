"""Users: members, master chefs, staff and the site's own accounts."""

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from core.models.base import Base, CreatedAt, Key, Line, UpdatedAt
from core.models.images import Image


class User(Base):
    """A user with an activated account, or one of the site's own accounts. Pending sign-ups are in `sign_ups`."""

    __tablename__ = "users"
    __table_args__ = (
        CheckConstraint("length(full_name) BETWEEN 1 AND 120", name="full_name"),
        CheckConstraint("length(email) BETWEEN 3 AND 320 AND position('@' in email) > 1", name="email"),
        CheckConstraint("credits_remaining >= 0", name="credits_remaining"),
        Index("uq_users_email_folded", text("lower(email)"), unique=True),
    )

    id: Mapped[Key]
    email: Mapped[Line]
    full_name: Mapped[Line]
    password_hash: Mapped[Line | None]
    """Argon2, in PHC format. NULL for accounts that can't sign in."""
    token_version: Mapped[int] = mapped_column(server_default=text("1"))
    """Raised with every new password; tokens with an older version are invalid."""
    picture_id: Mapped[int | None] = mapped_column(BigInteger, ForeignKey("images.id", ondelete="SET NULL"), index=True)
    credits_remaining: Mapped[int] = mapped_column(server_default=text("0"))
    """How many recipes may still be generated."""
    is_master_chef: Mapped[bool] = mapped_column(server_default=text("false"))
    is_staff: Mapped[bool] = mapped_column(server_default=text("false"))
    created_at: Mapped[CreatedAt]
    updated_at: Mapped[UpdatedAt]

    picture: Mapped[Image | None] = relationship()
