"""What searches are answered from while the search engine is away."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Float,
    ForeignKeyConstraint,
    Index,
    Integer,
    PrimaryKeyConstraint,
    SmallInteger,
    Text,
    text,
)
from sqlalchemy.dialects.postgresql import ARRAY, JSONB, TSVECTOR
from sqlalchemy.orm import Mapped, mapped_column

from core.models.base import Base, Line

INDEX_NAME = "index_name ~ '^[a-z][a-z0-9]{0,29}$'"


class StandbyText(Base):
    """A search document as PostgreSQL finds it. Written by the indexer beside the engine's document.

    Source: docs/decisions/0022-search-without-its-engine.md.
    """

    __tablename__ = "standby_texts"
    __table_args__ = (
        CheckConstraint(INDEX_NAME, name="index_name"),
        Index("ix_standby_texts_words", "words", postgresql_using="gin"),
        Index(
            "ix_standby_texts_order",
            "index_name",
            text("custom_order DESC"),
            text("document_id DESC"),
            postgresql_include=["shape"],
        ),
    )

    index_name: Mapped[Line] = mapped_column(primary_key=True)
    document_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    shape: Mapped[Line]
    """Of the document's builder and the index's settings; a text of another shape is written again."""
    content_hash: Mapped[Line]
    """The document's."""
    words: Mapped[Any] = mapped_column(TSVECTOR)
    """Words with their places, and marks of values that filters compare for equality."""
    facts: Mapped[dict[str, Any]] = mapped_column(JSONB)
    """Values that are counted, compared and sorted by, by attribute."""
    custom_order: Mapped[list[float]] = mapped_column(ARRAY(Float))
    """The index's own ranking rules, the greatest first."""


class StandbyFood(Base):
    """A key that meets a need of a recipe: what recipes are counted by that one can cook from what one has.

    Written by the indexer with the text of the same document, and gone with it.
    Source: docs/decisions/0024-cook-with-what-i-have.md.
    """

    __tablename__ = "standby_foods"
    __table_args__ = (
        ForeignKeyConstraint(
            ["index_name", "document_id"],
            ["standby_texts.index_name", "standby_texts.document_id"],
            ondelete="CASCADE",
        ),
        CheckConstraint("need BETWEEN 1 AND needed", name="need"),
        # What needs little comes first: of a food in half a million recipes no more is read than an answer counts.
        PrimaryKeyConstraint("index_name", "food", "needed", "document_id", "need"),
        Index("ix_standby_foods_document", "index_name", "document_id"),
    )

    index_name: Mapped[Line]
    food: Mapped[str] = mapped_column(Text(collation="C"))
    """A key of `core.at_hand.foods`."""
    document_id: Mapped[int] = mapped_column(BigInteger, autoincrement=False)
    need: Mapped[int] = mapped_column(SmallInteger, autoincrement=False)
    """The number of the need that it meets, from 1, in the document's order."""
    needed: Mapped[int] = mapped_column(SmallInteger)
    """How many needs the document has."""


class StandbyWord(Base):
    """A word that some search document has, or had; with the words that it becomes when letters are left out."""

    __tablename__ = "standby_words"
    __table_args__ = (
        CheckConstraint(INDEX_NAME, name="index_name"),
        Index("ix_standby_words_slips", "slips", postgresql_using="gin"),
    )

    index_name: Mapped[Line] = mapped_column(primary_key=True)
    word: Mapped[str] = mapped_column(Text(collation="C"), primary_key=True)
    slips: Mapped[list[int]] = mapped_column(ARRAY(Integer))
    """Checksums of the word and of what is left of it (`core.search.standby.slips`)."""
