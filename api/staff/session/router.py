"""/staff/session: whether the caller is staff, and the cookie that opens /admin."""

from fastapi import APIRouter, Response

from api.dependencies import SettingsDep
from api.staff.identity import StaffDep
from api.staff.page_cookie import forget_staff, mark_staff
from api.staff.session.schemas import StaffLeftOut, StaffSessionOut

router = APIRouter(prefix="/staff/session", tags=["staff"])


@router.get("")
def show_staff_session(staff: StaffDep) -> StaffSessionOut:
    """Say who is signed in, if they are staff."""
    return StaffSessionOut(id=staff.id, name=staff.full_name, email=staff.known_email)


@router.post("")
def enter_staff_pages(staff: StaffDep, response: Response, settings: SettingsDep) -> StaffSessionOut:
    """Set the cookie that opens /admin, for a sign-in from before the account had the flag."""
    mark_staff(response, staff, settings)
    return StaffSessionOut(id=staff.id, name=staff.full_name, email=staff.known_email)


@router.delete("")
def leave_staff_pages(_staff: StaffDep, response: Response, settings: SettingsDep) -> StaffLeftOut:
    """Remove the cookie, when signing out."""
    forget_staff(response, settings)
    return StaffLeftOut(left=True)
