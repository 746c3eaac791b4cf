"""Which search documents are out of date."""

from sqlalchemy import BigInteger, CheckConstraint, Index, text
from sqlalchemy.orm import Mapped, mapped_column

from core.models.base import Base, CreatedAt, Instant, Key, Line


class SearchOutboxEntry(Base):
    """A document that must be built again, written by triggers in the transaction that changed its source.

    Rows are deleted by id once the engine has accepted their documents. A parked row is one whose document the engine,
    or PostgreSQL its text, refuses by itself; it stays, with the reason, until the document changes or is rebuilt.
    """

    __tablename__ = "search_outbox"
    __table_args__ = (
        CheckConstraint("index_name ~ '^[a-z][a-z0-9]{0,29}$'", name="index_name"),
        CheckConstraint("(parked_at IS NULL) = (parked_reason IS NULL)", name="parked"),
        Index("ix_search_outbox_waiting", "index_name", "is_bulk", "id", postgresql_where=text("parked_at IS NULL")),
        Index("ix_search_outbox_standby", "index_name", "id", postgresql_where=text("NOT is_in_standby")),
        Index("ix_search_outbox_document", "index_name", "document_id"),
        Index("ix_search_outbox_gone", "index_name", "document_id", postgresql_where=text("is_gone")),
    )

    id: Mapped[Key]
    index_name: Mapped[Line]
    document_id: Mapped[int] = mapped_column(BigInteger)
    is_bulk: Mapped[bool] = mapped_column(server_default=text("false"))
    """Whether the statement concerned many documents: single edits are drained before it."""
    written_by: Mapped[int] = mapped_column(BigInteger, server_default=text("pg_current_xact_id()::text::bigint"))
    """The number of the transaction that wrote the row: tells whether a snapshot of the database sees the change."""
    created_at: Mapped[CreatedAt]
    is_in_standby: Mapped[bool] = mapped_column(server_default=text("false"))
    """The document's standby text has been written since; only the engine is waited for."""
    is_gone: Mapped[bool] = mapped_column(server_default=text("true"))
    """The document was not public after the change, as far as is known: the standby search looks whether it is."""
    parked_at: Mapped[Instant | None]
    parked_reason: Mapped[Line | None]
