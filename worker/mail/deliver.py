"""Sends queued mails: each at least once, and never twice at the same time.

A mail's row stays locked from before it is composed until its outcome is committed. When a process dies in between,
PostgreSQL releases the row and the next run sends the mail under the same Message-ID.
"""

import logging
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session

from core.backoff import Backoff, pause_after
from core.db import Database, transaction
from core.models import Mail, MailState
from core.redis import get_redis
from core.settings import Settings
from core.traces import span
from worker.mail.compose import compose
from worker.mail.due import GIVE_UP_AFTER, is_due, take_next_ids
from worker.mail.headers import sender
from worker.mail.smtp import BACKOFF_NAME, Delayed, MailServer, Refused, ServerAway, Silent

log = logging.getLogger(__name__)

BATCH = 100
FIRST_PAUSE_SECONDS = 5.0
LAST_PAUSE_SECONDS = 60.0
"""Pauses of a mail that was not taken, and of a mail server that is away."""
FAULTS_ALLOWED = 10
"""Attempts for a mail that fails because of an error in our code or settings."""


def server_backoff(clock: Callable[[], float] = time.time) -> Backoff:
    """Return the pauses of the mail server, which all workers share."""
    return Backoff(get_redis, first_seconds=FIRST_PAUSE_SECONDS, last_seconds=LAST_PAUSE_SECONDS, clock=clock)


def deliver(database: Database, settings: Settings, backoff: Backoff) -> int:
    """Send at most `BATCH` due mails in the order of worker.mail.due, and return how many were sent.

    Stops early when the mail server is away or silent. While it is away, `backoff` lets one run at a time try it, so
    that its time-outs hold up one worker and not all of them. Raises SenderUnusable before any mail is touched.
    """
    with transaction(database) as session:
        due = take_next_ids(session, limit=BATCH, sign_ups_per_hour=settings.sign_up_mails_per_hour)
    if not due:
        return 0
    sender(settings)
    if not backoff.may_try(BACKOFF_NAME):
        return 0
    sent = 0
    with MailServer(settings, backoff) as server:
        for mail_id in due:
            state, goes_on = _deliver_one(database, mail_id, server, settings)
            sent += state == MailState.SENT
            if not goes_on:
                break
    return sent


def _lock_due(session: Session, mail_id: int, *, now: datetime) -> Mail | None:
    # None if another run has locked the mail or has just sent it.
    return session.scalar(select(Mail).where(Mail.id == mail_id, is_due(now)).with_for_update(skip_locked=True))


def _deliver_one(
    database: Database, mail_id: int, server: MailServer, settings: Settings
) -> tuple[MailState | None, bool]:
    # Returns the mail's state, None if another run has it, and whether to go on with the next mail.
    with span("mail", {"mail_id": mail_id}), transaction(database) as session:
        mail = _lock_due(session, mail_id, now=datetime.now(UTC))
        if mail is None:
            return None, True
        mail.attempts += 1
        goes_on = _try(database, mail, server, settings)
        return MailState(mail.state), goes_on


def _try(database: Database, mail: Mail, server: MailServer, settings: Settings) -> bool:
    try:
        # In a transaction of its own: a link that is renewed must not stay locked for as long as the mail server
        # takes, and an error of the database here must leave the mail's own row writable.
        with transaction(database) as session:
            message = compose(session, mail, settings)
        if message is not None:
            server.send(message)
        _settle(mail, MailState.DROPPED if message is None else MailState.SENT)
    except ServerAway as reason:
        _put_off(mail, f"mail server away: {reason}")
        return False
    except Delayed as reason:
        _put_off(mail, str(reason))
        return not isinstance(reason, Silent)
    except Refused as reason:
        log.warning("mail %d is refused: %s", mail.id, reason)
        _settle(mail, MailState.FAILED, error=str(reason))
    except Exception as fault:
        # Whatever the error is, one bad mail must not keep the others from being sent.
        # Its text is kept out of the log: it may quote an address, a link or a visitor's message.
        log.error("mail %d can't be sent: %s in %s", mail.id, type(fault).__name__, _place(fault))  # noqa: TRY400
        _put_off(mail, type(fault).__name__, is_hopeless=mail.attempts >= FAULTS_ALLOWED)
    return True


def _settle(mail: Mail, state: MailState, *, error: str | None = None) -> None:
    mail.state, mail.error, mail.settled_at = state, error, datetime.now(UTC)


def _put_off(mail: Mail, error: str, *, is_hopeless: bool = False) -> None:
    # Schedules the next attempt, or gives the mail up when it has waited too long.
    now = datetime.now(UTC)
    if is_hopeless or mail.created_at + GIVE_UP_AFTER <= now:
        log.error("mail %d is given up after %d attempts: %s", mail.id, mail.attempts, error)
        _settle(mail, MailState.FAILED, error=error)
        return
    pause = pause_after(mail.attempts, first_seconds=FIRST_PAUSE_SECONDS, last_seconds=LAST_PAUSE_SECONDS)
    mail.error, mail.next_attempt_at = error, now + timedelta(seconds=pause)
    log.warning("mail %d has to wait: %s", mail.id, error)


def _place(fault: Exception) -> str:
    frame = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{frame.filename}:{frame.lineno}"
