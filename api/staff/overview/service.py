"""What waits for staff."""

from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from api.staff.overview.schemas import OverviewOut, WaitingOut
from core.moderation.kinds import COMMENTS, REVIEWS, ModeratedKind
from core.moderation.queue import count_overdue, count_waiting
from core.moderation.recipes import count_waiting_recipes


def show_overview(session: Session, now: datetime) -> OverviewOut:
    """Return how many texts and recipes wait."""
    return OverviewOut(
        reviews=_waiting(session, REVIEWS, now),
        comments=_waiting(session, COMMENTS, now),
        recipes=WaitingOut(waiting=count_waiting_recipes(session), overdue=None),
    )


def _waiting(session: Session, kind: ModeratedKind[Any], now: datetime) -> WaitingOut:
    return WaitingOut(waiting=count_waiting(session, kind), overdue=count_overdue(session, kind, now))
