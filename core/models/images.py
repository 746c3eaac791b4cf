"""Pictures that have been checked and stored as renditions."""

from sqlalchemy import CheckConstraint
from sqlalchemy.orm import Mapped, mapped_column

from core.models.base import Base, CreatedAt, Key, Line


class Image(Base):
    """One stored picture; its files are found by content hash and width. Source: docs/product/platform.md#pictures."""

    __tablename__ = "images"
    __table_args__ = (
        CheckConstraint("hash ~ '^[0-9a-f]{32}$'", name="hash"),
        CheckConstraint("kind IN ('4:3', '20:9', '16:9', 'avatar')", name="kind"),
        CheckConstraint("width_px BETWEEN 1 AND 20000 AND height_px BETWEEN 1 AND 20000", name="size"),
        CheckConstraint("length(blurhash) BETWEEN 6 AND 120", name="blurhash"),
    )

    id: Mapped[Key]
    hash: Mapped[Line] = mapped_column(unique=True)
    kind: Mapped[Line]
    width_px: Mapped[int]
    height_px: Mapped[int]
    blurhash: Mapped[Line]
    created_at: Mapped[CreatedAt]
    """When it was stored, for the last time if more than once."""
