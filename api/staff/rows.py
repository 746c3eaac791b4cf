"""Rows that a change at a desk is about."""

from typing import Any, TypeVar

from sqlalchemy import select
from sqlalchemy.orm import Session

from api.dependencies import MAX_ID
from api.errors import NotFound
from core.models import Base

Model = TypeVar("Model", bound=Base)


class NoSuchRow(NotFound):
    """There is no such row, or no more."""

    code = "no_such_row"
    sentence = "It no longer exists: it may have been deleted meanwhile."


def locked_row(session: Session, model: type[Model], row_id: int) -> Model:
    """Return the row as it is now, locked until the transaction ends. Raises NoSuchRow."""
    if not 0 < row_id <= MAX_ID:
        raise NoSuchRow
    key: Any = model.__table__.primary_key.columns[0]  # type: ignore[attr-defined]
    found = select(model).where(key == row_id).with_for_update(of=model).execution_options(populate_existing=True)
    row = session.scalar(found)
    if row is None:
        raise NoSuchRow
    return row
