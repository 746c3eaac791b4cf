"""The SELECTs behind the back office's accounts."""

from collections.abc import Sequence

from sqlalchemy import Select, or_, select
from sqlalchemy.orm import Session, joinedload

from api.staff.users.schemas import Flag
from core.models import CreditEntry, User

FLAGS = {Flag.STAFF: User.is_staff, Flag.MASTER_CHEF: User.is_master_chef}


def users(*, text: str, flag: Flag | None) -> Select[User]:
    """Return the SELECT of accounts whose name or address holds the text, newest first, without deleted ones."""
    statement = select(User).options(joinedload(User.picture)).where(User.deleted_at.is_(None))
    if text:
        named = (User.email.icontains(text, autoescape=True), User.full_name.icontains(text, autoescape=True))
        statement = statement.where(or_(*named))
    if flag is not None:
        statement = statement.where(FLAGS[flag])
    return statement.order_by(User.id.desc())


def credit_entries(session: Session, user_id: int, limit: int) -> Sequence[CreditEntry]:
    """Return the newest movements of the account's credits."""
    return session.scalars(
        select(CreditEntry).where(CreditEntry.user_id == user_id).order_by(CreditEntry.id.desc()).limit(limit)
    ).all()
