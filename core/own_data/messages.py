"""What a member has written to the site with the contact form."""

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from core.models import ContactMessage, User
from core.own_data.kind import Kind
from core.own_data.pictures import Pictures
from core.own_data.rows import ROWS_AT_ONCE
from core.wire import WireModel


class OwnMessage(WireModel):
    """A message, as it was written."""

    name: str
    email: str
    subject: str
    message: str
    created_at: datetime
    answered_at: datetime | None


def _export(session: Session, user: User, _: Pictures) -> Iterator[WireModel]:
    # Nothing from before the account: the address may have belonged to another person.
    sent = (
        select(ContactMessage)
        .where(
            func.lower(ContactMessage.email) == func.lower(user.known_email),
            ContactMessage.created_at >= user.created_at,
        )
        .order_by(ContactMessage.id)
    )
    for row in session.scalars(sent, execution_options=ROWS_AT_ONCE):
        yield OwnMessage(
            name=row.name,
            email=row.email,
            subject=row.subject,
            message=row.message,
            created_at=row.created_at,
            answered_at=row.answered_at,
        )


def _remove(session: Session, user: User) -> None:
    session.execute(delete(ContactMessage).where(func.lower(ContactMessage.email) == func.lower(user.known_email)))


MESSAGES = Kind(
    name="messages",
    about="What was sent with the contact form and your address since you are a member, in the last year.",
    belongs_by=(ContactMessage.email,),
    export=_export,
    remove=_remove,
)
