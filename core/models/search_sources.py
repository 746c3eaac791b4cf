"""What search documents were last found to follow from."""

from sqlalchemy import BigInteger, CheckConstraint
from sqlalchemy.orm import Mapped, mapped_column

from core.models.base import Base, Line


class SearchSource(Base):
    """Which content a document has that is built from rows of this content, so that a comparison need not build it.

    Nothing depends on it: rows that are missing or of other content only make the next comparison slower.
    Source: docs/decisions/0026-comparing-without-building.md.
    """

    __tablename__ = "search_sources"
    __table_args__ = (CheckConstraint("index_name ~ '^[a-z][a-z0-9]{0,29}$'", name="index_name"),)

    index_name: Mapped[Line] = mapped_column(primary_key=True)
    document_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    source_hash: Mapped[int] = mapped_column(BigInteger)
    """Of the rows that the document is built from, and of the program that builds it."""
    content_hash: Mapped[Line]
    """The document's."""
