"""Lookups as staff keep them."""

from collections.abc import Mapping

from sqlalchemy.orm import Session

from api.staff.lookups import queries
from api.staff.lookups.schemas import LookupPageOut, LookupRowOut
from api.staff.paging import read_page
from api.staff.rows import locked_row
from core.audit import Actor
from core.lookups.rename import LOOKUPS, Lookup, LookupKind, rename


def list_lookups(session: Session, kind: LookupKind, text: str, page: int) -> LookupPageOut:
    """Return a page of one list, by name."""
    rows, place = read_page(session, queries.lookups(kind, text), page)
    counts = queries.recipe_counts(session, kind, [row.id for row in rows])
    return LookupPageOut(**place, rows=[_show_row(kind, row, counts) for row in rows])


def rename_lookup(
    session: Session, actor: Actor, kind: LookupKind, row_id: int, name: str, reason: str
) -> LookupRowOut:
    """Rename one. Raises NoSuchRow, NameRefused or NameTaken."""
    row: Lookup = locked_row(session, LOOKUPS[kind].model, row_id)
    rename(session, actor, kind, row, name, reason=reason)
    return _show_row(kind, row, queries.recipe_counts(session, kind, [row_id]))


def _show_row(kind: LookupKind, row: Lookup, counts: Mapping[int, int] | None) -> LookupRowOut:
    return LookupRowOut(
        id=row.id,
        code=getattr(row, "code", None),
        name=getattr(row, LOOKUPS[kind].name.key),
        recipes=None if counts is None else counts.get(row.id, 0),
    )
