"""The SELECTs behind the back office's messages."""

from sqlalchemy import Select, or_, select

from core.models import ContactMessage

SEARCHED = (ContactMessage.name, ContactMessage.email, ContactMessage.subject, ContactMessage.message)


def messages(*, text: str, is_answered: bool | None) -> Select[ContactMessage]:
    """Return the SELECT of messages that hold the text, newest first."""
    statement = select(ContactMessage)
    if text:
        statement = statement.where(or_(*(column.icontains(text, autoescape=True) for column in SEARCHED)))
    if is_answered is not None:
        has_answer = ContactMessage.answered_at.is_not(None)
        statement = statement.where(has_answer if is_answered else ~has_answer)
    return statement.order_by(ContactMessage.id.desc())
