"""Which mails go next: what members wait for comes first, sign-ups follow as far as the hour's budget allows.

Any visitor can sign up with any address. The budget bounds what the site sends to people who never asked for it.
"""

import logging
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from sqlalchemy import ColumnElement, and_, func, select, update
from sqlalchemy.orm import Session

from core.models import Mail, MailKind, MailState

log = logging.getLogger(__name__)

GIVE_UP_AFTER = timedelta(hours=48)
GIVEN_UP_AT_ONCE = 1000
BUDGET_WINDOW = timedelta(hours=1)
NO_BUDGET = "too many sign-ups"
_OF_SIGN_UP = Mail.kind == MailKind.ACTIVATION


def is_due(now: datetime) -> ColumnElement[bool]:
    """Return the condition of mails whose time has come."""
    return and_(Mail.state == MailState.PENDING, Mail.next_attempt_at <= now)


def take_next_ids(session: Session, *, limit: int, sign_ups_per_hour: int) -> Sequence[int]:
    """Return the ids of at most `limit` due mails in the order in which they should go.

    Those of sign-ups come last and are no more than may still go within the hour. The others wait without an attempt;
    those that have waited for two days are given up here.
    """
    now = datetime.now(UTC)
    due = select(Mail.id).where(is_due(now)).order_by(Mail.id)
    others = session.scalars(due.where(~_OF_SIGN_UP).limit(limit)).all()
    budget = max(0, sign_ups_per_hour - _sent_sign_ups(session, now - BUDGET_WINDOW))
    if not budget:
        _give_up(session, now)
    of_sign_ups = session.scalars(due.where(_OF_SIGN_UP).limit(min(budget, limit - len(others)))).all()
    if of_sign_ups and len(of_sign_ups) == budget:
        log.warning("the budget of %d mails of sign-ups within an hour is used up", sign_ups_per_hour)
    return [*others, *of_sign_ups]


def _sent_sign_ups(session: Session, since: datetime) -> int:
    sent = select(func.count(Mail.id)).where(_OF_SIGN_UP, Mail.state == MailState.SENT, Mail.settled_at > since)
    return session.scalars(sent).one()


def _give_up(session: Session, now: datetime) -> None:
    too_old = select(Mail.id).where(_OF_SIGN_UP, is_due(now), Mail.created_at <= now - GIVE_UP_AFTER)
    ids = session.scalars(too_old.limit(GIVEN_UP_AT_ONCE).with_for_update(skip_locked=True)).all()
    if ids:
        log.error("%d mails of sign-ups are given up: %s", len(ids), NO_BUDGET)
        failed = {"state": MailState.FAILED, "error": NO_BUDGET, "settled_at": now}
        session.execute(update(Mail).where(Mail.id.in_(ids)).values(failed))
