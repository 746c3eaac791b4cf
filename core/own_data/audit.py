"""What a member has changed as staff."""

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from core.models import AuditEntry, User
from core.own_data.kind import Kind
from core.own_data.pictures import Pictures
from core.own_data.rows import ROWS_AT_ONCE
from core.wire import WireModel


class OwnChange(WireModel):
    """A change, without what it was before and after: that is of others."""

    at: datetime
    action: str
    subject_kind: str
    subject_id: int | None
    reason: str


def _export(session: Session, user: User, _: Pictures) -> Iterator[WireModel]:
    made = select(AuditEntry).where(AuditEntry.actor_id == user.id).order_by(AuditEntry.id)
    for entry in session.scalars(made, execution_options=ROWS_AT_ONCE):
        yield OwnChange(
            at=entry.at,
            action=entry.action,
            subject_kind=entry.subject_kind,
            subject_id=entry.subject_id,
            reason=entry.reason,
        )


def _remove(session: Session, user: User) -> None:
    session.execute(update(AuditEntry).where(AuditEntry.actor_id == user.id).values(actor_id=None))


CHANGES = Kind(
    name="staff-changes",
    about="What you have changed as staff.",
    belongs_by=(AuditEntry.actor_id,),
    export=_export,
    remove=_remove,
)
