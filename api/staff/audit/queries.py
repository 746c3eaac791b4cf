"""The SELECTs behind the audit log."""

from sqlalchemy import Select, select
from sqlalchemy.orm import joinedload

from core.models import AuditEntry, AuditVia


def entries(
    *,
    via: AuditVia | None,
    actor_id: int | None,
    action: str | None,
    subject_kind: str | None,
    subject_id: int | None,
) -> Select[AuditEntry]:
    """Return the SELECT of entries, newest first."""
    wanted = {
        AuditEntry.via: via,
        AuditEntry.actor_id: actor_id,
        AuditEntry.action: action,
        AuditEntry.subject_kind: subject_kind,
        AuditEntry.subject_id: subject_id,
    }
    conditions = [column == value for column, value in wanted.items() if value is not None]
    return select(AuditEntry).where(*conditions).options(joinedload(AuditEntry.actor)).order_by(AuditEntry.id.desc())
