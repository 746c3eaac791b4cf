"""/staff/messages: what visitors wrote to the site."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from api.dependencies import SessionDep
from api.errors import errors
from api.staff.fields import Page, SearchText
from api.staff.identity import StaffDep
from api.staff.messages import queries, service
from api.staff.messages.schemas import AnsweredIn, MessagePageOut, MessageRowOut
from api.staff.publishing import Published as YesOrNo
from api.staff.rows import NoSuchRow
from core.audit import Actor

router = APIRouter(prefix="/staff/messages", tags=["staff"])
MessageID = Annotated[int, Path(description="The message's number.", examples=[1])]


@router.get("")
def list_staff_messages(
    _staff: StaffDep,
    session: SessionDep,
    search: SearchText = "",
    answered: Annotated[YesOrNo | None, Query(alias="Answered")] = None,
    page: Page = 1,
) -> MessagePageOut:
    """List contact messages, newest first."""
    is_answered = None if answered is None else answered is YesOrNo.YES
    return service.list_messages(session, queries.messages(text=search.strip(), is_answered=is_answered), page)


@router.post("/{message_id:int}/answered", responses=errors(NoSuchRow))
def mark_staff_message(message_id: MessageID, form: AnsweredIn, staff: StaffDep, session: SessionDep) -> MessageRowOut:
    """Mark a message as answered, or as open again."""
    return service.mark(session, Actor(staff), message_id, form.answered)
