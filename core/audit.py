"""The log of what staff change. Every service that staff call records its change in the same transaction.

Source: docs/product/staff.md#audit-log.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from core.models import AuditEntry, AuditVia, User

LONGEST_REASON = 500


class Action(StrEnum):
    """What was done."""

    PUBLISH = "publish"
    UNPUBLISH = "unpublish"
    DELETE = "delete"
    APPROVE = "approve"
    REJECT = "reject"
    REOPEN = "reopen"
    """A decision of moderation taken back."""
    CHANGE = "change"
    CREATE = "create"
    ANSWER = "answer"
    START = "start"
    """Work that runs by itself."""


class SubjectKind(StrEnum):
    """What it was done to."""

    RECIPE = "recipe"
    BLOG = "blog"
    REVIEW = "review"
    COMMENT = "comment"
    USER = "user"
    CUISINE = "cuisine"
    CATEGORY = "category"
    INGREDIENT = "ingredient"
    MESSAGE = "message"
    SYNONYM = "synonym"
    INDEX = "index"
    IMPORT = "import"


@dataclass(frozen=True)
class Actor:
    """Who makes a change."""

    user: User | None
    """None on the command line."""

    @property
    def via(self) -> AuditVia:
        """Where the change is made."""
        return AuditVia.COMMAND_LINE if self.user is None else AuditVia.DESK


COMMAND_LINE = Actor(user=None)


def record(
    session: Session,
    actor: Actor,
    action: Action,
    subject_kind: SubjectKind,
    subject_id: int | None,
    *,
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    reason: str = "",
) -> None:
    """Add an entry. Fields that are alike before and after are left out; put no text of a member into them."""
    fields = [field for field in {**before, **after} if before.get(field) != after.get(field)]
    session.add(
        AuditEntry(
            via=actor.via,
            actor_id=actor.user.id if actor.user else None,
            action=action,
            subject_kind=subject_kind,
            subject_id=subject_id,
            before={field: before[field] for field in fields if field in before},
            after={field: after[field] for field in fields if field in after},
            reason=reason.strip()[:LONGEST_REASON],
        )
    )
    session.flush()


def record_publication(
    session: Session, actor: Actor, subject_kind: SubjectKind, subject_id: int, is_published: bool, *, reason: str
) -> None:
    """Add the entry of something that was published, or became a draft again."""
    action = Action.PUBLISH if is_published else Action.UNPUBLISH
    states = {"before": {"is_published": not is_published}, "after": {"is_published": is_published}}
    record(session, actor, action, subject_kind, subject_id, **states, reason=reason)


def last_entry(session: Session, subject_kind: SubjectKind, subject_id: int) -> AuditEntry | None:
    """Return the newest entry about the subject."""
    about = (AuditEntry.subject_kind == subject_kind, AuditEntry.subject_id == subject_id)
    return session.scalar(select(AuditEntry).where(*about).order_by(AuditEntry.id.desc()).limit(1))


def former_names(session: Session, subject_kind: SubjectKind) -> set[str]:
    """Return the names that staff have replaced."""
    name = AuditEntry.before["name"].astext
    renamed = select(name).where(AuditEntry.subject_kind == subject_kind, AuditEntry.action == Action.CHANGE)
    return {former for former in session.scalars(renamed) if former is not None}
