"""Drafts of members that wait for staff to publish them."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, and_, func, select
from sqlalchemy.orm import Session, joinedload, selectinload

from core.audit import Action, SubjectKind
from core.models import AuditEntry, Recipe

PARTS = (Recipe.ingredients, Recipe.steps, Recipe.labels)


def waiting_recipes(session: Session, limit: int) -> Sequence[Recipe]:
    """Return the drafts that wait, oldest first, with their owners."""
    return session.scalars(
        select(Recipe)
        .where(_is_waiting())
        .options(joinedload(Recipe.owner), *(selectinload(parts) for parts in PARTS))
        .order_by(Recipe.id)
        .limit(limit)
    ).all()


def count_waiting_recipes(session: Session) -> int:
    """Return how many drafts wait."""
    return session.scalar(select(func.count()).select_from(Recipe).where(_is_waiting())) or 0


def _is_waiting() -> ColumnElement[bool]:
    # What was imported as a draft waits for the one who imported it.
    return and_(~Recipe.is_published, Recipe.source_key.is_(None), ~_is_turned_down())


def _is_turned_down() -> ColumnElement[bool]:
    """The last decision is a rejection, and the recipe has not changed since."""
    last = (
        select(AuditEntry.id)
        .where(AuditEntry.subject_kind == SubjectKind.RECIPE, AuditEntry.subject_id == Recipe.id)
        .order_by(AuditEntry.id.desc())
        .limit(1)
        .correlate(Recipe)
        .scalar_subquery()
    )
    rejection = select(AuditEntry.id).where(
        AuditEntry.id == last, AuditEntry.action == Action.REJECT, AuditEntry.at >= Recipe.updated_at
    )
    return rejection.exists()
