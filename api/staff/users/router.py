"""/staff/users: accounts with their flags and credits."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from api.dependencies import SessionDep
from api.errors import errors
from api.staff.fields import Page, SearchText
from api.staff.identity import StaffDep
from api.staff.rows import NoSuchRow
from api.staff.users import queries, service
from api.staff.users.schemas import CreditsIn, CreditsOut, Flag, FlagsIn, UserPageOut, UserRowOut
from api.staff.users.service import SitesOwnAccount
from core.accounts.staff_changes import OwnFlag
from core.audit import Actor
from core.credits.ledger import InsufficientCredits

router = APIRouter(prefix="/staff/users", tags=["staff"])
UserID = Annotated[int, Path(description="An account's number.", examples=[1])]


@router.get("")
def list_staff_users(
    _staff: StaffDep,
    session: SessionDep,
    search: SearchText = "",
    flag: Annotated[Flag | None, Query(alias="Flag")] = None,
    page: Page = 1,
) -> UserPageOut:
    """List accounts, newest first. Search takes a part of the name or the address."""
    return service.list_users(session, queries.users(text=search.strip(), flag=flag), page)


@router.post("/{user_id:int}/flags", responses=errors(NoSuchRow, OwnFlag, SitesOwnAccount))
def change_flags(user_id: UserID, form: FlagsIn, staff: StaffDep, session: SessionDep) -> UserRowOut:
    """Set the flags of an account; effective at its next call."""
    return service.change_flags(session, Actor(staff), user_id, form)


@router.get("/{user_id:int}/credits", responses=errors(NoSuchRow))
def show_credits(user_id: UserID, _staff: StaffDep, session: SessionDep) -> CreditsOut:
    """Show an account's credits and how they have moved."""
    return service.show_credits(session, user_id)


@router.post("/{user_id:int}/credits", responses=errors(NoSuchRow, InsufficientCredits, SitesOwnAccount))
def move_credits(user_id: UserID, form: CreditsIn, staff: StaffDep, session: SessionDep) -> CreditsOut:
    """Give credits, or take some, with a reason that stands in the ledger."""
    return service.move_credits(session, Actor(staff), user_id, form.amount, form.reason)
