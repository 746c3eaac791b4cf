"""Contact messages on the wire of the back office. Source: docs/product/staff.md#back-office."""

from datetime import datetime

from pydantic import StrictBool

from api.staff.paging import PageOut
from core.wire import WireModel


class MessageRowOut(WireModel):
    """A message, as it was written."""

    id: int
    name: str
    email: str
    subject: str
    message: str
    created_at: datetime
    answered_at: datetime | None


class MessagePageOut(PageOut):
    """A page of messages."""

    rows: list[MessageRowOut]


class AnsweredIn(WireModel):
    """Whether the message is answered."""

    answered: StrictBool
