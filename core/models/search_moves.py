"""The move of searches from one engine to another."""

from sqlalchemy import CheckConstraint
from sqlalchemy.orm import Mapped, mapped_column

from core.models.base import Base, Line


class SearchMove(Base):
    """An index that is kept on two engines while searches move from one to the other.

    Source: docs/guides/operators.md#upgrade-meilisearch.
    """

    __tablename__ = "search_moves"
    __table_args__ = (CheckConstraint("from_url <> to_url", name="two_engines"),)

    index_name: Mapped[Line] = mapped_column(primary_key=True)
    from_url: Mapped[Line]
    to_url: Mapped[Line]
    is_in_step: Mapped[bool]
    """Whether both engines have every change that has left the outbox."""
    is_switched: Mapped[bool]
    """Whether `to_url` answers searches, also for parts whose settings still name `from_url`."""
