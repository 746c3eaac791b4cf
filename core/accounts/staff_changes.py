"""What staff change of an account. Each change is recorded in the audit log.

Source: docs/product/staff.md#back-office.
"""

from typing import Any

from sqlalchemy.orm import Session

from core.accounts.queries import lock_user
from core.audit import Action, Actor, SubjectKind, record
from core.credits import ledger
from core.errors import DomainError
from core.models import CreditReason, User

OWN_DOMAIN = "@sufra.invalid"
"""E-mail domain of the site's own accounts (first content, imports), which can't sign in."""


class OwnFlag(DomainError):
    """Staff take the flag from their own account."""

    status = 409
    code = "own_flag"
    sentence = "You can't take the staff flag from your own account; ask a colleague."


def change_flags(
    session: Session, actor: Actor, user: User, *, is_master_chef: bool, is_staff: bool, reason: str = ""
) -> None:
    """Set the account's flags. Raises OwnFlag. Flushes."""
    if actor.user is not None and actor.user.id == user.id and not is_staff:
        raise OwnFlag
    locked = lock_user(session, user.id)
    before = audited(locked)
    locked.is_master_chef, locked.is_staff = is_master_chef, is_staff
    record_change(session, actor, locked, before, reason=reason)


def move_credits(session: Session, actor: Actor, user: User, amount: int, *, reason: str) -> None:
    """Give credits, negative to take. Raises InsufficientCredits. Flushes."""
    locked = lock_user(session, user.id)
    before = audited(locked)
    ledger.move_credits(session, locked, amount, CreditReason.STAFF, note=reason)
    record_change(session, actor, locked, before, reason=reason)


def is_sites_own(user: User) -> bool:
    """Tell whether the account is one of the site's own."""
    return user.known_email.lower().endswith(OWN_DOMAIN)


def audited(user: User) -> dict[str, Any]:
    """Return what the audit log keeps of an account: nothing personal."""
    return {
        "is_master_chef": user.is_master_chef,
        "is_staff": user.is_staff,
        "credits": user.credits_remaining,
    }


def record_change(
    session: Session,
    actor: Actor,
    user: User,
    before: dict[str, Any],
    *,
    reason: str = "",
    replaced: tuple[str, ...] = (),
) -> None:
    """Record what differs from `before`. Of the fields in `replaced` only that they are new is kept."""
    after = {**audited(user), **dict.fromkeys(replaced, "new")}
    if before != after:
        record(session, actor, Action.CHANGE, SubjectKind.USER, user.id, before=before, after=after, reason=reason)
