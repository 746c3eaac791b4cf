"""Deletes counts that have served their purpose. Views of a day stay: their number is bounded by recipes and days."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import delete

from core.db import Database, transaction
from core.models import CounterBatch, SearchTermDay

TERMS_ARE_KEPT = timedelta(days=365)
BATCHES_ARE_KEPT = timedelta(days=30)
"""The id of a batch is needed as long as its counts may still be in Redis, which is minutes."""


def delete_old(database: Database) -> int:
    """Delete texts searched more than a year ago and batches written a month ago; return how many rows that were."""
    now = datetime.now(UTC)
    old_rows = (
        delete(SearchTermDay).where(SearchTermDay.day < (now - TERMS_ARE_KEPT).date()).returning(SearchTermDay.day),
        delete(CounterBatch).where(CounterBatch.applied_at < now - BATCHES_ARE_KEPT).returning(CounterBatch.id),
    )
    total = 0
    for statement in old_rows:
        with transaction(database) as session:
            total += len(session.execute(statement).all())
    return total
