"""/staff/lookups: cuisines, categories and ingredients, and their names."""

from typing import Annotated

from fastapi import APIRouter, Path

from api.dependencies import SessionDep
from api.errors import errors
from api.staff.fields import Page, SearchText
from api.staff.identity import StaffDep
from api.staff.lookups import service
from api.staff.lookups.schemas import LookupPageOut, LookupRowOut, RenameIn
from api.staff.rows import NoSuchRow
from core.audit import Actor
from core.lookups.rename import LookupKind, NameRefused, NameTaken

router = APIRouter(prefix="/staff/lookups", tags=["staff"])
LookupID = Annotated[int, Path(description="The row's number.", examples=[1])]


@router.get("/{kind}")
def list_staff_lookups(
    kind: LookupKind, _staff: StaffDep, session: SessionDep, search: SearchText = "", page: Page = 1
) -> LookupPageOut:
    """List cuisines, categories or ingredients by name."""
    return service.list_lookups(session, kind, search.strip(), page)


@router.post("/{kind}/{lookup_id:int}", responses=errors(NoSuchRow, NameRefused, NameTaken))
def rename_lookup(
    kind: LookupKind, lookup_id: LookupID, form: RenameIn, staff: StaffDep, session: SessionDep
) -> LookupRowOut:
    """Rename one, everywhere on the site; its code stays."""
    return service.rename_lookup(session, Actor(staff), kind, lookup_id, form.name, form.reason)
