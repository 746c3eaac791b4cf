"""Sends what is owed: each mail at least once, and never twice at the same time.

A mail's row stays locked from before it is composed until what became of it is committed. Where a process dies in
between, PostgreSQL lets go of the row and the next run sends the mail, under the same Message-ID.
"""

import logging
import traceback
from datetime import UTC, datetime, timedelta

from core.db import Database, make_session, transaction
from core.models import Mail, MailState
from core.settings import Settings
from worker.mail.addresses import sender
from worker.mail.compose import compose
from worker.mail.queries import SERVER_AWAY, due_ids, scout, take
from worker.mail.smtp import Delayed, MailServer, Refused, ServerAway, Silent

log = logging.getLogger(__name__)

BATCH = 100
PAUSES = [timedelta(seconds=seconds) for seconds in (5, 10, 20, 40, 60)]
GIVE_UP_AFTER = timedelta(hours=48)
FAULTS_ALLOWED = 10
"""Attempts of a mail that fails by a fault of ours."""


def deliver(database: Database, settings: Settings) -> int:
    """Send at most `BATCH` due mails, the oldest first, and return how many left.

    Ends early when the mail server is away or silent. While it is away, one mail tries it again, 5 seconds later at
    first and every minute in the end, and all others wait for that one: a server that lets us wait for its answer
    may hold one worker at a time, not all of them.
    """
    with make_session(database) as session:
        now = datetime.now(UTC)
        first = scout(session)
        if first is not None and first.next_attempt_at > now:
            return 0
        due = due_ids(session, now=now, limit=BATCH)
    if not due:
        return 0
    sender(settings)  # Settings that suit no mail are found out before one is touched.
    sent = 0
    with MailServer(settings) as server:
        for mail_id in dict.fromkeys([first.id, *due] if first else due):
            state, goes_on = _deliver_one(database, mail_id, server, settings)
            sent += state == MailState.SENT
            is_tried_elsewhere = first is not None and mail_id == first.id and state is None
            if is_tried_elsewhere or not goes_on:
                break
    return sent


def pause_after(attempts: int) -> timedelta:
    """Return how long a mail waits after so many attempts."""
    return PAUSES[min(attempts, len(PAUSES)) - 1]


def _deliver_one(
    database: Database, mail_id: int, server: MailServer, settings: Settings
) -> tuple[MailState | None, bool]:
    """Send one mail unless another run has it; return what became of it and whether the run goes on."""
    with transaction(database) as session:
        mail = take(session, mail_id, now=datetime.now(UTC))
        if mail is None:
            return None, True
        mail.attempts += 1
        goes_on = _try(database, mail, server, settings)
        return MailState(mail.state), goes_on


def _try(database: Database, mail: Mail, server: MailServer, settings: Settings) -> bool:
    try:
        # On its own: a link that is renewed must not stay locked for as long as the mail server takes, and what the
        # database refuses here must leave the mail's own row writable.
        with transaction(database) as session:
            message = compose(session, mail, settings)
        if message is not None:
            server.send(message)
        _settle(mail, MailState.DROPPED if message is None else MailState.SENT)
    except ServerAway as reason:
        _put_off(mail, f"{SERVER_AWAY}{reason}")
        return False
    except Delayed as reason:
        _put_off(mail, str(reason))
        return not isinstance(reason, Silent)
    except Refused as reason:
        log.warning("mail %d is refused: %s", mail.id, reason)
        _settle(mail, MailState.FAILED, error=str(reason))
    except Exception as fault:
        # Whatever it is, one bad mail must not keep the others from leaving.
        # Its text is kept out of the log: it may quote an address, a link or what somebody wrote.
        log.error("mail %d can't be sent: %s in %s", mail.id, type(fault).__name__, _place(fault))  # noqa: TRY400
        _put_off(mail, type(fault).__name__, is_hopeless=mail.attempts >= FAULTS_ALLOWED)
    return True


def _settle(mail: Mail, state: MailState, *, error: str | None = None) -> None:
    mail.state, mail.error, mail.settled_at = state, error, datetime.now(UTC)


def _put_off(mail: Mail, error: str, *, is_hopeless: bool = False) -> None:
    """Keep the mail for later, or give it up when it has waited too long."""
    now = datetime.now(UTC)
    if is_hopeless or mail.created_at + GIVE_UP_AFTER <= now:
        log.error("mail %d is given up after %d attempts: %s", mail.id, mail.attempts, error)
        _settle(mail, MailState.FAILED, error=error)
        return
    mail.error, mail.next_attempt_at = error, now + pause_after(mail.attempts)
    log.warning("mail %d has to wait: %s", mail.id, error)


def _place(fault: Exception) -> str:
    """Return the file and line that raised, without what was said."""
    frame = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{frame.filename}:{frame.lineno}"
