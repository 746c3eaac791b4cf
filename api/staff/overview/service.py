"""What waits for staff."""

from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from api.staff.overview import queries
from api.staff.overview.schemas import OverviewOut, WaitingOut
from core.moderation.kinds import COMMENTS, REVIEWS, ModeratedKind
from core.moderation.queue import count_overdue, count_waiting
from core.moderation.recipes import count_waiting_recipes


def show_overview(session: Session, now: datetime) -> OverviewOut:
    """Return how much waits at each desk."""
    return OverviewOut(
        reviews=_waiting(session, REVIEWS, now),
        comments=_waiting(session, COMMENTS, now),
        recipes=_without_deadline(count_waiting_recipes(session)),
        messages=_without_deadline(session.scalar(queries.open_messages()) or 0),
        imports=_without_deadline(session.scalar(queries.checked_imports()) or 0),
    )


def _waiting(session: Session, kind: ModeratedKind[Any], now: datetime) -> WaitingOut:
    return WaitingOut(waiting=count_waiting(session, kind), overdue=count_overdue(session, kind, now))


def _without_deadline(waiting: int) -> WaitingOut:
    return WaitingOut(waiting=waiting, overdue=None)
