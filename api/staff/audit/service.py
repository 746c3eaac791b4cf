"""The audit log as staff read it."""

from sqlalchemy import Select
from sqlalchemy.orm import Session

from api.staff.audit.schemas import AuditPageOut, AuditRowOut
from api.staff.paging import read_page
from core.models import AuditEntry, AuditVia


def list_entries(session: Session, statement: Select[AuditEntry], page: int) -> AuditPageOut:
    """Return a page of entries."""
    rows, place = read_page(session, statement, page)
    return AuditPageOut(**place, rows=[_show_row(entry) for entry in rows])


def _show_row(entry: AuditEntry) -> AuditRowOut:
    return AuditRowOut(
        id=entry.id,
        at=entry.at,
        via=AuditVia(entry.via),
        actor_id=entry.actor_id,
        actor_name=entry.actor.full_name if entry.actor else None,
        action=entry.action,
        subject_kind=entry.subject_kind,
        subject_id=entry.subject_id,
        before=entry.before,
        after=entry.after,
        reason=entry.reason,
    )
