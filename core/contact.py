"""Messages from visitors to the site."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy.orm import Session

from core.accounts.fields import EMAIL_PATTERN
from core.audit import Action, Actor, SubjectKind, record
from core.config_files import read_config
from core.errors import DomainError
from core.mail.enqueue import enqueue_contact
from core.models import ContactMessage

RULES = read_config("fields")["contact"]
"""Limits and sentences of the form's fields, which the browser reads too."""


class InvalidMessage(DomainError):
    """The form breaks one of its rules; the sentence says which."""

    code = "invalid_message"


def receive_message(session: Session, *, name: str, email: str, subject: str, message: str) -> ContactMessage:
    """Store a message and enqueue the mail that brings it to the site's mailbox.

    The rules are checked in the form's order. Raises InvalidMessage with the sentence of the first broken one.
    """
    name, email, subject, message = (text.replace("\x00", "").strip() for text in (name, email, subject, message))
    for field, text in (("name", name), ("email", email), ("subject", subject), ("message", message)):
        problem = find_problem(field, text)
        if problem is not None:
            raise InvalidMessage(problem)
    received = ContactMessage(name=name, email=email, subject=subject, message=message)
    session.add(received)
    session.flush()
    enqueue_contact(session, received)
    return received


def mark_answered(session: Session, actor: Actor, message: ContactMessage, is_answered: bool) -> None:
    """Mark a message as answered or as open, and record it. What is so already is no change. Flushes."""
    was_answered = message.answered_at is not None
    if was_answered == is_answered:
        return
    message.answered_at = datetime.now(UTC) if is_answered else None
    before, after = {"is_answered": was_answered}, {"is_answered": is_answered}
    record(session, actor, Action.ANSWER, SubjectKind.MESSAGE, message.id, before=before, after=after)


def find_problem(field: str, text: str) -> str | None:
    """Return what is wrong with a trimmed field of the form, or None. Characters are counted as code points."""
    rules: dict[str, Any] = RULES[field]
    if field == "email":
        is_valid = EMAIL_PATTERN.fullmatch(text) and len(text) <= rules["maxCharacters"]
        return None if is_valid else str(rules["invalid"])
    if len(text) < rules["minCharacters"]:
        return str(rules["tooShort"])
    return str(rules["tooLong"]) if len(text) > rules["maxCharacters"] else None
