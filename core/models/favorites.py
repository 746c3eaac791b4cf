"""The recipes that members have saved."""

from sqlalchemy import BigInteger, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from core.models.base import Base, CreatedAt


class Favorite(Base):
    """A recipe on a member's list of favorites."""

    __tablename__ = "favorites"

    member_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    recipe_id: Mapped[int] = mapped_column(
        BigInteger, ForeignKey("recipes.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    created_at: Mapped[CreatedAt] = mapped_column(index=True)
