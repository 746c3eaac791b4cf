"""Who may call what is below /staff."""

from typing import Annotated

from fastapi import Depends

from api.auth.identity import current_member
from api.errors import raises
from core.errors import DomainError
from core.models import User


class NotStaff(DomainError):
    """The member does not have the flag."""

    status = 403
    code = "not_staff"
    sentence = "Only Sufra's staff may do this."


@raises(NotStaff)
def current_staff(member: Annotated[User, Depends(current_member, scope="function")]) -> User:
    """Return the signed-in member of staff. Raises NotStaff (403).

    The flag is read from the database at each call: to take it away is effective at once.
    """
    if not member.is_staff:
        raise NotStaff
    return member


StaffDep = Annotated[User, Depends(current_staff, scope="function")]
