"""What visitors write to the site."""

from sqlalchemy import CheckConstraint, Index, text
from sqlalchemy.orm import Mapped

from core.models.base import Base, CreatedAt, Instant, Key, Line


class ContactMessage(Base):
    """A message that was received; a mail brings it to the site's own mailbox."""

    __tablename__ = "contact_messages"
    __table_args__ = (
        CheckConstraint("length(name) BETWEEN 5 AND 120", name="name"),
        CheckConstraint("length(email) BETWEEN 3 AND 320", name="email"),
        CheckConstraint("length(subject) BETWEEN 1 AND 200", name="subject"),
        CheckConstraint("length(message) BETWEEN 1 AND 5000", name="message"),
        Index("ix_contact_messages_email_folded", text("lower(email)")),
    )

    id: Mapped[Key]
    name: Mapped[Line]
    email: Mapped[Line]
    subject: Mapped[Line]
    message: Mapped[Line]
    created_at: Mapped[CreatedAt]
    answered_at: Mapped[Instant | None]
    """When staff marked it as answered."""
