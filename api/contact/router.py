"""POST /utils/contact-us: a message to the site."""

import re

from fastapi import APIRouter, Depends
from pydantic import Field

from api.dependencies import SessionDep
from api.errors import ApiError, ErrorBody
from api.limits import limited
from core.mail.enqueue import enqueue_contact
from core.models import ContactMessage
from core.wire import WireModel

EMAIL = re.compile(r"[^\s@]+@[^\s@]+\.[^\s@]+")
SHORTEST_NAME = 5
CALLS_ALLOWED = 5

router = APIRouter(prefix="/utils", tags=["contact"])


class ContactMessageIn(WireModel):
    """The contact form. Source: spec section 5 (Contact form)."""

    name: str = Field(max_length=120)
    email: str = Field(max_length=320)
    subject: str = Field(max_length=200)
    message: str = Field(max_length=5000)


class ContactMessageOut(WireModel):
    """The message is stored."""

    received: bool


class InvalidMessage(ApiError):
    """The form breaks one of its rules; the sentence says which."""

    code = "invalid_message"


@router.post(
    "/contact-us",
    responses={400: {"model": ErrorBody}, 429: {"model": ErrorBody}},
    dependencies=[Depends(limited("contact", CALLS_ALLOWED))],
)
def contact_us(form: ContactMessageIn, session: SessionDep) -> ContactMessageOut:
    """Keep a visitor's message, which a mail then brings to the site's mailbox.

    The rules are checked in the form's order, with its sentences.
    """
    fields = {name: value.replace("\x00", "").strip() for name, value in form.model_dump(by_alias=False).items()}
    if len(fields["name"]) < SHORTEST_NAME:
        raise InvalidMessage("Name must be at least 5 characters long.")
    if not EMAIL.fullmatch(fields["email"]):
        raise InvalidMessage("Please enter a valid email address.")
    if not fields["subject"]:
        raise InvalidMessage("Please fill in the subject.")
    if not fields["message"]:
        raise InvalidMessage("Please fill in the message.")
    message = ContactMessage(**fields)
    session.add(message)
    session.flush()
    enqueue_contact(session, message)
    return ContactMessageOut(received=True)
