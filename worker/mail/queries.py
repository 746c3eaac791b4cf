"""The SELECTs behind sending."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, and_, select
from sqlalchemy.orm import Session

from core.models import Mail, MailState

SERVER_AWAY = "mail server away: "
"""Begins the error of a mail that found nobody to talk to."""


def due_ids(session: Session, *, now: datetime, limit: int) -> Sequence[int]:
    """Return the ids of mails to send now, the oldest first."""
    return session.scalars(select(Mail.id).where(_is_due(now)).order_by(Mail.id).limit(limit)).all()


def take(session: Session, mail_id: int, *, now: datetime) -> Mail | None:
    """Return the mail, ours until the transaction ends, unless another run has it or had it."""
    return session.scalar(select(Mail).where(Mail.id == mail_id, _is_due(now)).with_for_update(skip_locked=True))


def scout(session: Session) -> Mail | None:
    """Return the mail that last found the mail server away and still waits: the next try is its, and its alone."""
    unheard = select(Mail).where(Mail.state == MailState.PENDING, Mail.error.startswith(SERVER_AWAY))
    return session.scalar(unheard.order_by(Mail.next_attempt_at.desc()).limit(1))


def _is_due(now: datetime) -> ColumnElement[bool]:
    return and_(Mail.state == MailState.PENDING, Mail.next_attempt_at <= now)
