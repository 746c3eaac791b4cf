"""The movements of a member's credits."""

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from core.models import CreditEntry, User
from core.own_data.kind import Kind
from core.own_data.pictures import Pictures
from core.own_data.rows import ROWS_AT_ONCE
from core.wire import WireModel


class OwnCreditEntry(WireModel):
    """Credits that came or went."""

    amount: int
    balance_after: int
    reason: str
    note: str
    created_at: datetime


def _export(session: Session, user: User, _: Pictures) -> Iterator[WireModel]:
    moved = select(CreditEntry).where(CreditEntry.user_id == user.id).order_by(CreditEntry.id)
    for entry in session.scalars(moved, execution_options=ROWS_AT_ONCE):
        yield OwnCreditEntry(
            amount=entry.amount,
            balance_after=entry.balance_after,
            reason=entry.reason,
            note=entry.note,
            created_at=entry.created_at,
        )


def _remove(session: Session, user: User) -> None:
    # The numbers stay with the shell, so that the ledger adds up; what staff noted goes.
    session.execute(update(CreditEntry).where(CreditEntry.user_id == user.id).values(note=""))


CREDITS = Kind(
    name="credits",
    about="Every credit that came or went, and why.",
    belongs_by=(CreditEntry.user_id,),
    export=_export,
    remove=_remove,
)
