"""/staff/moderation: what waits, and decisions on it."""

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query

from api.dependencies import SessionDep
from api.staff.identity import StaffDep
from api.staff.moderation import service
from api.staff.moderation.schemas import MOST_AT_ONCE, DecideIn, OutcomesOut, TakeBackIn, WaitingListOut
from core.audit import Actor
from core.moderation.decisions import DecidedKind

router = APIRouter(prefix="/staff/moderation", tags=["staff"])


@router.get("")
def list_waiting(
    _staff: StaffDep,
    session: SessionDep,
    kind: Annotated[DecidedKind | None, Query(alias="Kind", description="All kinds without it.")] = None,
    limit: Annotated[int, Query(alias="Limit", ge=1, le=MOST_AT_ONCE)] = MOST_AT_ONCE,
) -> WaitingListOut:
    """List what waits for staff, oldest first."""
    kinds = tuple(DecidedKind) if kind is None else (kind,)
    return service.list_waiting(session, kinds, limit, datetime.now(UTC))


@router.post("/decide")
def decide(form: DecideIn, staff: StaffDep, session: SessionDep) -> OutcomesOut:
    """Approve or reject what still waits, in one transaction. Each item has an outcome of its own."""
    return service.decide_all(session, Actor(staff), form.items, is_approved=form.approve, reason=form.reason)


@router.post("/take-back")
def take_back_decisions(form: TakeBackIn, staff: StaffDep, session: SessionDep) -> OutcomesOut:
    """Let what the caller has decided last wait again."""
    return service.take_back_all(session, Actor(staff), form.items)
