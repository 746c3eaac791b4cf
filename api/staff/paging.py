"""Pages of the back office's lists: numbered, of one size, and bounded."""

from collections.abc import Sequence
from typing import Any, TypeVar

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

from api.staff.fields import PAGE_SIZE
from core.wire import WireModel

Row = TypeVar("Row")


class PageOut(WireModel):
    """Where a page stands."""

    total: int
    """Rows of all pages."""
    page: int
    """Counts from 1."""
    page_size: int


def read_page(session: Session, statement: Select[Row], page: int) -> tuple[Sequence[Row], dict[str, Any]]:
    """Return the rows of a page, and the fields of PageOut. The statement has an order that no two rows share."""
    total = session.scalar(select(func.count()).select_from(statement.order_by(None).subquery())) or 0
    rows = session.scalars(statement.limit(PAGE_SIZE).offset((page - 1) * PAGE_SIZE)).unique().all()
    return rows, {"total": total, "page": page, "page_size": PAGE_SIZE}
