"""The SELECTs behind the back office's lookups."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from core.lookups.rename import LOOKUPS, LookupKind
from core.models import Recipe

REFERENCES = {LookupKind.CUISINE: Recipe.cuisine_id, LookupKind.CATEGORY: Recipe.category_id}


def lookups(kind: LookupKind, text: str) -> Select[Any]:
    """Return the SELECT of a list's rows whose name holds the text, by name."""
    named = LOOKUPS[kind]
    statement = select(named.model)
    if text:
        statement = statement.where(named.name.icontains(text, autoescape=True))
    return statement.order_by(func.lower(named.name), named.model.id)


def recipe_counts(session: Session, kind: LookupKind, ids: Sequence[int]) -> Mapping[int, int] | None:
    """Return how many recipes have each of the rows; None of a list to which recipes don't refer."""
    reference = REFERENCES.get(kind)
    if reference is None:
        return None
    counted = select(reference, func.count()).where(reference.in_(ids)).group_by(reference)
    return {row_id: count for row_id, count in session.execute(counted) if row_id is not None}
