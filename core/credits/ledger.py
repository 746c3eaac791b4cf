"""Moves credits, each time with an entry that says why. Nothing here commits.

Source: docs/product/generator.md#credits.
"""

from sqlalchemy.orm import Session

from core.accounts.queries import lock_user
from core.config_files import read_config
from core.errors import DomainError
from core.models import CreditEntry, CreditReason, User


class InsufficientCredits(DomainError):
    """The member has fewer credits than this costs."""

    status = 409
    code = "insufficient_credits"
    sentence = read_config("fields")["generate"]["credits"]["tooFew"]


def move_credits(
    session: Session,
    user: User,
    amount: int,
    reason: CreditReason,
    *,
    note: str = "",
    generation_job_id: int | None = None,
) -> None:
    """Add the amount, negative to spend, to the user's credits. The user's row is locked from then on.

    Raises InsufficientCredits before anything is written. An amount of 0 moves nothing.
    """
    locked = lock_user(session, user.id)
    if locked.credits_remaining + amount < 0:
        raise InsufficientCredits
    if amount:
        session.add(
            CreditEntry(user_id=user.id, amount=amount, reason=reason, note=note, generation_job_id=generation_job_id)
        )
        session.flush()
        # A trigger has changed the row.
        session.refresh(locked, ["credits_remaining"])


def set_credits(session: Session, user: User, balance: int, reason: CreditReason, *, note: str = "") -> None:
    """Move as many credits as it takes to reach the balance."""
    locked = lock_user(session, user.id)
    move_credits(session, locked, balance - locked.credits_remaining, reason, note=note)
