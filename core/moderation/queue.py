"""The moderation queue: the checker's pass, and what staff decide."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session, joinedload

from core.db import Database, transaction
from core.models.moderation import Moderated, ModerationState
from core.moderation.checker import concerns_about
from core.moderation.kinds import ModeratedKind, Text

OVERDUE_AFTER = timedelta(minutes=30)
"""Members are told that moderation may take up to 30 minutes."""
SAME_TEXT_WITHIN = timedelta(days=7)
SHORTEST_COPY = 20
"""Characters; "So good!" may be said of many dishes."""
WAITING = (ModerationState.PENDING, ModerationState.HELD)


def check_pending(database: Database, kind: ModeratedKind[Text]) -> int:
    """Approve the clean texts among those that wait, hold the others for staff, and return how many that were.

    One transaction for each, so that two workers never wait for each other's recipes.
    """
    model, done = kind.model, 0
    while True:
        with transaction(database) as session:
            row = session.scalar(
                select(model)
                .where(model.state == ModerationState.PENDING)
                .order_by(model.created_at, model.id)
                .limit(1)
                .with_for_update(skip_locked=True)
            )
            if row is None:
                return done
            concerns = _concerns_about(session, kind, row)
            _decide(row, ModerationState.HELD if concerns else ModerationState.APPROVED)
            row.concerns = ", ".join(concerns)
        done += 1


def waiting(session: Session, kind: ModeratedKind[Text], limit: int) -> Sequence[Text]:
    """Return the undecided texts, oldest first, with subject and member."""
    model = kind.model
    return session.scalars(
        select(model)
        .where(model.state.in_(WAITING))
        .options(joinedload(kind.subject), joinedload(model.member))
        .order_by(model.created_at, model.id)
        .limit(limit)
    ).all()


def count_waiting(session: Session, kind: ModeratedKind[Text]) -> int:
    """Return how many texts are undecided."""
    waiting = select(func.count()).select_from(kind.model).where(kind.model.state.in_(WAITING))
    return session.scalar(waiting) or 0


def count_overdue(session: Session, kind: ModeratedKind[Text], now: datetime) -> int:
    """Return how many texts have waited longer than members are told."""
    model = kind.model
    is_late = model.created_at < now - OVERDUE_AFTER
    overdue = select(func.count()).select_from(model).where(model.state.in_(WAITING), is_late)
    return session.scalar(overdue) or 0


def is_overdue(row: Moderated, now: datetime) -> bool:
    """Tell whether a text has waited longer than members are told."""
    return now - row.created_at > OVERDUE_AFTER


def decide(session: Session, kind: ModeratedKind[Text], row_id: int, state: ModerationState) -> Text | None:
    """Approve or reject a text, whatever was decided before, and return it; None if there is none."""
    row = session.get(kind.model, row_id, with_for_update=True)
    if row is not None:
        _decide(row, state)
        session.flush()
    return row


def delete_unapproved(session: Session, kind: ModeratedKind[Text], member_id: int) -> None:
    """Delete what a member wrote and the public does not see. Approved texts stay."""
    model = kind.model
    session.execute(delete(model).where(model.member_id == member_id, model.state != ModerationState.APPROVED))


def _decide(row: Moderated, state: ModerationState) -> None:
    row.state = state
    row.moderated_at = datetime.now(UTC)


def _concerns_about(session: Session, kind: ModeratedKind[Text], row: Text) -> list[str]:
    concerns = list(dict.fromkeys(concern for text in kind.texts_of(row) for concern in concerns_about(text)))
    if _is_copy(session, kind, row):
        concerns.append("the same text elsewhere")
    return concerns


def _is_copy(session: Session, kind: ModeratedKind[Text], row: Text) -> bool:
    model, column = kind.model, kind.texts[0]
    text: str = getattr(row, column.key)
    if len(text) < SHORTEST_COPY:
        return False
    same = select(model.id).where(
        model.member_id == row.member_id,
        model.id != row.id,
        column == text,
        model.created_at > row.created_at - SAME_TEXT_WITHIN,
    )
    return session.scalar(same.limit(1)) is not None
