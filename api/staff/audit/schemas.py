"""The audit log on the wire. Source: docs/product/staff.md#audit-log."""

from datetime import datetime
from typing import Any

from api.staff.paging import PageOut
from core.models import AuditVia
from core.wire import WireModel


class AuditRowOut(WireModel):
    """One change."""

    id: int
    at: datetime
    via: AuditVia
    actor_id: int | None
    actor_name: str | None
    """Null for a change from the command line, and after the actor's account has been deleted."""
    action: str
    subject_kind: str
    subject_id: int | None
    before: dict[str, Any]
    after: dict[str, Any]
    reason: str


class AuditPageOut(PageOut):
    """A page of changes."""

    rows: list[AuditRowOut]
