"""Reads what is known of the indexes."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.models import Recipe, SearchCheck, SearchOutboxEntry, SearchRun

Entry = SearchOutboxEntry


class Waiting(NamedTuple):
    """How many changes wait, and for how many seconds the oldest has."""

    changes: int
    oldest_seconds: float | None


def waiting_of(session: Session, index_name: str, document_id: int | None = None) -> Waiting:
    """Return what waits for an index, or for one of its documents."""
    oldest = func.min(Entry.created_at)
    statement = select(func.count(), oldest, func.now()).where(
        Entry.index_name == index_name, Entry.parked_at.is_(None)
    )
    if document_id is not None:
        statement = statement.where(Entry.document_id == document_id)
    count, since, now = session.execute(statement).one()
    return Waiting(count, (now - since).total_seconds() if count else None)


def parked_reason(session: Session, index_name: str, document_id: int) -> str | None:
    """Return why the engine refuses a document, if it does."""
    return session.scalars(
        select(Entry.parked_reason)
        .where(Entry.index_name == index_name, Entry.document_id == document_id, Entry.parked_at.is_not(None))
        .order_by(Entry.id.desc())
    ).first()


def checks(session: Session) -> Mapping[str, SearchCheck]:
    """Return what the worker last found, by index."""
    return {check.index_name: check for check in session.scalars(select(SearchCheck))}


def runs(session: Session) -> Sequence[SearchRun]:
    """Return the last run of each kind of each index."""
    return session.scalars(select(SearchRun).order_by(SearchRun.index_name, SearchRun.kind)).all()


def recipes_called(session: Session, title: str, *, limit: int) -> Sequence[Recipe]:
    """Return recipes, published or not, whose title holds the text; the same title first."""
    pattern = f"%{title.replace('!', '!!').replace('%', '!%').replace('_', '!_')}%"
    return session.scalars(
        select(Recipe)
        .where(Recipe.short_title.ilike(pattern, escape="!") | Recipe.long_title.ilike(pattern, escape="!"))
        .order_by((func.lower(Recipe.short_title) == title.lower()).desc(), Recipe.id)
        .limit(limit)
    ).all()


def recipe_of(session: Session, number: int) -> Recipe | None:
    """Return the recipe with this number."""
    return session.get(Recipe, number)


def recipe_called_slug(session: Session, slug: str) -> Recipe | None:
    """Return the recipe with this slug."""
    return session.scalar(select(Recipe).where(Recipe.slug == slug))
