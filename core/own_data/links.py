"""What a member has asked for by a mailed link: sign-ups, new passwords, the deletion of the account."""

from collections.abc import Iterator
from datetime import datetime
from typing import Literal

from sqlalchemy import delete, func, literal, select, union_all
from sqlalchemy.orm import Session

from core.models import AccountDeletion, PasswordReset, SignUp, User
from core.own_data.kind import Kind
from core.own_data.pictures import Pictures
from core.own_data.rows import ROWS_AT_ONCE
from core.wire import WireModel


class OwnLink(WireModel):
    """A mailed link, without its seed and hash, and without the name that was given: it may be another person's."""

    asked_for: Literal["sign-up", "new password", "deletion"]
    asked_at: datetime
    expires_at: datetime
    used_at: datetime | None


def _export(session: Session, user: User, _: Pictures) -> Iterator[WireModel]:
    found = union_all(
        *(
            select(literal(name), table.created_at.label("asked_at"), table.expires_at, table.used_at).where(belongs)
            for name, table, belongs in (
                ("sign-up", SignUp, func.lower(SignUp.email) == func.lower(user.known_email)),
                ("new password", PasswordReset, func.lower(PasswordReset.email) == func.lower(user.known_email)),
                ("deletion", AccountDeletion, AccountDeletion.user_id == user.id),
            )
        )
    ).order_by("asked_at")
    for asked_for, asked_at, expires_at, used_at in session.execute(found, execution_options=ROWS_AT_ONCE):
        yield OwnLink(asked_for=asked_for, asked_at=asked_at, expires_at=expires_at, used_at=used_at)


def _remove(session: Session, user: User) -> None:
    address = func.lower(user.known_email)
    session.execute(delete(SignUp).where(func.lower(SignUp.email) == address))
    session.execute(delete(PasswordReset).where(func.lower(PasswordReset.email) == address))
    session.execute(delete(AccountDeletion).where(AccountDeletion.user_id == user.id))


LINKS = Kind(
    name="links",
    about="When a sign-up, a new password or a deletion was asked for with your address, for as long as we keep it.",
    belongs_by=(SignUp.email, PasswordReset.email, AccountDeletion.user_id),
    export=_export,
    remove=_remove,
)
