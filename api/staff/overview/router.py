"""GET /staff/overview: what the desks begin with."""

from datetime import UTC, datetime

from fastapi import APIRouter, Depends

from api.dependencies import SessionDep
from api.staff.identity import current_staff
from api.staff.overview import service
from api.staff.overview.schemas import OverviewOut

router = APIRouter(prefix="/staff/overview", tags=["staff"], dependencies=[Depends(current_staff, scope="function")])


@router.get("")
def show_overview(session: SessionDep) -> OverviewOut:
    """Say how much waits for staff at each desk, and how many reviews and comments wait too long."""
    return service.show_overview(session, datetime.now(UTC))
