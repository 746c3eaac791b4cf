"""Messages from visitors to the site."""

from sqlalchemy.orm import Session

from core.accounts.fields import LOOKS_LIKE_AN_ADDRESS
from core.errors import DomainError
from core.mail.enqueue import enqueue_contact
from core.models import ContactMessage

SHORTEST_NAME = 5


class InvalidMessage(DomainError):
    """The form breaks one of its rules; the sentence says which."""

    code = "invalid_message"


def receive_message(session: Session, *, name: str, email: str, subject: str, message: str) -> ContactMessage:
    """Store a message and enqueue the mail that brings it to the site's mailbox.

    The rules are checked in the form's order. Raises InvalidMessage with the sentence of the first broken one.
    """
    name, email, subject, message = (text.replace("\x00", "").strip() for text in (name, email, subject, message))
    if len(name) < SHORTEST_NAME:
        raise InvalidMessage("Name must be at least 5 characters long.")
    if not LOOKS_LIKE_AN_ADDRESS.fullmatch(email):
        raise InvalidMessage("Please enter a valid email address.")
    if not subject:
        raise InvalidMessage("Please fill in the subject.")
    if not message:
        raise InvalidMessage("Please fill in the message.")
    received = ContactMessage(name=name, email=email, subject=subject, message=message)
    session.add(received)
    session.flush()
    enqueue_contact(session, received)
    return received
