"""GET /staff/audit: who changed what."""

from typing import Annotated

from fastapi import APIRouter, Query

from api.dependencies import MAX_ID, SessionDep
from api.staff.audit import queries, service
from api.staff.audit.schemas import AuditPageOut
from api.staff.fields import Page
from api.staff.identity import StaffDep
from core.models import AuditVia

router = APIRouter(prefix="/staff/audit", tags=["staff"])
Word = Annotated[str | None, Query(pattern="^[a-z_]{1,40}$")]
RowNumber = Annotated[int | None, Query(ge=1, le=MAX_ID)]


@router.get("")
def list_audit_entries(
    _staff: StaffDep,
    session: SessionDep,
    via: Annotated[AuditVia | None, Query(alias="Via")] = None,
    actor_id: Annotated[RowNumber, Query(alias="Actor_ID")] = None,
    action: Annotated[Word, Query(alias="Action")] = None,
    subject_kind: Annotated[Word, Query(alias="Subject_Kind")] = None,
    subject_id: Annotated[RowNumber, Query(alias="Subject_ID")] = None,
    page: Page = 1,
) -> AuditPageOut:
    """List what staff have changed, newest first."""
    statement = queries.entries(
        via=via, actor_id=actor_id, action=action, subject_kind=subject_kind, subject_id=subject_id
    )
    return service.list_entries(session, statement, page)
