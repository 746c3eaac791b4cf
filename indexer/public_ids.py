"""The ids that the public may find, from the database."""

from collections.abc import Iterator, Sequence

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.search.index import SearchIndex


def count_public_ids(session: Session, index: SearchIndex) -> int:
    """Return how many documents the index should have."""
    return session.scalar(select(func.count()).select_from(index.public_ids.subquery())) or 0


def public_id_batches(session: Session, index: SearchIndex, *, batch: int, after: int = 0) -> Iterator[Sequence[int]]:
    """Yield the ids beyond `after` that the index should have, ascending, `batch` at a time, by keyset."""
    (column,) = index.public_ids.selected_columns
    last = after
    while ids := session.scalars(index.public_ids.where(column > last).order_by(column).limit(batch)).all():
        yield ids
        last = ids[-1]
