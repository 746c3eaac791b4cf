"""Renames cuisines, categories and known ingredients. Search documents follow by the outbox.

Source: docs/product/staff.md#back-office.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from core.audit import Action, Actor, SubjectKind, record
from core.errors import DomainError
from core.models import Category, Cuisine, KnownIngredient

LONGEST_NAME = 80
Lookup = Cuisine | Category | KnownIngredient


class LookupKind(StrEnum):
    """Which list a name is in."""

    CUISINE = "cuisine"
    CATEGORY = "category"
    INGREDIENT = "ingredient"


@dataclass(frozen=True)
class Named:
    """A list of names: its table, and the column that staff may change."""

    model: type[Any]
    name: InstrumentedAttribute[str]
    others: tuple[InstrumentedAttribute[str], ...]
    """Columns whose values are names too: what filters take must mean one row."""


LOOKUPS: Mapping[LookupKind, Named] = {
    LookupKind.CUISINE: Named(Cuisine, Cuisine.display_name, (Cuisine.display_name, Cuisine.name)),
    LookupKind.CATEGORY: Named(Category, Category.short_name, (Category.short_name,)),
    LookupKind.INGREDIENT: Named(KnownIngredient, KnownIngredient.name, (KnownIngredient.name,)),
}


class NameTaken(DomainError):
    """Another row of the list has the name."""

    status = 409
    code = "name_taken"
    sentence = "There is another one of this name."


class NameRefused(DomainError):
    """The name breaks a rule of the list."""

    status = 409
    code = "name_refused"
    sentence = "A name has 1 to 80 characters and no comma: filters are separated by commas."


def rename(session: Session, actor: Actor, kind: LookupKind, row: Lookup, name: str, *, reason: str = "") -> None:
    """Give the row another name. Raises NameRefused or NameTaken. Flushes."""
    named = LOOKUPS[kind]
    wanted = " ".join(name.replace("\x00", "").split())
    old: str = getattr(row, named.name.key)
    if not 1 <= len(wanted) <= LONGEST_NAME or ("," in wanted and kind is not LookupKind.INGREDIENT):
        raise NameRefused
    if _is_taken(session, named, row.id, wanted):
        raise NameTaken
    if wanted == old:
        return
    setattr(row, named.name.key, wanted)
    session.flush()
    names = {"before": {"name": old}, "after": {"name": wanted}}
    record(session, actor, Action.CHANGE, SubjectKind(kind), row.id, **names, reason=reason)


def _is_taken(session: Session, named: Named, row_id: int, name: str) -> bool:
    for column in named.others:
        taken = select(named.model.id).where(func.lower(column) == func.lower(name), named.model.id != row_id)
        if session.scalar(taken.limit(1)) is not None:
            return True
    return False
