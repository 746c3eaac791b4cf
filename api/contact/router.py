"""POST /utils/contact-us: a message to the site."""

from fastapi import APIRouter, Depends

from api.contact.schemas import ContactMessageIn, ContactMessageOut
from api.dependencies import SessionDep
from api.errors import errors
from api.limits import CONTACT_MESSAGES, limited
from core.contact import InvalidMessage, receive_message

router = APIRouter(prefix="/utils", tags=["contact"])


@router.post(
    "/contact-us",
    responses=errors(InvalidMessage),
    dependencies=[Depends(limited(CONTACT_MESSAGES))],
)
def contact_us(form: ContactMessageIn, session: SessionDep) -> ContactMessageOut:
    """Store a visitor's message and mail it to the site's mailbox."""
    receive_message(session, name=form.name, email=form.email, subject=form.subject, message=form.message)
    return ContactMessageOut(received=True)
