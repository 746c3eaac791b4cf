"""Contact messages as staff answer them."""

from sqlalchemy import Select
from sqlalchemy.orm import Session

from api.staff.messages.schemas import MessagePageOut, MessageRowOut
from api.staff.paging import read_page
from api.staff.rows import locked_row
from core.audit import Actor
from core.contact import mark_answered
from core.models import ContactMessage


def list_messages(session: Session, statement: Select[ContactMessage], page: int) -> MessagePageOut:
    """Return a page of messages."""
    rows, place = read_page(session, statement, page)
    return MessagePageOut(**place, rows=[MessageRowOut.model_validate(row) for row in rows])


def mark(session: Session, actor: Actor, message_id: int, is_answered: bool) -> MessageRowOut:
    """Mark a message as answered or open. Raises NoSuchRow."""
    message = locked_row(session, ContactMessage, message_id)
    mark_answered(session, actor, message, is_answered)
    return MessageRowOut.model_validate(message)
