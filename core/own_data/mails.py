"""The mails that went to a member's address."""

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import delete, func, or_, select
from sqlalchemy.orm import Session

from core.models import AccountDeletion, GenerationJob, Mail, PasswordReset, SignUp, User
from core.own_data.kind import Kind
from core.own_data.pictures import Pictures
from core.own_data.rows import ROWS_AT_ONCE
from core.wire import WireModel


class OwnMail(WireModel):
    """A mail. `Settled_At` is when it was sent or given up; `State` says which."""

    kind: str
    state: str
    created_at: datetime
    settled_at: datetime | None


def _export(session: Session, user: User, _: Pictures) -> Iterator[WireModel]:
    address = func.lower(user.known_email)
    to_them = (
        select(Mail)
        .outerjoin(SignUp, SignUp.id == Mail.sign_up_id)
        .outerjoin(PasswordReset, PasswordReset.id == Mail.password_reset_id)
        .outerjoin(AccountDeletion, AccountDeletion.id == Mail.account_deletion_id)
        .outerjoin(GenerationJob, GenerationJob.id == Mail.generation_job_id)
        .where(
            or_(
                Mail.user_id == user.id,
                func.lower(SignUp.email) == address,
                func.lower(PasswordReset.email) == address,
                AccountDeletion.user_id == user.id,
                GenerationJob.member_id == user.id,
            )
        )
        .order_by(Mail.id)
    )
    for mail in session.scalars(to_them, execution_options=ROWS_AT_ONCE):
        yield OwnMail(kind=mail.kind, state=mail.state, created_at=mail.created_at, settled_at=mail.settled_at)


def _remove(session: Session, user: User) -> None:
    # Those about a link or a message go with it.
    session.execute(delete(Mail).where(Mail.user_id == user.id))


MAILS = Kind(
    name="mails",
    about="The mails that we sent to your address in the last month: which kind, and when.",
    belongs_by=(Mail.user_id,),
    export=_export,
    remove=_remove,
)
